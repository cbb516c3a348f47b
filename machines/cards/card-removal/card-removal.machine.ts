import { assign, setup, type PromiseActorLogic, type SnapshotFrom } from 'xstate';
import { providedAction, providedActor, providedGuard } from '../../placeholder';
import type { CardUse } from '../../../src/domain/cards/card-use';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { RefusalMeta, StateMeta } from '../../state.types';
import type {
  CardRemovalContext,
  CardRemovalEvent,
  CardRemovalInput,
  CardRemovalOutput,
  CardRemovalTag,
  FindUseInput,
  FindUseOutcome,
} from './card-removal.types';

type Progress = { form: SnapshotFrom<typeof formSubmissionMachine> };
type Finding = { outcome: FindUseOutcome };

const progress = ({ event }: { event: { snapshot: Progress['form'] } }): Progress => ({
  form: event.snapshot,
});
const finding = ({ event }: { event: { output: FindUseOutcome } }): Finding => ({ outcome: event.output });
const owner = ({ context }: { context: CardRemovalContext }) => ({ customer: context.customer });

/**
 * Removes a card: confirmation, request, and the message for a card in use (S8.deleteCardConfirm, S8.cardInUse,
 * D7.3). If the app knows that the card is in use, it asks for no confirmation.
 */
export const cardRemovalMachine = setup({
  types: {} as {
    context: CardRemovalContext;
    input: CardRemovalInput;
    output: CardRemovalOutput;
    events: CardRemovalEvent;
    children: { form: 'form'; identifyUse: 'findUse'; refreshCards: 'readCards' };
    tags: CardRemovalTag;
    meta: StateMeta;
    transitionMeta: RefusalMeta;
  },
  actors: {
    form: providedActor<typeof formSubmissionMachine>('form'),
    findUse: providedActor<PromiseActorLogic<FindUseOutcome, FindUseInput>>('findUse'),
    readCards: providedActor<PromiseActorLogic<null, { customer: string }>>('readCards'),
  },
  guards: {
    isUnused: ({ context }) => context.use === null,
    isChangeable: providedGuard<{ use: CardUse | null }>('isChangeable'),
    isDeleted: (_, { form }: Progress) => form.matches('completed'),
    isUnderWay: (_, { form }: Progress) => form.hasTag('busy'),
    isRefused: (_, { form }: Progress) => form.matches('refused'),
    hasNoResponse: (_, { form }: Progress) => form.matches('failed'),
    isUsed: (_, { outcome }: Finding) => outcome.kind === 'used',
  },
  actions: {
    keepUse: assign((_, { outcome }: Finding) => (outcome.kind === 'used' ? { use: outcome.use } : {})),
    reloadCards: providedAction<{ customer: string }>('reloadCards'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'card-removal',
  description:
    'Remove a card. The customer confirms the removal, and it ends when the card is removed or the dialog is closed.',
  context: ({ input }) => input,
  initial: 'inUse',
  output: ({ event }) => event.output as CardRemovalOutput,
  states: {
    inUse: {
      description:
        'The card cannot be removed. The dialog names what uses it and, where the customer can choose another card, leads there. If the app knows of no use, it asks for confirmation instead.',
      meta: { screen: 'card-removal', requirement: 'S8.cardInUse' },
      always: { guard: 'isUnused', target: 'confirming' },
      on: {
        'card.changeRequested': [
          {
            guard: { type: 'isChangeable', params: ({ context }) => ({ use: context.use }) },
            target: 'changing',
          },
          { meta: { refusal: 'cardInUse' } },
        ],
        'dialog.closed': 'closed',
      },
    },
    confirming: {
      description:
        'The dialog asks whether to remove the card. If the lists of what may use it could not all be loaded, it first says that this is unknown.',
      meta: { screen: 'card-removal', requirement: 'S8.deleteCardConfirm' },
      invoke: {
        id: 'form',
        src: 'form',
        onSnapshot: [
          { guard: { type: 'isDeleted', params: progress }, target: '.refreshing' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.deleting' },
          { guard: { type: 'isRefused', params: progress }, target: '.identifying' },
          { guard: { type: 'hasNoResponse', params: progress }, target: '.noResponse' },
          {},
        ],
        onError: {
          target: 'confirming',
          reenter: true,
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          description:
            'No request is in progress. An error from the last attempt is shown above the question.',
          meta: { screen: 'card-removal', requirement: 'S8.deleteCardConfirm' },
          on: { 'dialog.closed': '#card-removal.closed' },
        },
        deleting: {
          description: 'The server is asked to delete the card, which cannot be undone.',
          meta: { screen: 'card-removal', requirement: 'S7.calls.13' },
          tags: ['busy', 'irreversible'],
        },
        noResponse: {
          description:
            'No answer. The form says what a check found; pressing again checks first. Closing reads the cards again.',
          meta: { screen: 'card-removal', requirement: 'S8.networkFailure' },
          on: {
            'dialog.closed': {
              target: '#card-removal.closed',
              actions: { type: 'reloadCards', params: owner },
            },
          },
        },
        identifying: {
          description:
            'The server refused, and the card still exists. The lists are read again, because something may use it.',
          meta: { screen: 'card-removal', requirement: 'D7.3' },
          tags: ['busy', 'irreversible'],
          invoke: {
            id: 'identifyUse',
            src: 'findUse',
            input: ({ context }) => ({ customer: context.customer, card: context.card }),
            onDone: [
              {
                guard: { type: 'isUsed', params: finding },
                target: '#card-removal.inUse',
                actions: { type: 'keepUse', params: finding },
              },
              { target: 'asking' },
            ],
            onError: 'asking',
          },
        },
        refreshing: {
          description:
            'The card was removed. The dialog stays open until the list no longer contains it, so that focus does not return to an element that is about to disappear.',
          meta: { screen: 'card-removal', requirement: 'own' },
          tags: ['busy'],
          invoke: {
            id: 'refreshCards',
            src: 'readCards',
            input: owner,
            onDone: '#card-removal.removed',
            onError: '#card-removal.removed',
          },
          on: { 'dialog.closed': '#card-removal.removed' },
        },
      },
    },
    removed: {
      type: 'final',
      description: 'The card was removed.',
      meta: { screen: 'cards', requirement: 'S7.calls.13' },
      output: (): CardRemovalOutput => ({ kind: 'removed' }),
    },
    changing: {
      type: 'final',
      description: 'The customer goes on to choose another card for whatever uses this one.',
      meta: { screen: 'card-choice', requirement: 'S8.cardInUse' },
      output: ({ context }): CardRemovalOutput =>
        context.use ? { kind: 'changeCard', use: context.use } : { kind: 'closed' },
    },
    closed: {
      type: 'final',
      description: 'The person closed the dialog.',
      meta: { screen: 'cards', requirement: 'own' },
      output: (): CardRemovalOutput => ({ kind: 'closed' }),
    },
  },
});
