import type { accountSwitchesMachine } from '../../../../machines/profiles/account-switches/account-switches.machine';
import type { cardAccountAddMachine } from '../../../../machines/profiles/card-account-add/card-account-add.machine';
import type { cardAddMachine } from '../../../../machines/cards/card-add/card-add.machine';
import type { cardChoiceMachine } from '../../../../machines/cards/card-choice/card-choice.machine';
import type { cardDefaultMachine } from '../../../../machines/cards/card-default/card-default.machine';
import type { cardRemovalMachine } from '../../../../machines/cards/card-removal/card-removal.machine';
import type { creditRequestMachine } from '../../../../machines/profiles/credit-request/credit-request.machine';
import type { managePaymentsMachine } from '../../../../machines/profiles/manage-payments/manage-payments.machine';
import type { receiptDownloadMachine } from '../../../../machines/profiles/receipt-download/receipt-download.machine';
import type { subscriptionCancelMachine } from '../../../../machines/profiles/subscription-cancel/subscription-cancel.machine';
import type { subscriptionResumeMachine } from '../../../../machines/profiles/subscription-resume/subscription-resume.machine';
import type { subscriptionWithdrawalMachine } from '../../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.machine';
import { aoife } from '../../../../machines/samples';
import { CardAddDialog } from '../../../features/cards/card-add/card-add-dialog';
import { CardChoiceDialog } from '../../../features/cards/card-choice/card-choice-dialog';
import { CardRemovalDialog } from '../../../features/cards/card-removal/card-removal-dialog';
import { CompletionDialog } from '../../../features/premium/completion/completion-dialog';
import { CardsSection } from '../../../features/profiles/manage-payments/cards-section';
import { ManagePaymentsScreen } from '../../../features/profiles/manage-payments/manage-payments-screen';
import { PAYMENTS_HEADING_ID } from '../../../features/shared/profile/profile-sections';
import { CardAccountAddDialog } from '../../../features/profiles/card-account-add/card-account-add-dialog';
import { CreditRequestDialog } from '../../../features/profiles/credit-request/credit-request-dialog';
import { PaymentProfiles } from '../../../features/profiles/payment-profiles/payment-profiles';
import { SubscriptionCancelDialog } from '../../../features/profiles/subscription-cancel/subscription-cancel-dialog';
import { SubscriptionResumeDialog } from '../../../features/profiles/subscription-resume/subscription-resume-dialog';
import { SubscriptionWithdrawalDialog } from '../../../features/profiles/subscription-withdrawal/subscription-withdrawal-dialog';
import { Receipts } from '../../../features/profiles/receipts/receipts';
import type { ScreenActor } from '../../../ui/screen-actor';
import { flows } from '../../play/flows';
import { config } from '../../../../machines/samples';
import { lists, paymentsFacts, sessionOf } from '../company';
import { neighbour } from '../played';
import type { View, ViewProps, Views } from '../view.types';

const nothing = () => undefined;
const contact = { number: paymentsFacts.phone };
const restingPayments = neighbour(flows['manage-payments'], {
  customer: aoife.uuid,
  nickname: '',
  asksReason: true,
});
const restingDownload = neighbour(flows['receipt-download'], { customer: aoife.uuid });
const restingDefault = neighbour(flows['card-default'], { customer: aoife.uuid });
const restingSwitches = neighbour(flows['account-switches'], { customer: aoife.uuid });

/** The section over which a dialog was open. */
const Payments = ({
  actor,
  ...rest
}: {
  readonly actor: ScreenActor<typeof managePaymentsMachine>;
} & Pick<ViewProps, 'port'>) => (
  <ManagePaymentsScreen
    actor={actor}
    receiptDownload={restingDownload}
    lists={lists}
    payments={rest.port}
    facts={paymentsFacts}
  />
);
/** Manage Payments with no dialog open. */
export const PaymentsAtRest = ({ port }: Pick<ViewProps, 'port'>) => (
  <Payments actor={restingPayments} port={port} />
);

const cardsWith = (defaults: ScreenActor<typeof cardDefaultMachine>) => (
  <CardsSection
    lists={lists}
    defaults={defaults}
    offersDefault
    user={aoife}
    onAdd={nothing}
    onRemove={nothing}
    onReplace={nothing}
    onRetry={nothing}
  />
);

const Cards: View = () => cardsWith(restingDefault);

