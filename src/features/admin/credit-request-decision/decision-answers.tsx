import { Button } from '@chakra-ui/react/button';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import { creditAccountRequests as texts } from '#messages/admin/credit-account-requests';
import {
  selectIsBusy,
  selectIsChecking,
  selectIsIrreversible,
} from '../../../../machines/admin/credit-request-decision/credit-request-decision.selectors';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import type { DecisionActor } from './decision-parts';

type DecisionAnswersProps = {
  readonly actor: DecisionActor;
  /** `submit` of the form. */
  readonly submit: ComponentProps<typeof Button>;
  /** `error`: the customer does not get what they asked for. */
  readonly palette?: 'primary' | 'error';
  /** What is said while the decision is on its way. */
  readonly doing: string;
  readonly onClose: () => void;
  /** What the deciding button says. */
  readonly children: ReactNode;
};

/** The two ways on of a decision's dialog: back, and the decision. */
export function DecisionAnswers(props: DecisionAnswersProps) {
  const { actor, submit, palette = 'primary', doing, onClose, children } = props;
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
        <BusyButton {...submit} variant="solid" colorPalette={palette} busy={busy} busyText={progress}>
          {children}
        </BusyButton>
      </Actions>
    </>
  );
}
