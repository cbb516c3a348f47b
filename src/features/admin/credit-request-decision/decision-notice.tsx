import { useSelector } from '@xstate/react';
import { selectIsChecking } from '../../../../machines/admin/credit-request-decision/credit-request-decision.selectors';
import { CheckedNotice } from '../../shared/forms/checked-notice';
import type { FormActor } from '../../shared/forms/use-submission';
import type { DecisionActor } from './decision-parts';

type DecisionNoticeProps = {
  readonly actor: DecisionActor;
  readonly id: string;
  /** The decision that was sent. */
  readonly submission: FormActor;
  /** Above the server's sentences: what did not happen. */
  readonly refused: string;
};

/** Why the last press decided nothing; not before it was looked up whether somebody else has decided. */
export function DecisionNotice({ actor, id, submission, refused }: DecisionNoticeProps) {
  const checking = useSelector(actor, selectIsChecking);
  return checking ? null : <CheckedNotice id={id} actor={submission} refused={refused} />;
}
