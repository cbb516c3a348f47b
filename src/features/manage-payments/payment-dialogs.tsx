import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { managePayments as texts } from '#messages/manage-payments';
import type { managePaymentsMachine } from '../../../machines/manage-payments/manage-payments.machine';
import {
  selectCardAccountAdd,
  selectCardAdd,
  selectCardChoice,
  selectCardRemoval,
  selectCreditRequest,
  selectSubscriptionCancel,
  selectSubscriptionWithdrawal,
} from '../../../machines/manage-payments/manage-payments.selectors';
import { Opening } from '../../ui/opening';
import type { ScreenActor } from '../../ui/screen-actor';
import type { CardFormPort } from '../cards/card-form-port';
import type { PaymentLists, PaymentsFacts } from './payments-facts';
import { PAYMENTS_HEADING_ID } from './payments-heading';

// Each dialog is a chunk of its own: nobody downloads the card form, say, before asking for it.
const CardAddDialog = lazy(async () => ({
  default: (await import('../cards/card-add-dialog')).CardAddDialog,
}));
const CardRemovalDialog = lazy(async () => ({
  default: (await import('../cards/card-removal-dialog')).CardRemovalDialog,
}));
const CardChoiceDialog = lazy(async () => ({
  default: (await import('../cards/card-choice-dialog')).CardChoiceDialog,
}));
const CardAccountAddDialog = lazy(async () => ({
  default: (await import('../payment-profiles/card-account-add-dialog')).CardAccountAddDialog,
}));
const CreditRequestDialog = lazy(async () => ({
  default: (await import('../payment-profiles/credit-request-dialog')).CreditRequestDialog,
}));
const SubscriptionCancelDialog = lazy(async () => ({
  default: (await import('../premium-cards/subscription-cancel-dialog')).SubscriptionCancelDialog,
}));
const SubscriptionWithdrawalDialog = lazy(async () => ({
  default: (await import('../premium-cards/subscription-withdrawal-dialog')).SubscriptionWithdrawalDialog,
}));

type PaymentDialogsProps = {
  readonly actor: ScreenActor<typeof managePaymentsMachine>;
  readonly lists: PaymentLists;
  readonly payments: CardFormPort;
  readonly facts: PaymentsFacts;
};

/** The dialog that is open over the section, if any (specification, section 2 "Profile page", dialogs). */
export function PaymentDialogs({ actor, lists, payments, facts }: PaymentDialogsProps) {
  const cardAdd = useSelector(actor, selectCardAdd);
  const cardRemoval = useSelector(actor, selectCardRemoval);
  const cardChoice = useSelector(actor, selectCardChoice);
  const cardAccountAdd = useSelector(actor, selectCardAccountAdd);
  const creditRequest = useSelector(actor, selectCreditRequest);
  const subscriptionCancel = useSelector(actor, selectSubscriptionCancel);
  const withdrawal = useSelector(actor, selectSubscriptionWithdrawal);
  const contact = { number: facts.phone };
  return (
    <Suspense fallback={<Opening>{texts.opening}</Opening>}>
      {cardAdd && <CardAddDialog actor={cardAdd} payments={payments} />}
      {cardRemoval && <CardRemovalDialog actor={cardRemoval} contact={contact} />}
      {cardChoice && <CardChoiceDialog actor={cardChoice} cards={lists.cards} payments={payments} />}
      {cardAccountAdd && (
        <CardAccountAddDialog actor={cardAccountAdd} cards={lists.cards} payments={payments} />
      )}
      {creditRequest && (
        <CreditRequestDialog
          actor={creditRequest}
          facts={{
            email: facts.user?.email ?? null,
            serviceCharge: facts.serviceCharge,
            openTerms: facts.openTerms,
          }}
        />
      )}
      {subscriptionCancel && <SubscriptionCancelDialog actor={subscriptionCancel} />}
      {withdrawal && (
        <SubscriptionWithdrawalDialog
          actor={withdrawal}
          person={facts.user}
          currency={facts.currency}
          fallback={PAYMENTS_HEADING_ID}
        />
      )}
    </Suspense>
  );
}
