import { and, assign, emit, not, raise, sendTo, setup, stateIn } from 'xstate';
import { providedAction, providedActor, providedEvent, providedGuard } from '../../placeholder';
import type { CardToken, ProfileType } from '../../../src/domain/entities';
import type { Step, StepValues } from '../../../src/domain/wizard/steps';
import type { cardEntryMachine } from '../../cards/card-entry/card-entry.machine';
import type { RefusalMeta, StateMeta } from '../../state.types';
import type { submissionMachine } from '../submission/submission.machine';
import type { SubmissionOutput } from '../submission/submission.types';
import type {
  InStep,
  InSteps,
  StepperContext,
  StepperEmitted,
  StepperEvent,
  StepperInput,
  StepperOutput,
  StepperTag,
  StepsChecked,
} from './stepper.types';

type Typed = { values: StepValues };
type Visited = { step: string };
type OutcomeUnknown = { readonly kind: 'outcomeUnknown' };
type Refused = { fields: readonly string[] };

const indexOf = ({ steps, step }: Pick<StepperContext, 'steps' | 'step'>): number => {
  const index = steps.findIndex(({ id }) => id === step);
  return index < 0 ? 0 : index;
};
const current = (context: StepperContext): Step | undefined => context.steps[indexOf(context)];
const cardStepOf = ({ steps }: StepperContext): string | undefined =>
  steps.find(({ trigger }) => trigger)?.id;

const stepOfField = ({ steps }: StepperContext, { fields }: Refused): Step | undefined =>
  steps.find((step) => step.fields.some((field) => fields.includes(field)));

const asItStands = ({ context }: { context: StepperContext }): InStep => ({
  step: context.step,
  profileType: context.profileType,
  values: context.values,
});
const asTheyStand = ({ context }: { context: StepperContext }): InSteps => ({
  steps: context.steps,
  profileType: context.profileType,
  values: context.values,
  hasCard: context.card !== null,
});
const newlyTyped = (args: { context: StepperContext; event: Typed }) => {
  const before = asItStands(args);
  return { before, after: { ...before, values: { ...before.values, ...args.event.values } } };
};
const typed = ({ event }: { event: Typed }): Typed => ({ values: event.values });
const pressed = ({ event }: { event: { key: string } }) => ({ key: event.key });
const chosen = ({ event }: { event: { profileType: ProfileType } }) => ({ profileType: event.profileType });
const visited = ({ event }: { event: Visited }): Visited => ({ step: event.step });
const checked = ({ event }: { event: StepsChecked }) => ({ incomplete: event.incomplete });
const found = ({ event }: { event: StepsChecked }): Visited => ({ step: event.incomplete ?? '' });
const made = ({ event }: { event: { card: CardToken } }) => ({ card: event.card });
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const refused = ({ event }: { event: Refused }): Refused => ({ fields: event.fields });

/**
 * The wizard of registration and add-premium: next, back, skip, steps with a trigger, the first incomplete step,
 * finish (S4.stepper.1 to S4.stepper.4), and card-only mode around the paying POST (S4.stepperSubmission.3). The
 * steps are data: the step table (D4.1).
 */
