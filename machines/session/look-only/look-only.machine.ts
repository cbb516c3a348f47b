import { setup, type CallbackActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { formSubmissionMachine } from '../form-submission/form-submission.machine';
import type { StateMeta } from '../../state.types';
import type { ActFormProgress, LookOnlyEvent, LookOnlyTag } from './look-only.types';

const progress = ({ event }: { event: { snapshot: ActFormProgress['form'] } }): ActFormProgress => ({
  form: event.snapshot,
});

/**
 * The banner of an admin who only looks at a customer's account (D2.extensionGroups.lookOnly). The session's chart
 * refuses every write. To act for the customer, the admin gives another reason. The session then reads the user again,
 * and the banner of an acting admin takes the place of this one.
 */
export const lookOnlyMachine = setup({
  types: {} as {
    context: Record<never, never>;
    events: LookOnlyEvent;
    tags: LookOnlyTag;
    children: { refusals: 'refusals'; form: 'form' };
    meta: StateMeta;
  },
  actors: {
    refusals: providedActor<CallbackActorLogic<LookOnlyEvent>>('refusals'),
    form: providedActor<typeof formSubmissionMachine>('form'),
  },
  guards: {
    hasBegun: (_, { form }: ActFormProgress) => form.matches('completed'),
    isSending: (_, { form }: ActFormProgress) => form.hasTag('busy'),
    hasFailed: (_, { form }: ActFormProgress) => form.matches('refused') || form.matches('failed'),
  },
  actions: {
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'look-only',
  description:
    'Look only. An admin looks at a customer’s account, every write is refused, and it ends when the admin acts for the customer or returns.',
  context: {},
  initial: 'looking',
  states: {
    looking: {
      description: 'The admin sees what the customer sees and can change nothing.',
      meta: { screen: 'look-only-banner', requirement: 'D2.extensionGroups.lookOnly' },
      invoke: {
        id: 'refusals',
        src: 'refusals',
        onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'act.requested': 'acting' },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'No write was tried.',
          meta: { screen: 'look-only-banner', requirement: 'D2.extensionGroups.lookOnly' },
          on: { 'write.refused': 'refused' },
        },
        refused: {
          description: 'A write was refused. The banner tells it, and that acting is another step.',
          meta: { screen: 'look-only-banner', requirement: 'D2.extensionGroups.lookOnly' },
        },
      },
    },
    acting: {
      description: 'The dialog that asks why the admin has to act for the customer.',
      meta: { screen: 'act-for-customer', requirement: 'D2.extensionGroups.lookOnly' },
      invoke: {
        id: 'form',
        src: 'form',
        onSnapshot: [
          { guard: { type: 'hasBegun', params: progress }, target: '.begun' },
          { guard: { type: 'isSending', params: progress }, target: '.sending' },
          { guard: { type: 'hasFailed', params: progress }, target: '.asking' },
          {},
        ],
        onError: {
          target: 'acting',
          reenter: true,
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The admin types the reason. An error from the last attempt is shown above it.',
          meta: { screen: 'act-for-customer', requirement: 'D2.extensionGroups.lookOnly' },
          on: { 'dialog.closed': '#look-only.looking' },
        },
        sending: {
          description: 'The reason was sent; afterwards the session is read again.',
          meta: { screen: 'act-for-customer', requirement: 'D2.extensionGroups.lookOnly' },
          tags: ['busy', 'irreversible'],
        },
        begun: {
          description: 'The admin acts for the customer. The other banner replaces this one.',
          meta: { screen: 'act-for-customer', requirement: 'D2.extensionGroups.lookOnly' },
          tags: ['irreversible'],
        },
      },
    },
  },
});
