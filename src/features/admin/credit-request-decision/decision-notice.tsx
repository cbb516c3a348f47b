import { useSelector } from '@xstate/react';
import { selectIsChecking } from '../../../../machines/admin/credit-request-decision/credit-request-decision.selectors';
import { CheckedNotice } from '../../shared/forms/checked-notice';
import type { FormActor } from '../../shared/forms/use-submission';
import type { DecisionActor } from './decision-parts';

type DecisionNoticeProps = {
  readonly actor: DecisionActor;
  readonly id: string;
  readonly submission: FormActor;
  /** The title above the server's messages: what did not happen. */
  readonly refused: string;
};

/** Says why the last submission decided nothing. It waits until it is known whether another admin has decided. */
export function DecisionNotice({ actor, id, submission, refused }: DecisionNoticeProps) {
  const checking = useSelector(actor, selectIsChecking);
  return checking ? null : <CheckedNotice id={id} actor={submission} refused={refused} />;
}
