import { assign, emit, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type { stepperMachine } from '../stepper/stepper.machine';
import type { StepperInput, StepperOutput } from '../stepper/stepper.types';
import type {
  CompletionEmitted,
  RegistrationContext,
  RegistrationEvent,
  RegistrationInput,
  RegistrationOutput,
} from './registration.types';

type Ended = { output: StepperOutput };
const ended = ({ event }: { event: Ended }): Ended => ({ output: event.output });

/** Whether Premium was paid for. A profile type with a payment step cannot be completed without paying. */
const paidPremium = ({ start }: RegistrationContext, { output }: Ended): boolean =>
  output.kind === 'completed' &&
  start?.plan[output.profileType]?.some(({ id }) => id === 'premiumPayment') === true;

/** Registers a new customer: the wizard, and the effect of its result (S2.registration.1, S4.completion.1, D4.3). */
export const registrationMachine = setup({
  types: {} as {
    context: RegistrationContext;
    input: RegistrationInput;
    output: RegistrationOutput;
    events: RegistrationEvent;
    emitted: CompletionEmitted;
    children: { stepper: 'stepper'; findStart: 'findStart' };
    meta: StateMeta;
  },
  actors: {
    stepper: providedActor<typeof stepperMachine>('stepper'),
    /** Waits until the company's offer is known. */
    findStart: providedActor<PromiseActorLogic<StepperInput, Record<never, never>>>('findStart'),
  },
  guards: {
    isStartKnown: ({ context }) => context.start !== null,
    isSubscription: ({ context }, params: Ended) => paidPremium(context, params),
    isApplication: (_, { output }: Ended) => output.kind === 'completed' && output.profileType === 'bill_pay',
    isAccount: (_, { output }: Ended) => output.kind === 'completed' || output.kind === 'postponed',
    isOutcomeUnknown: (_, { output }: Ended) => output.kind === 'outcomeUnknown',
  },
  actions: {
    keepStart: assign((_, params: { start: StepperInput }) => ({ start: params.start })),
    forgetStart: assign({ start: null }),
    /** An account whose card follows later has no profile yet: the screen that follows must not welcome it to one. */
    keepCustomer: assign((_, { output }: Ended) => ({
      uuid: 'uuid' in output ? output.uuid : null,
      profileType: output.kind === 'completed' ? output.profileType : null,
    })),
    reportSubscription: emit({ type: 'premium-subscription-complete' }),
    reportApplication: emit({ type: 'applicationSent' }),
    reportComplete: emit({ type: 'complete' }),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'registration',
  description:
    'Register. A visitor goes through the wizard, and it ends when the account exists or the visitor leaves.',
  context: ({ input }) => ({ ...input, uuid: null, profileType: null }),
  initial: 'preparing',
  output: ({ event }) => event.output as RegistrationOutput,
  states: {
    preparing: {
      description:
        'What the company offers is not known yet. The first step is the same for everyone and can already be filled in.',
      meta: { screen: 'registration', requirement: 'D3.11' },
      always: { guard: 'isStartKnown', target: 'registering' },
      invoke: {
        id: 'findStart',
        src: 'findStart',
        input: {},
        onDone: {
          target: 'registering',
          actions: { type: 'keepStart', params: ({ event }) => ({ start: event.output }) },
        },
        onError: {
          target: 'broken',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'registration.closed': 'closed' },
    },
    registering: {
      description: 'The visitor fills in the steps of the wizard.',
      meta: { screen: 'registration', requirement: 'S2.registration.1' },
      invoke: {
        id: 'stepper',
        src: 'stepper',
        input: ({ context: { start } }) => {
          if (start === null) throw new Error('The start of the wizard is unknown');
          return start;
        },
        onDone: [
          {
            guard: { type: 'isSubscription', params: ended },
            target: 'completed',
            actions: [{ type: 'keepCustomer', params: ended }, 'reportSubscription'],
          },
          {
            guard: { type: 'isApplication', params: ended },
            target: 'completed',
            actions: [{ type: 'keepCustomer', params: ended }, 'reportApplication'],
          },
          {
            guard: { type: 'isAccount', params: ended },
            target: 'completed',
            actions: { type: 'keepCustomer', params: ended },
          },
          { guard: { type: 'isOutcomeUnknown', params: ended }, target: 'outcomeUnknown' },
          { target: 'closed' },
        ],
        onError: {
          target: 'broken',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    outcomeUnknown: {
      description:
        'It is unknown whether the account was created. The visitor is told to check their email, and can sign in, get a new password, or go back to what was entered.',
      meta: { screen: 'registration', requirement: 'D4.9' },
      on: {
        'registration.restarted': { target: 'preparing', actions: 'forgetStart' },
        'registration.closed': 'closed',
      },
    },
    broken: {
      description: 'The wizard stopped working. What was entered is kept, and the wizard can be restarted.',
      meta: { screen: 'registration', requirement: 'own' },
      on: {
        'registration.restarted': { target: 'preparing', actions: 'forgetStart' },
        'registration.closed': 'closed',
      },
    },
    completed: {
      type: 'final',
      description: 'The account was created, and a notice tells the visitor.',
      meta: { screen: 'registration', requirement: 'S4.completion.2' },
      entry: 'reportComplete',
      output: ({ context }): RegistrationOutput => ({
        kind: 'completed',
        uuid: context.uuid,
        profileType: context.profileType,
      }),
    },
    closed: {
      type: 'final',
      description: 'The visitor left without an account.',
      meta: { screen: 'registration', requirement: 'own' },
      output: (): RegistrationOutput => ({ kind: 'closed' }),
    },
  },
});
