import { useLayoutEffect } from 'react';
import { SubmissionNotice } from './submission-notice';
import type { FormActor } from './use-submission';

type CheckedNoticeProps = {
  readonly id: string;
  readonly actor: FormActor;
  /** Above the server's sentences: what did not happen. */
  readonly refused: string;
};

/**
 * Why the last press did not work, drawn only once it has been looked up what holds now: a refusal may mean that an
 * earlier press worked. Then it takes the focus.
 */
export function CheckedNotice({ id, ...notice }: CheckedNoticeProps) {
  useLayoutEffect(() => document.getElementById(id)?.focus(), [id]);
  return <SubmissionNotice id={id} {...notice} />;
}
