import { cardChoice } from '#messages/cards/card-choice';
import { cardRemoval } from '#messages/cards/card-removal';
import { cardUse } from '#messages/cards/card-use';
import { cards } from '#messages/cards/cards';
import { premiumCards } from '#messages/premium/premium-cards';
import { cardAccountAdd } from '#messages/profiles/card-account-add';
import { creditRequest } from '#messages/profiles/credit-request';
import { managePayments } from '#messages/profiles/manage-payments';
import { paymentProfiles } from '#messages/profiles/payment-profiles';
import { subscriptionResume } from '#messages/profiles/subscription-resume';
import { subscriptionWithdrawal } from '#messages/profiles/subscription-withdrawal';
import type { ManagePaymentsEvent } from '../../../../machines/profiles/manage-payments/manage-payments.types';
import { doings, type Bringings, type FlowExecutors } from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { crashing, press } from '../../../review/scripts/words';
import { addedCard } from '../../cards/card-add/card-add.scripts';
import { withoutPrices } from '../credit-request/credit-request.scripts';
import { resumeRequested } from '../subscription-resume/subscription-resume.scripts';

const name = premiumCards.names.personal;
const inUse = cardRemoval.unable({ card: 'Everyday' });

/**
 * The outcomes of a dialog that these scripts only open and close, because it has scripts of its own.
 *
 * @param done the outcome if the dialog is completed
 */
const closedBy = (button: string, dialog: string, done: string): Bringings => ({
  ...crashing,
  [done]: { unseen: 'The dialog has scripts of its own.' },
  closed: { by: 'person', does: [press(button, dialog)] },
});

/** The dialogs of the section, of a customer with Premium while no Premium is offered. */
const executors: FlowExecutors = {
  openings: { default: { ...withoutPrices, account: 'premium', does: [] } },
  events: {
    '': doings<ManagePaymentsEvent>({
      'card.addRequested': () => [press(cards.add)],
      'card.removalRequested': () => [press(`${cards.remove} Everyday`)],
      'card.choiceRequested': () => [press(premiumCards.changeCardOf({ name }))],
      'cardAccount.addRequested': () => [press(paymentProfiles.addCardAccount)],
      'creditAccount.requested': () => [press(paymentProfiles.requestBillPay)],
      'subscription.cancelRequested': () => [press(premiumCards.cancelOf({ name }))],
      'subscription.withdrawalRequested': () => [press(premiumCards.withdrawOf({ name }))],
      'subscription.resumeRequested': () => resumeRequested,
      'list.retried': () => ({ unseen: 'The lists are there, so nothing offers to load them again.' }),
      'session.recovered': () => ({ unseen: 'Nobody has to sign in again here.' }),
    }),
  },
  outcomes: {
    sessionRecovery: crashing,
    accountSwitches: crashing,
    cardDefault: crashing,
    cardList: crashing,
    cardAdd: {
      ...closedBy(cards.cancel, cards.dialogTitle, 'addedUnnamed'),
      added: { by: 'person', does: addedCard },
    },
    cardRemoval: {
      ...closedBy(cardRemoval.close, inUse, 'removed'),
      changeCard: {
        by: 'person',
        does: [press(cardRemoval.change({ what: cardUse.subscription.personal }), inUse)],
      },
    },
    cardChoice: closedBy(cardChoice.cancel, cardChoice.title, 'changed'),
    cardAccountAdd: closedBy(cardAccountAdd.cancel, cardAccountAdd.title, 'added'),
    creditRequest: closedBy(creditRequest.cancel, creditRequest.title, 'sent'),
    subscriptionCancel: closedBy(premiumCards.keep, premiumCards.question, 'cancelled'),
    subscriptionWithdrawal: closedBy(
      subscriptionWithdrawal.keep,
      subscriptionWithdrawal.title({ name }),
      'withdrawn',
    ),
    subscriptionResume: closedBy(subscriptionResume.keep, subscriptionResume.title({ name }), 'resumed'),
  },
  beside: ['sessionRecovery', 'accountSwitches', 'cardDefault', 'cardList'],
};

export const scripts: ScriptSource = { title: managePayments.title, executors: [executors] };
