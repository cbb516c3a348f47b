import { useSelector } from '@xstate/react';
import { managePayments as texts } from '#messages/profiles/manage-payments';
import type { managePaymentsMachine } from '../../../../machines/profiles/manage-payments/manage-payments.machine';
import {
  selectCardAccountAdd,
  selectCardAdd,
  selectCardChoice,
  selectCardRemoval,
  selectCreditRequest,
  selectSubscriptionCancel,
  selectSubscriptionResume,
  selectSubscriptionWithdrawal,
} from '../../../../machines/profiles/manage-payments/manage-payments.selectors';
import { LateDialog } from '../../../ui/late-dialog';
import { Opening } from '../../../ui/opening';
import type { ScreenActor } from '../../../ui/screen-actor';
import type { CardFormPort } from '../../cards/card-entry/card-form-port';
import type { PaymentLists, PaymentsFacts } from './payments-facts';
import { CardAddDialog } from '../../cards/card-add/late-card-add-dialog';
import { CardChoiceDialog, CardRemovalDialog } from '../../cards/card-list/late-card-dialogs';
import {
  CardAccountAddDialog,
  CreditRequestDialog,
  SubscriptionCancelDialog,
  SubscriptionResumeDialog,
  SubscriptionWithdrawalDialog,
} from './payment-dialog-views';
import { PAYMENTS_HEADING_ID } from '../../shared/profile/profile-sections';

const views = [
  CardAddDialog,
  CardRemovalDialog,
  CardChoiceDialog,
  CardAccountAddDialog,
  CreditRequestDialog,
  SubscriptionCancelDialog,
  SubscriptionResumeDialog,
  SubscriptionWithdrawalDialog,
];

type PaymentDialogsProps = {
  readonly actor: ScreenActor<typeof managePaymentsMachine>;
  readonly lists: PaymentLists;
  readonly payments: CardFormPort;
  readonly facts: PaymentsFacts;
};

/** The open dialog over the section, if any (S2.profilePage.5). */
export function PaymentDialogs({ actor, lists, payments, facts }: PaymentDialogsProps) {
  const cardAdd = useSelector(actor, selectCardAdd);
  const cardRemoval = useSelector(actor, selectCardRemoval);
  const cardChoice = useSelector(actor, selectCardChoice);
  const cardAccountAdd = useSelector(actor, selectCardAccountAdd);
  const creditRequest = useSelector(actor, selectCreditRequest);
  const subscriptionCancel = useSelector(actor, selectSubscriptionCancel);
  const resume = useSelector(actor, selectSubscriptionResume);
  const withdrawal = useSelector(actor, selectSubscriptionWithdrawal);
  const contact = { number: facts.phone };
  const dialogs = {
    cardAdd,
    cardRemoval,
    cardChoice,
    cardAccountAdd,
    creditRequest,
    subscriptionCancel,
    resume,
    withdrawal,
  };
  const [name, open] = Object.entries(dialogs).find(([, dialog]) => dialog) ?? [null];
  return (
    <LateDialog
      open={name}
      opening={<Opening>{texts.opening}</Opening>}
      views={views}
      onMissing={() => open?.send({ type: 'dialog.closed' })}
    >
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
      {resume && <SubscriptionResumeDialog actor={resume} currency={facts.currency} />}
      {withdrawal && (
        <SubscriptionWithdrawalDialog
          actor={withdrawal}
          person={facts.user}
          currency={facts.currency}
          fallback={PAYMENTS_HEADING_ID}
        />
      )}
    </LateDialog>
  );
}
