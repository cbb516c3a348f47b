import { useSelector } from '@xstate/react';
import { selectIsChecking } from '../../../../machines/admin/credit-request-decision/credit-request-decision.selectors';
import type { ComponentProps } from 'react';
import { CheckedNotice } from '../../shared/forms/checked-notice';
import type { DecisionActor } from './decision-parts';

type DecisionNoticeProps = {
  readonly actor: DecisionActor;
  /** What the form says of its submission. */
  readonly notice: Omit<ComponentProps<typeof CheckedNotice>, 'refused'>;
  /** The title above the server's messages: what did not happen. */
  readonly refused: string;
};

/** Says why the last submission decided nothing. It waits until it is known whether another admin has decided. */
export function DecisionNotice({ actor, notice, refused }: DecisionNoticeProps) {
  const checking = useSelector(actor, selectIsChecking);
  return checking ? null : <CheckedNotice {...notice} refused={refused} />;
}