const profiles = (switches: ScreenActor<typeof accountSwitchesMachine>) => (
  <PaymentProfiles
    lists={lists}
    switches={switches}
    user={aoife}
    premiumEnabled
    onChangeCard={nothing}
    onAddCardAccount={nothing}
    onRequestCredit={nothing}
    onRetry={nothing}
  />
);
const ProfilesAtRest: View = () => profiles(restingSwitches);

const CardAdd: View = ({ stage, port }) => (
  <CardAddDialog actor={stage.root<typeof cardAddMachine>()} payments={port} />
);
const CardChoice: View = ({ stage, port }) => (
  <CardChoiceDialog actor={stage.root<typeof cardChoiceMachine>()} cards={lists.cards} payments={port} />
);
const CardAccountAdd: View = ({ stage, port }) => (
  <CardAccountAddDialog
    actor={stage.root<typeof cardAccountAddMachine>()}
    cards={lists.cards}
    payments={port}
  />
);
/** Another card is chosen next. */
const ChoiceAtRest: View = ({ port }) => (
  <CardChoiceDialog
    actor={neighbour(flows['card-choice'], flows['card-choice'].fixtures.inputs['forPremium'] as never)}
    cards={lists.cards}
    payments={port}
  />
);
const Payment: View = ({ stage, port }) => (
  <Payments actor={stage.root<typeof managePaymentsMachine>()} port={port} />
);

/** Screens of the section Manage Payments and its dialogs. */
export const paymentsViews = {
  'account-switches': {
    'payment-profiles': ({ stage }) => profiles(stage.root<typeof accountSwitchesMachine>()),
  },
  'card-add': { 'card-add': CardAdd, cards: Cards },
  'card-account-add': {
    'card-account-add': CardAccountAdd,
    'card-add': CardAccountAdd,
    'payment-profiles': ProfilesAtRest,
  },
  'card-choice': { 'card-choice': CardChoice, 'card-add': CardChoice, 'manage-payments': PaymentsAtRest },
  'card-default': { cards: ({ stage }) => cardsWith(stage.root<typeof cardDefaultMachine>()) },
  'card-removal': {
    'card-removal': ({ stage }) => (
      <CardRemovalDialog actor={stage.root<typeof cardRemovalMachine>()} contact={contact} />
    ),
    'card-choice': ChoiceAtRest,
    cards: Cards,
  },
  'credit-request': {
    'credit-request': ({ stage }) => (
      <CreditRequestDialog
        actor={stage.root<typeof creditRequestMachine>()}
        facts={{ email: aoife.email, serviceCharge: false, openTerms: nothing }}
      />
    ),
    'application-sent': () => (
      <CompletionDialog kind="application" session={sessionOf(aoife)} company={config} onClose={nothing} />
    ),
    'payment-profiles': ProfilesAtRest,
  },
  'manage-payments': {
    cards: Payment,
    'manage-payments': Payment,
    'payment-profiles': Payment,
    'card-add': Payment,
    'card-removal': Payment,
    'card-choice': Payment,
    'card-account-add': Payment,
    'credit-request': Payment,
    'subscription-cancel': Payment,
    'subscription-resume': Payment,
    'subscription-withdrawal': Payment,
  },
  'receipt-download': {
    receipts: ({ stage }) => (
      <Receipts
        list={lists.receipts}
        download={stage.root<typeof receiptDownloadMachine>()}
        onRetry={nothing}
      />
    ),
  },
  'subscription-cancel': {
    'subscription-cancel': ({ stage }) => (
      <SubscriptionCancelDialog actor={stage.root<typeof subscriptionCancelMachine>()} />
    ),
    'manage-payments': PaymentsAtRest,
  },
  'subscription-resume': {
    'subscription-resume': ({ stage }) => (
      <SubscriptionResumeDialog actor={stage.root<typeof subscriptionResumeMachine>()} currency="EUR" />
    ),
    'manage-payments': PaymentsAtRest,
  },
  'subscription-withdrawal': {
    'subscription-withdrawal': ({ stage }) => (
      <SubscriptionWithdrawalDialog
        actor={stage.root<typeof subscriptionWithdrawalMachine>()}
        person={aoife}
        currency="EUR"
        fallback={PAYMENTS_HEADING_ID}
      />
    ),
    'manage-payments': PaymentsAtRest,
  },
} satisfies Readonly<Record<string, Views>>;
