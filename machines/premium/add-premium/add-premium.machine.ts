import { assign, emit, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type { stepperMachine } from '../../registration/stepper/stepper.machine';
import type { StepperOutput } from '../../registration/stepper/stepper.types';
import type {
  AddPremiumContext,
  AddPremiumEmitted,
  AddPremiumEvent,
  AddPremiumInput,
  AddPremiumOutput,
  NewProfileKind,
  UpgradeOutcome,
} from './add-premium.types';

type Ended = { output: StepperOutput };
const ended = ({ event }: { event: Ended }): Ended => ({ output: event.output });

/**
 * Adds a profile for a signed-in customer: the add-new chooser, the wizard in normal, upgrade or bill-pay-only mode,
 * and the effect of its result on the lists (S2.addPremiumStepper.1, S4.completion.2).
 */
export const addPremiumMachine = setup({
  types: {} as {
    context: AddPremiumContext;
    input: AddPremiumInput;
    output: AddPremiumOutput;
    events: AddPremiumEvent;
    emitted: AddPremiumEmitted;
    children: { stepper: 'stepper'; findAccount: 'findAccount' };
    tags: 'busy';
    meta: StateMeta;
  },
  actors: {
    stepper: providedActor<typeof stepperMachine>('stepper'),
    findAccount: providedActor<PromiseActorLogic<UpgradeOutcome, { account: string }>>('findAccount'),
  },
  guards: {
    isUpgrade: ({ context }) => context.account !== null,
    isFound: (_, params: UpgradeOutcome) => params.start !== null,
    isKindKnown: ({ context }) => context.kind !== null,
    isApplication: (_, { output }: Ended) => output.kind === 'completed' && output.profileType === 'bill_pay',
    isSubscription: (_, { output }: Ended) => output.kind === 'completed',
    isPostponed: (_, { output }: Ended) => output.kind === 'postponed',
    isOutcomeUnknown: (_, { output }: Ended) => output.kind === 'outcomeUnknown',
  },
  actions: {
    keepKind: assign((_, params: { kind: NewProfileKind }) => ({ kind: params.kind })),
    keepType: assign((_, { output }: Ended) => ({
      profileType: 'profileType' in output ? output.profileType : null,
    })),
    keepStart: assign(({ context }, { start }: UpgradeOutcome) => ({
      starts: start ? { ...context.starts, business: start } : context.starts,
    })),
    reportSubscription: emit({ type: 'premium-subscription-complete' }),
    reportApplication: emit({ type: 'applicationSent' }),
    reportComplete: emit({ type: 'complete' }),
    /** Loads the existing accounts, so that a new one can be identified after a lost reply. */
    requestAccounts: providedAction('requestAccounts'),
    /** Marks accounts, card accounts and subscriptions stale, and reloads subscriptions and cards. */
    reloadProfile: providedAction('reloadProfile'),
    /** Reports that the account is not the customer's own or already has Premium. */
    refuseUpgrade: providedAction('refuseUpgrade'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'add-premium',
  description:
    'Add Premium or a business profile. The customer goes through the wizard, and it ends when the profile exists, waits for its card, or nothing is added.',
  context: ({ input }) => ({ ...input, profileType: null }),
  entry: 'requestAccounts',
  initial: 'choosing',
  output: ({ event }) => event.output as AddPremiumOutput,
  states: {
    findingAccount: {
      description:
        'Upgrade to Premium. Reads the accounts, because only the customer’s own card account without Premium can be upgraded.',
      meta: { screen: 'add-premium', requirement: 'D4.2' },
      tags: ['busy'],
      invoke: {
        id: 'findAccount',
        src: 'findAccount',
        input: ({ context }) => ({ account: context.account ?? '' }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'adding',
            actions: { type: 'keepStart', params: ({ event }) => event.output },
          },
          { target: 'closed', actions: 'refuseUpgrade' },
        ],
        onError: {
          target: 'unknown',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'addPremium.closed': 'closed' },
    },
    unknown: {
      description: 'The accounts could not be read, so it is unknown whether this one can become Premium.',
      meta: { screen: 'add-premium', requirement: 'own' },
      on: { 'account.retried': 'findingAccount', 'addPremium.closed': 'closed' },
    },
    choosing: {
      description: 'The add-new chooser: Business or Bill Pay. It is skipped if the kind is already known.',
      meta: { screen: 'add-premium', requirement: 'S2.profilePage.3' },
      always: [
        { guard: 'isUpgrade', target: 'findingAccount' },
        { guard: 'isKindKnown', target: 'adding' },
      ],
      on: {
        'kind.chosen': {
          target: 'adding',
          actions: { type: 'keepKind', params: ({ event }) => ({ kind: event.kind }) },
        },
        'addPremium.closed': 'closed',
      },
    },
    adding: {
      description: 'The customer fills in the steps of the wizard.',
      meta: { screen: 'add-premium', requirement: 'S2.addPremiumStepper.1' },
      invoke: {
        id: 'stepper',
        src: 'stepper',
        input: ({ context }) => context.starts[context.kind ?? 'business'],
        onDone: [
          {
            guard: { type: 'isApplication', params: ended },
            target: 'completed',
            actions: [{ type: 'keepType', params: ended }, 'reportApplication'],
          },
          {
            guard: { type: 'isSubscription', params: ended },
            target: 'completed',
            actions: [{ type: 'keepType', params: ended }, 'reportSubscription'],
          },
          { guard: { type: 'isPostponed', params: ended }, target: 'postponed' },
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
      description: 'It is unknown whether the profile was created. The lists are read again and show it.',
      meta: { screen: 'add-premium', requirement: 'D4.9' },
      entry: 'reloadProfile',
      on: { 'addPremium.closed': 'closed' },
    },
    broken: {
      description: 'The wizard stopped working. What was entered is kept, and the wizard can be restarted.',
      meta: { screen: 'add-premium', requirement: 'own' },
      on: { 'addPremium.restarted': 'adding', 'addPremium.closed': 'closed' },
    },
    completed: {
      type: 'final',
      description: 'The profile was created. The lists are stale, and those on the screen are read again.',
      meta: { screen: 'add-premium', requirement: 'S4.completion.2' },
      entry: ['reloadProfile', 'reportComplete'],
      output: ({ context }): AddPremiumOutput => ({ kind: 'completed', profileType: context.profileType }),
    },
    postponed: {
      type: 'final',
      description: 'The profile waits for its card.',
      meta: { screen: 'add-premium', requirement: 'D4.10' },
      entry: 'reloadProfile',
      output: (): AddPremiumOutput => ({ kind: 'postponed' }),
    },
    closed: {
      type: 'final',
      description: 'Nothing was added.',
      meta: { screen: 'add-premium', requirement: 'own' },
      output: (): AddPremiumOutput => ({ kind: 'closed' }),
    },
  },
});
