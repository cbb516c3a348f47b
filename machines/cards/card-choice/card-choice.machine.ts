import { assign, setup, type PromiseActorLogic, type SnapshotFrom } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { Card } from '../../../src/domain/entities';
import type { cardAddMachine } from '../card-add/card-add.machine';
import type { CardAddOutput } from '../card-add/card-add.types';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { StateMeta } from '../../state.types';
import type {
  CardChoiceContext,
  CardChoiceEvent,
  CardChoiceInput,
  CardChoiceOutput,
  CardChoiceTag,
  CardChoiceTarget,
} from './card-choice.types';

type Progress = { form: SnapshotFrom<typeof formSubmissionMachine> };
type Added = { output: CardAddOutput };

const progress = ({ event }: { event: { snapshot: Progress['form'] } }): Progress => ({
  form: event.snapshot,
});
const added = ({ event }: { event: Added }): Added => ({ output: event.output });
const owner = ({ context }: { context: CardChoiceContext }) => ({ customer: context.customer });
const wanted = ({ context: { customer, use } }: { context: CardChoiceContext }): CardChoiceTarget => ({
  customer,
  use,
});
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/**
 * The dialog "Select a card" (S2.profilePage.5). The customer chooses the card that pays for a subscription or an
 * account, or adds a new card, which is then selected.
 */
export const cardChoiceMachine = setup({
  types: {} as {
    context: CardChoiceContext;
    input: CardChoiceInput;
    output: CardChoiceOutput;
    events: CardChoiceEvent;
    children: { form: 'form'; cardAdd: 'cardAdd'; refreshUse: 'readUse' };
    tags: CardChoiceTag;
    meta: StateMeta;
  },
  actors: {
    form: providedActor<typeof formSubmissionMachine>('form'),
    cardAdd: providedActor<typeof cardAddMachine>('cardAdd'),
    readUse: providedActor<PromiseActorLogic<null, CardChoiceTarget>>('readUse'),
  },
  guards: {
    isAccepted: (_, { form }: Progress) => form.matches('completed'),
    isUnderWay: (_, { form }: Progress) => form.hasTag('busy'),
    isRefused: (_, { form }: Progress) => form.matches('refused'),
    hasNoResponse: (_, { form }: Progress) => form.matches('failed'),
    isNewCard: (_, { output }: Added) => output.kind === 'selected',
  },
  actions: {
    keepChoice: assign((_, params: { cardId: string }) => ({ chosen: params.cardId })),
    chooseNewCard: assign(({ context }, { output }: Added) => {
      const card: Card | null = output.kind === 'selected' ? output.card : null;
      return card === null
        ? {}
        : {
            chosen: card.id,
            added: card,
            knownCards: context.knownCards && [...context.knownCards, card.id],
          };
    }),
    requestCards: providedAction<{ customer: string }>('requestCards'),
    reloadCards: providedAction<{ customer: string }>('reloadCards'),
    reloadUse: providedAction<CardChoiceTarget>('reloadUse'),
    reloadOthers: providedAction<CardChoiceTarget>('reloadOthers'),
    showDialogFailed: providedAction('showDialogFailed'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'card-choice',
  description:
    'Choose the card that pays. The customer chooses or adds the card for a subscription or an account, and it ends when that card pays or the dialog is closed.',
  context: ({ input }) => ({ ...input, chosen: input.use.cardId, added: null }),
  entry: { type: 'requestCards', params: owner },
  initial: 'choosing',
  on: {
    'list.retried': { actions: { type: 'reloadCards', params: owner } },
  },
  output: ({ event }) => event.output as CardChoiceOutput,
  states: {
    choosing: {
      description: 'The dialog shows the customer’s cards. Each can be chosen unless it has expired.',
      meta: { screen: 'card-choice', requirement: 'S2.profilePage.5' },
      invoke: {
        id: 'form',
        src: 'form',
        onSnapshot: [
          { guard: { type: 'isAccepted', params: progress }, target: '.refreshing' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.attaching' },
          { guard: { type: 'isRefused', params: progress }, target: '.asking' },
          { guard: { type: 'hasNoResponse', params: progress }, target: '.noResponse' },
          {},
        ],
        onError: {
          target: 'choosing',
          reenter: true,
          actions: { type: 'logFailure', params: failed },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          description:
            'The customer chooses a card. An error from the last attempt is shown above the cards.',
          meta: { screen: 'card-choice', requirement: 'S2.profilePage.5' },
          on: {
            'card.chosen': {
              actions: { type: 'keepChoice', params: ({ event }) => ({ cardId: event.cardId }) },
            },
            'card.addRequested': '#card-choice.adding',
            'dialog.closed': '#card-choice.closed',
          },
        },
        attaching: {
          description: 'The server is asked to charge the chosen card from now on.',
          meta: { screen: 'card-choice', requirement: 'S7.calls.16' },
          tags: ['busy', 'irreversible'],
        },
        noResponse: {
          description:
            'No answer. The form says what a check found; pressing again checks first, or sends a new request for another card. Closing reads the list again.',
          meta: { screen: 'card-choice', requirement: 'S8.networkFailure' },
          on: {
            'card.chosen': {
              actions: { type: 'keepChoice', params: ({ event }) => ({ cardId: event.cardId }) },
            },
            'card.addRequested': {
              target: '#card-choice.adding',
              actions: { type: 'reloadUse', params: wanted },
            },
            'dialog.closed': {
              target: '#card-choice.closed',
              actions: { type: 'reloadUse', params: wanted },
            },
          },
        },
        refreshing: {
          description: 'The chosen card pays from now on. The dialog stays open until the list shows it.',
          meta: { screen: 'card-choice', requirement: 'own' },
          tags: ['busy'],
          invoke: {
            id: 'refreshUse',
            src: 'readUse',
            input: wanted,
            onDone: '#card-choice.changed',
            onError: '#card-choice.changed',
          },
          on: { 'dialog.closed': '#card-choice.changed' },
        },
      },
    },
    adding: {
      description: 'The dialog "Add a card" replaces this one. A card added there is then chosen here.',
      meta: { screen: 'card-add', requirement: 'S4.addingACard.3' },
      invoke: {
        id: 'cardAdd',
        src: 'cardAdd',
        input: ({ context }) => ({
          customer: context.customer,
          mode: 'select',
          knownCards: context.knownCards,
          nickname: '',
        }),
        onDone: [
          {
            guard: { type: 'isNewCard', params: added },
            target: 'choosing',
            actions: { type: 'chooseNewCard', params: added },
          },
          { target: 'choosing' },
        ],
        onError: {
          target: 'choosing',
          actions: ['showDialogFailed', { type: 'logFailure', params: failed }],
        },
      },
    },
    changed: {
      type: 'final',
      description: 'Another card pays from now on.',
      meta: { screen: 'manage-payments', requirement: 'S7.calls.16' },
      entry: { type: 'reloadOthers', params: wanted },
      output: (): CardChoiceOutput => ({ kind: 'changed' }),
    },
    closed: {
      type: 'final',
      description: 'The person closed the dialog.',
      meta: { screen: 'manage-payments', requirement: 'own' },
      output: (): CardChoiceOutput => ({ kind: 'closed' }),
    },
  },
});
