import type { FlowFixtures } from '../../fixtures.types';
import {
  aoife,
  byrneUse,
  cancelledPremium,
  everyday,
  jointAccount,
  oldOne,
  personalPremium,
  premiumUse,
} from '../../samples';
import type { managePaymentsMachine } from './manage-payments.machine';

const knownCards = [everyday.id, jointAccount.id, oldOne.id];
const crashed = { reject: new Error('The dialog failed') };

export const fixtures = {
  inputs: { default: { customer: aoife.uuid, nickname: 'Every', asksReason: true } },
  events: [
    { type: 'card.addRequested', knownCards },
    { type: 'card.removalRequested', card: everyday, use: premiumUse, useKnown: true, knownCards },
    { type: 'card.choiceRequested', use: byrneUse, knownCards },
    { type: 'cardAccount.addRequested', knownCards },
    { type: 'creditAccount.requested' },
    { type: 'subscription.cancelRequested', subscription: personalPremium },
    { type: 'subscription.withdrawalRequested', subscription: personalPremium },
    { type: 'subscription.resumeRequested', subscription: cancelledPremium },
    { type: 'list.retried', list: 'cardAccounts' },
    { type: 'session.recovered' },
  ],
  ignores: [
    {
      events: [
        'card.addRequested',
        'card.removalRequested',
        'card.choiceRequested',
        'cardAccount.addRequested',
        'creditAccount.requested',
        'subscription.cancelRequested',
        'subscription.withdrawalRequested',
        'subscription.resumeRequested',
      ],
      in: [
        'dialog.addingCard',
        'dialog.removingCard',
        'dialog.choosingCard',
        'dialog.addingCardAccount',
        'dialog.requestingAccount',
        'dialog.cancellingPremium',
        'dialog.withdrawing',
        'dialog.resumingPremium',
      ],
    },
  ],
  outcomes: {
    sessionRecovery: { crashed: { reject: new Error('It failed') } },
    cardDefault: { crashed: { reject: new Error('It failed') } },
    cardList: { crashed: { reject: new Error('It failed') } },
    accountSwitches: { crashed: { reject: new Error('They failed') } },
    cardAdd: {
      added: { resolve: { kind: 'added', card: everyday } },
      addedUnnamed: { resolve: { kind: 'added', card: null } },
      closed: { resolve: { kind: 'closed' } },
      crashed,
    },
    cardRemoval: {
      removed: { resolve: { kind: 'removed' } },
      closed: { resolve: { kind: 'closed' } },
      changeCard: { resolve: { kind: 'changeCard', use: premiumUse } },
      crashed,
    },
    cardChoice: {
      changed: { resolve: { kind: 'changed' } },
      closed: { resolve: { kind: 'closed' } },
      crashed,
    },
    cardAccountAdd: {
      added: { resolve: { kind: 'added' } },
      closed: { resolve: { kind: 'closed' } },
      crashed,
    },
    creditRequest: { sent: { resolve: { kind: 'sent' } }, closed: { resolve: { kind: 'closed' } }, crashed },
    subscriptionCancel: {
      cancelled: { resolve: { kind: 'cancelled' } },
      closed: { resolve: { kind: 'closed' } },
      crashed,
    },
    subscriptionWithdrawal: {
      withdrawn: { resolve: { kind: 'withdrawn' } },
      closed: { resolve: { kind: 'closed' } },
      crashed,
    },
    subscriptionResume: {
      resumed: { resolve: { kind: 'resumed' } },
      closed: { resolve: { kind: 'closed' } },
      crashed,
    },
  },
  // What a dialog is opened for affects its input only, which the scenarios assert.
  distinguish: ({ nickname }) => nickname,
} satisfies FlowFixtures<typeof managePaymentsMachine>;
