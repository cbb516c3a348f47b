import { assign, fromCallback, setup, type AnyActorLogic, type CallbackActorLogic } from 'xstate';
import type { cardAddMachine } from '../card-add/card-add.machine';
import type { StateMeta } from '../state.types';
import type {
  ManagePaymentsContext,
  ManagePaymentsEvent,
  ManagePaymentsInput,
} from './manage-payments.types';

const provided = <T extends AnyActorLogic>(name: string) =>
  fromCallback(() => {
    throw new Error(`${name} must be provided`);
  }) as unknown as T;

const unprovided = (name: string) => (): never => {
  throw new Error(`${name} must be provided`);
};

/** The profile's Manage Payments section: what it loads, and which dialog is open (specification, section 2 "Profile page"). */
export const managePaymentsMachine = setup({
  types: {} as {
    context: ManagePaymentsContext;
    input: ManagePaymentsInput;
    events: ManagePaymentsEvent;
    children: { cardAdd: 'cardAdd'; sessionRecovery: 'sessionRecovery' };
    meta: StateMeta;
  },
  actors: {
    cardAdd: provided<typeof cardAddMachine>('cardAdd'),
    sessionRecovery: provided<CallbackActorLogic<ManagePaymentsEvent>>('sessionRecovery'),
  },
  actions: {
    keepKnownCards: assign((_, params: { knownCards: readonly string[] | null }) => ({
      knownCards: params.knownCards,
    })),
    forgetNickname: assign({ nickname: '' }),
    requestCards: (_, _params: { customer: string }): void => unprovided('requestCards')(),
    reloadCards: (_, _params: { customer: string }): void => unprovided('reloadCards')(),
    showDialogFailed: unprovided('showDialogFailed'),
    logFailure: (_, _params: { error: unknown }): void => unprovided('logFailure')(),
  },
}).createMachine({
  id: 'manage-payments',
  context: ({ input }) => ({ ...input, knownCards: null }),
  initial: 'viewing',
  entry: { type: 'requestCards', params: ({ context }) => ({ customer: context.customer }) },
  invoke: {
    id: 'sessionRecovery',
    src: 'sessionRecovery',
    onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } },
  },
  on: {
    'card.addRequested': {},
    'session.recovered': {
      actions: { type: 'requestCards', params: ({ context }) => ({ customer: context.customer }) },
    },
    'cards.retried': {
      actions: { type: 'reloadCards', params: ({ context }) => ({ customer: context.customer }) },
    },
  },
  states: {
    viewing: {
      description: 'The customer sees the cards, each with its badge.',
      meta: { screen: 'manage-payments', requirement: 'S4.cardStates.1' },
      on: {
        'card.addRequested': {
          target: 'addingCard',
          actions: { type: 'keepKnownCards', params: ({ event }) => ({ knownCards: event.knownCards }) },
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
        onDone: { target: 'viewing', actions: 'forgetNickname' },
        onError: { target: 'viewing', actions: 'showDialogFailed' },
      },
    },
  },
});
