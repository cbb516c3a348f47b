import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import { creditAccountRequests as texts } from '#messages/credit-account-requests';
import {
  selectIsBusy,
  selectIsChecking,
  selectIsIrreversible,
} from '../../../machines/credit-request-decision/credit-request-decision.selectors';
import { Actions } from '../../ui/actions';
import { BusyButton, Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { DecisionActor } from './credit-request-screen';

type DecisionAnswersProps = {
  readonly actor: DecisionActor;
  /** `submit` of the form. */
  readonly submit: Omit<ComponentProps<typeof Button>, 'look'>;
  readonly look: 'primary' | 'danger';
  /** What is said while the decision is on its way. */
  readonly doing: string;
  readonly onClose: () => void;
  /** What the deciding button says. */
  readonly children: ReactNode;
};

/** The two ways on of a decision's dialog: back, and the decision. */
export function DecisionAnswers({ actor, submit, look, doing, onClose, children }: DecisionAnswersProps) {
  const busy = useSelector(actor, selectIsBusy);
  const checking = useSelector(actor, selectIsChecking);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const progress = checking ? texts.checking : doing;
  return (
    <>
      <VisuallyHidden role="status">{busy ? progress : ''}</VisuallyHidden>
      <Actions>
        <Button
          data-safe
          aria-disabled={irreversible || undefined}
          onClick={irreversible ? undefined : onClose}
        >
          {texts.cancel}
        </Button>
        <BusyButton {...submit} look={look} busy={busy} busyText={progress}>
          {children}
        </BusyButton>
      </Actions>
    </>
  );
}
