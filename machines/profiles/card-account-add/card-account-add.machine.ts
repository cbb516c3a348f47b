import { assign, sendTo, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { cardAddMachine } from '../../cards/card-add/card-add.machine';
import type { CardAddOutput } from '../../cards/card-add/card-add.types';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { FormProgress, FormReport } from '../../session/form-submission/form-submission.selectors';
import type { StateMeta } from '../../state.types';
import type {
  CardAccountAddContext,
  CardAccountAddEvent,
  CardAccountAddInput,
  CardAccountAddOutput,
  CardAccountAddTag,
  CardAccountDraft,
  CardAccountEntry,
} from './card-account-add.types';

type Whose = { customer: string };
type Chosen = { output: CardAddOutput };

const owner = ({ context }: { context: CardAccountAddContext }): Whose => ({ customer: context.customer });
const progress = ({ event }: FormReport): FormProgress => ({ form: event.snapshot });
const entered = ({ event: { companyName, cardId } }: { event: CardAccountEntry }): CardAccountEntry => ({
  companyName,
  cardId,
});
const chosen = ({ event }: { event: { output: CardAddOutput } }): Chosen => ({ output: event.output });

/**
 * The dialog "Add business account" (S2.profilePage.5, S5.addCardAccount): a valid company name and a chosen card. A
 * card can be added on the way; its dialog replaces this one, and the new card is selected.
 */
export const cardAccountAddMachine = setup({
  types: {} as {
    context: CardAccountAddContext;
    input: CardAccountAddInput;
    output: CardAccountAddOutput;
    events: CardAccountAddEvent;
    tags: CardAccountAddTag;
    children: { readDraft: 'readDraft'; form: 'form'; cardAdd: 'cardAdd' };
    meta: StateMeta;
  },
  actors: {
    readDraft: providedActor<PromiseActorLogic<CardAccountDraft>>('readDraft'),
    form: providedActor<typeof formSubmissionMachine>('form'),
    cardAdd: providedActor<typeof cardAddMachine>('cardAdd'),
  },
  guards: {
    isAdded: (_, { form }: FormProgress) => form.matches('completed'),
    isSending: (_, { form }: FormProgress) => form.hasTag('busy'),
    hasFailed: (_, { form }: FormProgress) => form.matches('refused') || form.matches('failed'),
    isCardChosen: (_, { output }: Chosen) => output.kind === 'selected',
  },
  actions: {
    keepEntry: assign((_, params: CardAccountEntry) => params),
    keepDraft: assign((_, { companyName }: CardAccountDraft) => ({ companyName })),
    keepCard: assign(({ context: { knownCards } }, { output }: Chosen) =>
      output.kind === 'selected'
        ? {
            cardId: output.card.id,
            added: output.card,
            knownCards: knownCards && [...knownCards, output.card.id],
          }
        : {},
    ),
    changeForm: sendTo('form', { type: 'form.edited' }),
    saveDraft: providedAction<CardAccountDraft>('saveDraft'),
    removeDraft: providedAction('removeDraft'),
    reloadCards: providedAction<Whose>('reloadCards'),
    reloadAccounts: providedAction<Whose>('reloadAccounts'),
    showCardFormFailed: providedAction('showCardFormFailed'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'card-account-add',
  description:
    'Add a business account. The customer names a company and chooses its card, and it ends when the account is added or the dialog is closed.',
  context: ({ input }) => ({ ...input, companyName: '', cardId: '', added: null }),
  initial: 'opening',
  output: ({ event }) => event.output as CardAccountAddOutput,
  states: {
    opening: {
      description: 'Reads what was typed before a reload.',
      meta: { screen: 'card-account-add', requirement: 'D3.19' },
      tags: ['busy'],
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: {
          target: 'open',
          actions: { type: 'keepDraft', params: ({ event }) => event.output },
        },
        onError: {
          target: 'open',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'dialog.closed': 'closed' },
    },
    open: {
      description: 'The dialog with its form and the values in it.',
      meta: { screen: 'card-account-add', requirement: 'S2.profilePage.5' },
      invoke: {
        id: 'form',
        src: 'form',
        onSnapshot: [
          { guard: { type: 'isAdded', params: progress }, target: '#card-account-add.added' },
          { guard: { type: 'isSending', params: progress }, target: '.sending' },
          { guard: { type: 'hasFailed', params: progress }, target: '.editing' },
          {},
        ],
        onError: {
          target: 'open',
          reenter: true,
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'editing',
      states: {
        editing: {
          description:
            'The customer names the company and chooses a card. An error from the last attempt is shown above.',
          meta: { screen: 'card-account-add', requirement: 'S5.addCardAccount' },
          on: {
            'account.edited': {
              actions: [
                { type: 'keepEntry', params: entered },
                { type: 'saveDraft', params: ({ event }) => ({ companyName: event.companyName }) },
              ],
            },
            'card.addRequested': 'addingCard',
            'cards.retried': { actions: { type: 'reloadCards', params: owner } },
            'dialog.closed': '#card-account-add.closed',
          },
        },
        sending: {
          description: 'The account is being sent to the server. This can no longer be stopped.',
          meta: { screen: 'card-account-add', requirement: 'S7.calls.15' },
          tags: ['busy', 'irreversible'],
        },
        addingCard: {
          description: 'The dialog that adds a card replaces this one.',
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
                guard: { type: 'isCardChosen', params: chosen },
                target: 'editing',
                actions: [{ type: 'keepCard', params: chosen }, 'changeForm'],
              },
              { target: 'editing' },
            ],
            onError: {
              target: 'editing',
              actions: [
                'showCardFormFailed',
                { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
      },
    },
    added: {
      type: 'final',
      description: 'The dialog closes. The list of accounts is read again and shows the new one.',
      meta: { screen: 'payment-profiles', requirement: 'S2.profilePage.3' },
      entry: ['removeDraft', { type: 'reloadAccounts', params: owner }],
      output: (): CardAccountAddOutput => ({ kind: 'added' }),
    },
    closed: {
      type: 'final',
      description: 'The person closed the dialog; nothing was added.',
      meta: { screen: 'payment-profiles', requirement: 'own' },
      entry: 'removeDraft',
      output: (): CardAccountAddOutput => ({ kind: 'closed' }),
    },
  },
});
