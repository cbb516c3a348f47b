import { raise } from 'xstate';
import { steps as texts } from '#messages/registration/steps';
import { stepperMachine } from '../../../../machines/registration/stepper/stepper.machine';
import type { InStep, StepperInput } from '../../../../machines/registration/stepper/stepper.types';
import { premiumPrice } from '../../../domain/premium-offer';
import { valueOf } from '../../../domain/wizard/step-fields';
import { firstIncomplete, stepProblems, type StepFacts } from '../../../domain/wizard/step-rules';
import { REGISTRABLE } from '../../../domain/profile-type';
import type { StepId } from '../../../domain/wizard/steps';
import { provideCardEntry } from '../../cards/card-entry/card-entry.provide';
import { notify, type Environment } from '../../../app/environment/environment';
import { reportFailure } from '../../../app/environment/report-failure';
import { provideSubmission, type SubmissionOptions } from '../submission/submission.provide';

export type StepperOptions = SubmissionOptions & {
  /** The key of the draft that stores the input. Card details are never stored. */
  readonly draft: string;
};

/** A draft of another version is ignored. */
const DRAFT_VERSION = '1';

/** Loads the input and the step from before a reload, or `null` if there is none. */
export function savedSteps(
  { adapters }: Environment,
  draft: string,
): Pick<StepperInput, 'profileType' | 'values' | 'resumeAt'> | null {
  const saved = adapters.drafts.load(draft);
  if (saved?.['draftVersion'] !== DRAFT_VERSION) return null;
  const { draftVersion: _version, resumeAt = '', profileType = '', ...values } = saved;
  return { profileType: REGISTRABLE.find((type) => type === profileType) ?? null, values, resumeAt };
}

/**
 * Provides the wizard with the rules of its steps, the real card entry and the real paying POST.
 *
 * @param options read when needed, because a wizard that renders early does not have all of them at first
 */
export const provideStepper = (environment: Environment, options: StepperOptions) => {
  const { adapters } = environment;
  const { draft } = options;
  const factsOf = ({ profileType }: Pick<InStep, 'profileType'>): StepFacts => {
    const { preset, visitor, premium } = options;
    return { profileType, preset, visitor, premium };
  };
  const usersIn = ({ values }: InStep): number => Number(valueOf(values, 'users'));
  /** The monthly price as a string, for comparison: the tier's price and what each user adds to it. */
  const priceOf = (state: InStep): string | null => {
    const { premium } = options;
    const price = premium && premiumPrice(state.profileType, usersIn(state), premium, false);
    return price && [price.full, price.discounted, price.perUser ? usersIn(state) : null].join();
  };
  return stepperMachine.provide({
    actors: {
      submission: provideSubmission(environment, options),
      cardEntry: provideCardEntry(environment),
    },
    guards: {
      stepIsIncomplete: (_, state) =>
        Object.keys(stepProblems(state.step as StepId, state.values, factsOf(state))).length > 0,
      changesPrice: (_, { before, after }) => priceOf(before) !== priceOf(after),
    },
    actions: {
      checkSteps: raise((_, all) => ({
        type: 'steps.checked' as const,
        incomplete: firstIncomplete(all.steps, all.values, factsOf(all), all.hasCard),
      })),
      warnIncomplete: (_, { step }) =>
        void notify(environment, {
          id: 'registration-incomplete',
          type: 'warning',
          title: texts.incompleteTitle,
          message: texts.incomplete({ step: texts.names[step as StepId] }),
        }),
      keepDraft: (_, { profileType, values, step }) =>
        adapters.drafts.save(draft, {
          ...values,
          profileType: profileType ?? '',
          resumeAt: step,
          draftVersion: DRAFT_VERSION,
        }),
      removeDraft: () => adapters.drafts.remove(draft),
      logFailure: reportFailure(environment, 'stepper'),
    },
  });
};
