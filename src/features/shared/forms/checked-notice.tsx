import { useLayoutEffect } from 'react';
import type { FormProblem } from '../../../ui/form/form-options';
import { SubmissionNotice } from './submission-notice';
import type { FormActor } from './use-submission';

type CheckedNoticeProps = {
  readonly id: string;
  readonly actor: FormActor;
  /** The title above the server's messages: what did not happen. */
  readonly refused: string;
  /** The fields that the server refused. */
  readonly problems?: readonly FormProblem[];
};

/**
 * Says why the last submission failed. It renders only after the current state was looked up, because a refusal may
 * mean that an earlier submission was applied. It then takes the focus.
 */
export function CheckedNotice({ id, ...notice }: CheckedNoticeProps) {
  useLayoutEffect(() => document.getElementById(id)?.focus(), [id]);
  return <SubmissionNotice id={id} {...notice} />;
}
