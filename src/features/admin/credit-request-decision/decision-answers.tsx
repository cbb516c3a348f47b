import type { Button } from '@chakra-ui/react/button';
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
import { CancelButton } from '../../../ui/cancel-button';
import type { DecisionActor } from './decision-parts';

type DecisionAnswersProps = {
  readonly actor: DecisionActor;
  /** The `submit` props of the form. */
  readonly submit: ComponentProps<typeof Button>;
  /** `error` if the customer does not get what they requested. */
  readonly palette?: 'primary' | 'error';
  /** The text while the decision is being sent. */
  readonly doing: string;
  readonly onClose: () => void;
  /** The label of the button that decides. */
  readonly children: ReactNode;
};

/** The two buttons of a decision dialog: back, and the decision. */
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
        <CancelButton data-safe irreversible={irreversible} onClick={onClose}>
          {texts.cancel}
        </CancelButton>
        <BusyButton {...submit} variant="solid" colorPalette={palette} busy={busy} busyText={progress}>
          {children}
        </BusyButton>
      </Actions>
    </>
  );
}
