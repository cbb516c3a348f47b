import { assign, emit, sendTo, setup, type CallbackActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { CardUse } from '../../../src/domain/cards/card-use';
import type { Card, Subscription } from '../../../src/domain/entities';
import type { accountSwitchesMachine } from '../account-switches/account-switches.machine';
import type { cardAccountAddMachine } from '../card-account-add/card-account-add.machine';
import type { cardListMachine } from '../../cards/card-list/card-list.machine';
import type { cardDefaultMachine } from '../../cards/card-default/card-default.machine';
import type { cardAddMachine } from '../../cards/card-add/card-add.machine';
import type { CardAddOutput } from '../../cards/card-add/card-add.types';
import type { cardChoiceMachine } from '../../cards/card-choice/card-choice.machine';
import type { cardRemovalMachine } from '../../cards/card-removal/card-removal.machine';
import type { CardRemovalOutput } from '../../cards/card-removal/card-removal.types';
import type { creditRequestMachine } from '../credit-request/credit-request.machine';
import type { CreditRequestOutput } from '../credit-request/credit-request.types';
import type { StateMeta } from '../../state.types';
import type { subscriptionCancelMachine } from '../subscription-cancel/subscription-cancel.machine';
import type { subscriptionResumeMachine } from '../subscription-resume/subscription-resume.machine';
import type { subscriptionWithdrawalMachine } from '../subscription-withdrawal/subscription-withdrawal.machine';
import type {
  ManagePaymentsContext,
  ManagePaymentsEmitted,
  ManagePaymentsEvent,
  ManagePaymentsInput,
  PaymentList,
} from './manage-payments.types';

type Known = { knownCards: readonly string[] | null };
type Whose = { customer: string };
/** `card` is the id of the card that was added; `null` if none was, or its id is unknown. */
type NewCard = { card: string | null };
type Removed = { output: CardRemovalOutput };
type Requested = { output: CreditRequestOutput };

const known = ({ event }: { event: Known }): Known => ({ knownCards: event.knownCards });
const owner = ({ context }: { context: ManagePaymentsContext }): Whose => ({ customer: context.customer });
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const newCard = ({ event: { output } }: { event: { output: CardAddOutput } }): NewCard => ({
  card: output.kind === 'added' ? (output.card?.id ?? null) : null,
});
const removal = ({ event }: { event: Removed }): Removed => ({ output: event.output });
const request = ({ event }: { event: Requested }): Requested => ({ output: event.output });

/** Returns the value that a dialog was opened for. A dialog never opens without it. */
const needed = <T>(value: T | null): T => {
  if (value === null) throw new Error('The dialog was opened without its record');
  return value;
};

/**
 * The profile's Manage Payments section: its lists, the account switches, and the one open dialog (S2.profilePage.3,
 * S2.profilePage.5).
 */
export const managePaymentsMachine = setup({
  types: {} as {
    context: ManagePaymentsContext;
    input: ManagePaymentsInput;
    events: ManagePaymentsEvent;
    emitted: ManagePaymentsEmitted;
    children: {
      accountSwitches: 'accountSwitches';
      cardDefault: 'cardDefault';
      cardList: 'cardList';
      cardAdd: 'cardAdd';
      cardRemoval: 'cardRemoval';
      cardChoice: 'cardChoice';
      cardAccountAdd: 'cardAccountAdd';
      creditRequest: 'creditRequest';
      subscriptionCancel: 'subscriptionCancel';
      subscriptionWithdrawal: 'subscriptionWithdrawal';
      subscriptionResume: 'subscriptionResume';
      sessionRecovery: 'sessionRecovery';
    };
    meta: StateMeta;
  },
  actors: {
    accountSwitches: providedActor<typeof accountSwitchesMachine>('accountSwitches'),
    cardDefault: providedActor<typeof cardDefaultMachine>('cardDefault'),
    cardList: providedActor<typeof cardListMachine>('cardList'),
    cardAdd: providedActor<typeof cardAddMachine>('cardAdd'),
    cardRemoval: providedActor<typeof cardRemovalMachine>('cardRemoval'),
    cardChoice: providedActor<typeof cardChoiceMachine>('cardChoice'),
    cardAccountAdd: providedActor<typeof cardAccountAddMachine>('cardAccountAdd'),
    creditRequest: providedActor<typeof creditRequestMachine>('creditRequest'),
    subscriptionCancel: providedActor<typeof subscriptionCancelMachine>('subscriptionCancel'),
    subscriptionWithdrawal: providedActor<typeof subscriptionWithdrawalMachine>('subscriptionWithdrawal'),
    subscriptionResume: providedActor<typeof subscriptionResumeMachine>('subscriptionResume'),
    sessionRecovery: providedActor<CallbackActorLogic<ManagePaymentsEvent>>('sessionRecovery'),
  },
  guards: {
    isAdded: (_, { card }: NewCard) => card !== null,
    wantsAnotherCard: (_, { output }: Removed) => output.kind === 'changeCard',
    isSent: (_, { output }: Requested) => output.kind === 'sent',
  },
  actions: {
    keepKnownCards: assign((_, { knownCards }: Known) => ({ knownCards })),
    keepCard: assign((_, params: { card: Card; use: CardUse | null; useKnown: boolean }) => params),
    keepUse: assign((_, params: { use: CardUse }) => params),
    keepUseOfCard: assign((_, { output }: Removed) =>
      output.kind === 'changeCard' ? { use: output.use } : {},
    ),
    keepSubscription: assign((_, params: { subscription: Subscription }) => params),
    forgetNickname: assign({ nickname: '' }),
    showNewCard: sendTo('cardList', (_, { card }: NewCard) => ({ type: 'card.added', card: needed(card) })),
    requestLists: providedAction<Whose>('requestLists'),
    reloadList: providedAction<Whose & { list: PaymentList }>('reloadList'),
    reportApplication: emit({ type: 'applicationSent' }),
    showDialogFailed: providedAction('showDialogFailed'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'manage-payments',
  description:
    'Manage payments. It shows cards, subscriptions and accounts and opens one dialog at a time, until the section is left.',
  context: ({ input }) => ({
    ...input,
    knownCards: null,
    card: null,
    use: null,
    useKnown: false,
    subscription: null,
  }),
  type: 'parallel',
  entry: { type: 'requestLists', params: owner },
  invoke: {
    id: 'sessionRecovery',
    src: 'sessionRecovery',
    onError: { actions: { type: 'logFailure', params: failed } },
  },
  on: {
    'session.recovered': { actions: { type: 'requestLists', params: owner } },
    'list.retried': {
      actions: {
        type: 'reloadList',
        params: ({ context, event }) => ({ customer: context.customer, list: event.list }),
      },
    },
  },
  states: {
    switches: {
      description: 'Accounts can be enabled and disabled in their rows, whichever dialog is open.',
      meta: { screen: 'payment-profiles', requirement: 'S4.enableDisable.1' },
      initial: 'running',
      states: {
        running: {
          description: 'Runs the chart of the switches. If it fails, it is restarted.',
          meta: { screen: 'payment-profiles', requirement: 'S4.enableDisable.1' },
          invoke: {
            id: 'accountSwitches',
            src: 'accountSwitches',
            input: owner,
            onError: {
              target: 'running',
              reenter: true,
              actions: { type: 'logFailure', params: failed },
            },
          },
        },
      },
    },
    defaultCard: {
      description: 'One card can be made the default in its tile, whichever dialog is open.',
      meta: { screen: 'cards', requirement: 'D2.extensionGroups.defaultCard' },
      initial: 'running',
      states: {
        running: {
          description: 'Runs the chart of the default card. If it fails, it is restarted.',
          meta: { screen: 'cards', requirement: 'D2.extensionGroups.defaultCard' },
          invoke: {
            id: 'cardDefault',
            src: 'cardDefault',
            input: owner,
            onError: {
              target: 'running',
              reenter: true,
              actions: { type: 'logFailure', params: failed },
            },
          },
        },
      },
    },
    cardList: {
      description: 'The cards can be searched whichever dialog is open. A card that was added is shown.',
      meta: { screen: 'cards', requirement: 'own' },
      initial: 'running',
      states: {
        running: {
          description: 'Runs the chart of the list. If it fails, it is restarted.',
          meta: { screen: 'cards', requirement: 'own' },
          invoke: {
            id: 'cardList',
            src: 'cardList',
            onError: {
              target: 'running',
              reenter: true,
              actions: { type: 'logFailure', params: failed },
            },
          },
        },
      },
    },
    dialog: {
      description: 'At most one dialog is open over the section.',
      meta: { screen: 'manage-payments', requirement: 'S2.profilePage.5' },
      initial: 'viewing',
      states: {
        viewing: {
          description: 'The customer sees the cards with their badges, Premium and the payment profiles.',
          meta: { screen: 'manage-payments', requirement: 'S4.cardStates.1' },
          on: {
            'card.addRequested': {
              target: 'addingCard',
              actions: { type: 'keepKnownCards', params: known },
            },
            'card.removalRequested': {
              target: 'removingCard',
              actions: [
                { type: 'keepKnownCards', params: known },
                {
                  type: 'keepCard',
                  params: ({ event: { card, use, useKnown } }) => ({ card, use, useKnown }),
                },
              ],
            },
            'card.choiceRequested': {
              target: 'choosingCard',
              actions: [
                { type: 'keepKnownCards', params: known },
                { type: 'keepUse', params: ({ event }) => ({ use: event.use }) },
              ],
            },
            'cardAccount.addRequested': {
              target: 'addingCardAccount',
              actions: { type: 'keepKnownCards', params: known },
            },
            'creditAccount.requested': 'requestingAccount',
            'subscription.cancelRequested': {
              target: 'cancellingPremium',
              actions: {
                type: 'keepSubscription',
                params: ({ event }) => ({ subscription: event.subscription }),
              },
            },
            'subscription.withdrawalRequested': {
              target: 'withdrawing',
              actions: {
                type: 'keepSubscription',
                params: ({ event }) => ({ subscription: event.subscription }),
              },
            },
            'subscription.resumeRequested': {
              target: 'resumingPremium',
              actions: {
                type: 'keepSubscription',
                params: ({ event }) => ({ subscription: event.subscription }),
              },
            },
          },
        },
        addingCard: {
          description: 'The dialog "Add a new card" is open over the list.',
          meta: { screen: 'card-add', requirement: 'S2.profilePage.5' },
          invoke: {
            id: 'cardAdd',
            src: 'cardAdd',
            input: ({ context }) => ({
              customer: context.customer,
              mode: 'add',
              knownCards: context.knownCards,
              nickname: context.nickname,
            }),
            onDone: [
              {
                guard: { type: 'isAdded', params: newCard },
                target: 'viewing',
                actions: ['forgetNickname', { type: 'showNewCard', params: newCard }],
              },
              { target: 'viewing', actions: 'forgetNickname' },
            ],
            onError: {
              target: 'viewing',
              actions: ['showDialogFailed', { type: 'logFailure', params: failed }],
            },
          },
        },
        removingCard: {
          description: 'The dialog that removes a card, or shows what still uses it.',
          meta: { screen: 'card-removal', requirement: 'S8.deleteCardConfirm' },
          invoke: {
            id: 'cardRemoval',
            src: 'cardRemoval',
            input: ({ context }) => ({
              customer: context.customer,
              card: needed(context.card),
              use: context.use,
              useKnown: context.useKnown,
            }),
            onDone: [
              {
                guard: { type: 'wantsAnotherCard', params: removal },
                target: 'choosingCard',
                actions: { type: 'keepUseOfCard', params: removal },
              },
              { target: 'viewing' },
            ],
            onError: {
              target: 'viewing',
              actions: ['showDialogFailed', { type: 'logFailure', params: failed }],
            },
          },
        },
        choosingCard: {
          description: 'The dialog "Select a card" for a subscription or an account.',
          meta: { screen: 'card-choice', requirement: 'S2.profilePage.5' },
          invoke: {
            id: 'cardChoice',
            src: 'cardChoice',
            input: ({ context }) => ({
              customer: context.customer,
              use: needed(context.use),
              knownCards: context.knownCards,
            }),
            onDone: 'viewing',
            onError: {
              target: 'viewing',
              actions: ['showDialogFailed', { type: 'logFailure', params: failed }],
            },
          },
        },
        addingCardAccount: {
          description: 'The dialog "Add business account": a company and the card that pays for it.',
          meta: { screen: 'card-account-add', requirement: 'S2.profilePage.5' },
          invoke: {
            id: 'cardAccountAdd',
            src: 'cardAccountAdd',
            input: ({ context }) => ({ customer: context.customer, knownCards: context.knownCards }),
            onDone: 'viewing',
            onError: {
              target: 'viewing',
              actions: ['showDialogFailed', { type: 'logFailure', params: failed }],
            },
          },
        },
        requestingAccount: {
          description:
            'The dialog "Request Bill Pay". It is used when Premium is off, because there is no chooser then.',
          meta: { screen: 'credit-request', requirement: 'S2.profilePage.3' },
          invoke: {
            id: 'creditRequest',
            src: 'creditRequest',
            input: owner,
            onDone: [
              { guard: { type: 'isSent', params: request }, target: 'viewing', actions: 'reportApplication' },
              { target: 'viewing' },
            ],
            onError: {
              target: 'viewing',
              actions: ['showDialogFailed', { type: 'logFailure', params: failed }],
            },
          },
        },
        cancellingPremium: {
          description: 'The dialog that cancels a subscription, which cannot be undone.',
          meta: { screen: 'subscription-cancel', requirement: 'S4.subscription.1' },
          invoke: {
            id: 'subscriptionCancel',
            src: 'subscriptionCancel',
            input: ({ context }) => ({
              customer: context.customer,
              subscription: needed(context.subscription),
              asksReason: context.asksReason,
            }),
            onDone: 'viewing',
            onError: {
              target: 'viewing',
              actions: ['showDialogFailed', { type: 'logFailure', params: failed }],
            },
          },
        },
        withdrawing: {
          description: 'The dialog that withdraws from the contract of a personal subscription.',
          meta: { screen: 'subscription-withdrawal', requirement: 'D2.extensionGroups.withdrawal' },
          invoke: {
            id: 'subscriptionWithdrawal',
            src: 'subscriptionWithdrawal',
            input: ({ context }) => ({
              customer: context.customer,
              subscription: needed(context.subscription),
            }),
            onDone: 'viewing',
            onError: {
              target: 'viewing',
              actions: ['showDialogFailed', { type: 'logFailure', params: failed }],
            },
          },
        },
        resumingPremium: {
          description: 'The dialog that resumes a cancelled subscription.',
          meta: { screen: 'subscription-resume', requirement: 'D2.extensionGroups.resume' },
          invoke: {
            id: 'subscriptionResume',
            src: 'subscriptionResume',
            input: ({ context }) => ({
              customer: context.customer,
              subscription: needed(context.subscription),
            }),
            onDone: 'viewing',
            onError: {
              target: 'viewing',
              actions: ['showDialogFailed', { type: 'logFailure', params: failed }],
            },
          },
        },
      },
    },
  },
});
