import type { SnapshotFrom } from 'xstate';
import type { managePaymentsMachine } from '../../../machines/profiles/manage-payments/manage-payments.machine';
import {
  selectCardAccountAdd,
  selectCardAdd,
  selectCardChoice,
  selectCardRemoval,
  selectCreditRequest,
  selectSubscriptionCancel,
  selectSubscriptionResume,
  selectSubscriptionWithdrawal,
} from '../../../machines/profiles/manage-payments/manage-payments.selectors';
import {
  aoife,
  byrneDesign,
  cancelledPremium,
  everyday,
  jointAccount,
  oldOne,
  personalPremium,
} from '../../../machines/samples';
import { accountUse, subscriptionUse } from '../../../src/domain/cards/card-use';

export const customer = aoife.uuid;
export const knownCards = [everyday.id, jointAccount.id, oldOne.id];
export const premiumUse = subscriptionUse(personalPremium);
export const businessUse = accountUse(byrneDesign, true);

export const add = { type: 'card.addRequested', knownCards } as const;
export const remove = {
  type: 'card.removalRequested',
  card: everyday,
  use: null,
  useKnown: true,
  knownCards,
} as const;
export const choose = { type: 'card.choiceRequested', use: businessUse, knownCards } as const;
export const addAccount = { type: 'cardAccount.addRequested', knownCards } as const;
export const requestCredit = { type: 'creditAccount.requested' } as const;
export const cancel = { type: 'subscription.cancelRequested', subscription: personalPremium } as const;
export const resume = { type: 'subscription.resumeRequested', subscription: cancelledPremium } as const;
export const withdraw = { type: 'subscription.withdrawalRequested', subscription: personalPremium } as const;

/** Every dialog: what opens it, its actor, and how it ends. */
export const dialogs = [
  { open: add, actor: 'cardAdd', endings: ['added', 'addedUnnamed', 'closed'] },
  { open: remove, actor: 'cardRemoval', endings: ['removed', 'closed'] },
  { open: choose, actor: 'cardChoice', endings: ['changed', 'closed'] },
  { open: addAccount, actor: 'cardAccountAdd', endings: ['added', 'closed'] },
  { open: requestCredit, actor: 'creditRequest', endings: ['sent', 'closed'] },
  { open: cancel, actor: 'subscriptionCancel', endings: ['cancelled', 'closed'] },
  { open: resume, actor: 'subscriptionResume', endings: ['resumed', 'closed'] },
  { open: withdraw, actor: 'subscriptionWithdrawal', endings: ['withdrawn', 'closed'] },
] as const;

/** The names of the dialogs that are open. */
export const opened = (snapshot: SnapshotFrom<typeof managePaymentsMachine>) =>
  Object.entries({
    cardAdd: selectCardAdd(snapshot),
    cardRemoval: selectCardRemoval(snapshot),
    cardChoice: selectCardChoice(snapshot),
    cardAccountAdd: selectCardAccountAdd(snapshot),
    creditRequest: selectCreditRequest(snapshot),
    subscriptionCancel: selectSubscriptionCancel(snapshot),
    subscriptionResume: selectSubscriptionResume(snapshot),
    subscriptionWithdrawal: selectSubscriptionWithdrawal(snapshot),
  })
    .filter(([, actor]) => actor !== undefined)
    .map(([name]) => name);
