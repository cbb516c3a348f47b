import { useLayoutEffect } from 'react';
import { SubmissionNotice } from './submission-notice';
import type { FormActor } from './use-submission';

type CheckedNoticeProps = {
  readonly id: string;
  readonly actor: FormActor;
  /** The title above the server's messages: what did not happen. */
  readonly refused: string;
};

/**
 * Says why the last submission failed. It renders only after the current state was looked up, because a refusal may
 * mean that an earlier submission was applied. It then takes the focus.
 */
export function CheckedNotice({ id, ...notice }: CheckedNoticeProps) {
  useLayoutEffect(() => document.getElementById(id)?.focus(), [id]);
  return <SubmissionNotice id={id} {...notice} />;
}