export const stepperMachine = setup({
  types: {} as {
    context: StepperContext;
    input: StepperInput;
    output: StepperOutput;
    events: StepperEvent;
    emitted: StepperEmitted;
    children: { submission: 'submission'; cardEntry: 'cardEntry' };
    tags: StepperTag;
    meta: StateMeta;
    transitionMeta: RefusalMeta;
  },
  actors: {
    submission: providedActor<typeof submissionMachine>('submission'),
    cardEntry: providedActor<typeof cardEntryMachine>('cardEntry'),
  },
  guards: {
    /** Applies the rules for required values of a step (S5.stepperNext). The card entry validates the card itself. */
    stepIsIncomplete: providedGuard<InStep>('stepIsIncomplete'),
    /** Whether the choice changes the price. */
    changesPrice: providedGuard<{ before: InStep; after: InStep }>('changesPrice'),
    isHeld: not(stateIn({ working: { steps: 'filling' } })),
    isTriggerStep: ({ context }) => current(context)?.trigger === true,
    hasCardStep: ({ context }) => cardStepOf(context) !== undefined,
    isOptionalStep: ({ context }) => current(context)?.optional === true,
    isFirstStep: ({ context }) => indexOf(context) === 0,
    isLastStep: ({ context }) => indexOf(context) === context.steps.length - 1,
    isIncomplete: (_, { incomplete }: Pick<StepsChecked, 'incomplete'>) => incomplete !== null,
    isEdited: ({ context }) => context.edited,
    /** Whether another type was chosen whose plan has the current step. */
    isAnotherType: ({ context: { plan, profileType, step } }, params: { profileType: ProfileType }) =>
      params.profileType !== profileType && plan[params.profileType]?.some(({ id }) => id === step) === true,
    isWithinReach: ({ context }, params: Visited) => {
      const index = context.steps.findIndex(({ id }) => id === params.step);
      return index >= 0 && index <= context.furthest && params.step !== context.step;
    },
    isCurrent: ({ context }, params: Visited) => params.step === context.step,
    isOutcomeUnknown: (_, { output }: { output: SubmissionOutput }) => output.kind === 'outcomeUnknown',
    /** A refusal of `agreed` means that the offer differs from what the person agreed to. */
    namesAgreement: (_, params: Refused) => params.fields.includes('agreed'),
    namesField: ({ context }, params: Refused) => stepOfField(context, params) !== undefined,
  },
  actions: {
    keepValues: assign(({ context }, params: Typed) => ({
      values: { ...context.values, ...params.values },
      edited:
        context.edited ||
        Object.entries(params.values).some(([name, value]) => value !== (context.values[name] ?? '')),
    })),
    keepType: assign(({ context }, params: { profileType: ProfileType }) => ({
      profileType: params.profileType,
      steps: context.plan[params.profileType] ?? context.steps,
      edited: true,
      card: null,
    })),
    keepKey: assign((_, params: { key: string }) => ({ key: params.key })),
    keepToken: assign((_, params: { card: CardToken }) => ({ card: params.card })),
    dropCard: assign({ card: null }),
    goForward: assign(({ context: { steps, step, furthest } }) => {
      const next = indexOf({ steps, step }) + 1;
      return { step: steps[next]?.id ?? step, furthest: next > furthest ? next : furthest };
    }),
    goBack: assign(({ context }) => ({ step: context.steps[indexOf(context) - 1]?.id ?? context.step })),
    goTo: assign((_, params: Visited) => ({ step: params.step })),
    goToField: assign(({ context }, params: Refused) => ({
      step: stepOfField(context, params)?.id ?? context.step,
    })),
    goToCard: assign(({ context }) => ({ step: cardStepOf(context) ?? context.step })),
    /** Finds the first step that is incomplete or lacks its card. */
    checkSteps: raise(providedEvent<InSteps, StepsChecked>('checkSteps')),
    announceStep: emit(({ context }): StepperEmitted => ({ type: 'step.changed', step: context.step })),
    requestToken: sendTo('cardEntry', { type: 'token.requested' }),
    clearCard: sendTo('cardEntry', { type: 'entry.cleared' }),
    notifyPriceChanged: sendTo('cardEntry', { type: 'price.changed' }),
    submit: sendTo('submission', ({ context }) => ({
      type: 'submission.requested',
      body: { profileType: context.profileType, values: context.values },
      card: context.card,
      key: context.key,
    })),
    /** Shows 'Registration Incomplete' (S8.registrationIncomplete). */
    warnIncomplete: providedAction<Visited>('warnIncomplete'),
    keepDraft: providedAction<InStep>('keepDraft'),
    removeDraft: providedAction('removeDraft'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'stepper',
  description:
    'Wizard. It leads through the steps of a profile and submits them, and it ends when the profile exists, its outcome is unknown, or the person leaves.',
  context: ({ input: { resumeAt, ...input } }) => {
    const steps = (input.profileType && input.plan[input.profileType]) ?? input.undecided;
    const at = indexOf({ steps, step: resumeAt ?? '' });
    return {
      ...input,
      steps,
      step: steps[at]?.id ?? '',
      furthest: at,
      // Values restored after a reload have not been submitted either.
      edited: resumeAt !== null,
      card: null,
      key: '',
    };
  },
  invoke: {
    id: 'submission',
    src: 'submission',
    input: ({ context }) => ({ customer: context.customer, repeatable: context.repeatable }),
    onDone: [
      {
        guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ output: event.output }) },
        target: '.outcomeUnknown',
      },
      { target: '.ended' },
    ],
    onError: { target: '.broken', actions: { type: 'logFailure', params: failed } },
  },
  initial: 'working',
  output: ({ event }) => event.output as StepperOutput,
  states: {
    working: {
      description: 'The steps are filled in and submitted.',
      meta: { screen: 'stepper', requirement: 'S4.stepper.1' },
      type: 'parallel',
      states: {
        steps: {
          description: 'One step is shown at a time.',
          meta: { screen: 'stepper', requirement: 'S4.stepper.1' },
          initial: 'filling',
          on: {
            'step.visited': [
              { guard: { type: 'isCurrent', params: visited }, description: 'It is shown already.' },
              // The wizard ignores the visit, so the browser's history must follow the wizard.
              { actions: 'announceStep' },
            ],
          },
          states: {
            filling: {
              description: 'The person fills in the current step.',
              meta: { screen: 'stepper', requirement: 'S4.stepper.1' },
              on: {
                'values.changed': {
                  actions: [
                    { type: 'keepValues', params: typed },
                    { type: 'keepDraft', params: asItStands },
                  ],
                },
                'type.chosen': [
                  {
                    guard: { type: 'isAnotherType', params: chosen },
                    actions: [
                      { type: 'keepType', params: chosen },
                      { type: 'keepDraft', params: asItStands },
                    ],
                  },
                  { description: 'It is chosen already.' },
                ],
                'step.next': {
                  target: 'validating',
                  actions: [
                    { type: 'keepValues', params: typed },
                    { type: 'keepKey', params: pressed },
                  ],
                },
                'step.skipped': [
                  {
                    guard: and(['isOptionalStep', 'isLastStep']),
                    target: 'checking',
                    actions: ['dropCard', { type: 'keepKey', params: pressed }],
                  },
                  { description: 'Only an optional last step can be skipped.' },
                ],
                'step.back': [
                  { guard: and(['isFirstStep', 'isEdited']), target: 'leaving' },
                  { guard: 'isFirstStep', target: '#stepper.closed' },
                  { target: 'arriving', actions: 'goBack' },
                ],
                'step.visited': [
                  {
                    guard: { type: 'isWithinReach', params: visited },
                    target: 'arriving',
                    actions: { type: 'goTo', params: visited },
                  },
                  { guard: { type: 'isCurrent', params: visited }, description: 'It is shown already.' },
                  { actions: 'announceStep' },
                ],
                'leave.requested': [{ guard: 'isEdited', target: 'leaving' }, { target: '#stepper.closed' }],
              },
            },
            validating: {
              description:
                'Next was pressed. The wizard continues only if the step is valid, and runs the step’s trigger first if it has one.',
              meta: { screen: 'stepper', requirement: 'S4.stepper.2' },
              always: [
                {
                  guard: { type: 'stepIsIncomplete', params: asItStands },
                  target: 'filling',
                  meta: { refusal: 'fields' },
                },
                { guard: 'isTriggerStep', target: 'collectingToken' },
                { guard: 'isLastStep', target: 'checking' },
                { target: 'arriving', actions: 'goForward' },
              ],
            },
            arriving: {
              description:
                'Another step becomes the current one. It is stored with the draft, so a reload shows it too.',
              meta: { screen: 'stepper', requirement: 'S4.stepper.1' },
              entry: [{ type: 'keepDraft', params: asItStands }, 'announceStep'],
              always: 'filling',
            },
            leaving: {
              description: 'Something was entered. The person is asked before it is lost.',
              meta: { screen: 'stepper', requirement: 'D4.5' },
              on: { 'leave.confirmed': '#stepper.closed', 'leave.declined': 'filling' },
            },
            collectingToken: {
              description:
                'The trigger of the card step: the card entry creates a token, or reports what is missing.',
              meta: { screen: 'stepper', requirement: 'S4.stepper.2' },
              tags: ['busy'],
              entry: 'requestToken',
              on: {
                'token.received': { target: 'checking', actions: { type: 'keepToken', params: made } },
                'token.refused': 'filling',
              },
            },
            checking: {
              description:
                'Finish was pressed. All steps are checked at once, and the first incomplete one is shown.',
              meta: { screen: 'stepper', requirement: 'S4.stepper.4' },
              entry: { type: 'checkSteps', params: asTheyStand },
              on: {
                'steps.checked': [
                  {
                    guard: { type: 'isIncomplete', params: checked },
                    target: 'arriving',
                    actions: [
                      { type: 'goTo', params: found },
                      { type: 'warnIncomplete', params: found },
                    ],
                    meta: { refusal: 'incomplete' },
                  },
                  { target: 'submitting' },
                ],
              },
            },
            submitting: {
              description: 'The submission sends what was entered and reports the result.',
              meta: { screen: 'stepper', requirement: 'S4.stepperSubmission.1' },
              tags: ['busy', 'irreversible'],
              entry: 'submit',
              on: {
                'submission.returned': [
                  {
                    guard: { type: 'namesField', params: refused },
                    target: 'arriving',
                    actions: { type: 'goToField', params: refused },
                  },
                  { target: 'filling' },
                ],
                'card.reopened': [
                  {
                    guard: 'hasCardStep',
                    target: 'cardOnly',
                    actions: ['dropCard', 'clearCard', 'goToCard', 'announceStep'],
                  },
                  {
                    description: 'The server refused a card that nobody entered, so what it did is unknown.',
                    target: '#stepper.outcomeUnknown',
                  },
                ],
              },
            },
            cardOnly: {
              description:
                'The account exists. Only the card is requested, and the earlier steps are locked.',
              meta: { screen: 'stepper', requirement: 'S4.stepperSubmission.3' },
              tags: ['locked'],
              initial: 'filling',
              states: {
                filling: {
                  description: 'The person enters another card, or postpones it.',
                  meta: { screen: 'stepper', requirement: 'S4.stepperSubmission.3' },
                  on: {
                    'step.next': {
                      target: 'collectingToken',
                      actions: { type: 'keepKey', params: pressed },
                    },
                  },
                },
                collectingToken: {
                  description:
                    'The card entry creates a token for the other card, or reports what is missing.',
                  meta: { screen: 'stepper', requirement: 'S4.stepper.2' },
                  tags: ['busy'],
                  entry: 'requestToken',
                  on: {
                    'token.received': { target: 'submitting', actions: { type: 'keepToken', params: made } },
                    'token.refused': 'filling',
                  },
                },
                submitting: {
                  description: 'The submission sends the other card.',
                  meta: { screen: 'stepper', requirement: 'S4.stepperSubmission.3' },
                  tags: ['busy', 'irreversible'],
                  entry: 'submit',
                  on: { 'card.reopened': { target: 'filling', actions: ['dropCard', 'clearCard'] } },
                },
              },
            },
          },
        },
        card: {
          description: 'The card entry. It exists from the first visit to the card step on.',
          meta: { screen: 'stepper', requirement: 'D4.4' },
          initial: 'unopened',
          states: {
            unopened: {
              description: 'The card step has not been visited, so nothing of the card provider is loaded.',
              meta: { screen: 'stepper', requirement: 'own' },
              always: { guard: 'isTriggerStep', target: 'open' },
            },
            open: {
              description: 'The card entry is kept as long as the wizard exists, on the other steps too.',
              meta: { screen: 'stepper', requirement: 'D4.4' },
              invoke: {
                id: 'cardEntry',
                src: 'cardEntry',
                input: { termsRequired: true },
                onError: { target: '#stepper.broken', actions: { type: 'logFailure', params: failed } },
              },
              on: {
                'values.changed': [
                  { guard: 'isHeld', description: 'The wizard ignores it now.' },
                  { guard: { type: 'changesPrice', params: newlyTyped }, actions: 'notifyPriceChanged' },
                  { description: 'The price stays.' },
                ],
                'step.next': [
                  { guard: 'isHeld', description: 'The wizard ignores it now.' },
                  { guard: { type: 'changesPrice', params: newlyTyped }, actions: 'notifyPriceChanged' },
                  { description: 'The price stays.' },
                ],
                'type.chosen': [
                  { guard: 'isHeld', description: 'The wizard ignores it now.' },
                  { guard: { type: 'isAnotherType', params: chosen }, actions: 'notifyPriceChanged' },
                  { description: 'The price stays.' },
                ],
                'submission.returned': [
                  { guard: { type: 'namesAgreement', params: refused }, actions: 'notifyPriceChanged' },
                  { description: 'The price stays.' },
                ],
              },
            },
          },
        },
      },
    },
    broken: {
      description: 'A part of the wizard stopped working, perhaps during a request. The screen says so.',
      meta: { screen: 'stepper', requirement: 'own' },
      on: { 'leave.requested': 'closed' },
    },
    ended: {
      type: 'final',
      description: 'The profile exists, with its card or with the card to follow.',
      meta: { screen: 'stepper', requirement: 'S4.completion.1' },
      entry: 'removeDraft',
      output: ({ context, event }): StepperOutput => {
        const { output } = event as unknown as { readonly output: Exclude<SubmissionOutput, OutcomeUnknown> };
        return { ...output, profileType: context.profileType ?? 'standard' };
      },
    },
    outcomeUnknown: {
      type: 'final',
      description:
        'It is unknown whether the profile was created. Nothing is sent again automatically, and what was entered is kept.',
      meta: { screen: 'stepper', requirement: 'D4.9' },
      output: (): StepperOutput => ({ kind: 'outcomeUnknown' }),
    },
    closed: {
      type: 'final',
      description: 'The person left. What was entered is discarded.',
      meta: { screen: 'stepper', requirement: 'own' },
      entry: 'removeDraft',
      output: (): StepperOutput => ({ kind: 'closed' }),
    },
  },
});
