import { profileTypes } from '#messages/registration/profile-types';
import { stepper } from '#messages/registration/stepper';
import { steps as texts } from '#messages/registration/steps';
import type { PremiumConfig, ProfileType } from '../../../domain/entities';
import { tierOf } from '../../../domain/premium-offer';
import type { Step, StepId, StepPlan } from '../../../domain/wizard/steps';

/** Returns the short name of a step, for the progress, Next and the review. */
export const shortName = (step: StepId): string => texts.names[step];

/** Returns the heading of a step. Card Pay is named after its profile type (S2.addPremiumStepper.1). */
export function stepName(step: StepId, profileType: ProfileType | null): string {
  if (step !== 'cardPay') return texts.names[step];
  if (profileType === 'business') return texts.cardPayBusiness;
  return profileType === 'personal' ? texts.cardPayPersonal : texts.names.cardPay;
}

/** Returns the sentence below the heading of a step. */
export const stepHelp = ({ id, optional }: Step): string =>
  optional && id === 'paymentMethod' ? stepper.help.paymentMethodOptional : stepper.help[id];

/**
 * Returns the number of steps. Before a type is chosen, the last steps are unknown, so it is the maximum.
 *
 * @param steps the steps that are known
 */
export const stepCount = (steps: readonly Step[], plan: StepPlan, profileType: ProfileType | null): number =>
  profileType === null
    ? Math.max(steps.length, ...Object.values(plan).map(({ length }) => length))
    : steps.length;

/** Returns the name of the chosen type. A business with Premium has the name of its tier. */
export function choiceName(profileType: ProfileType, users: number, premium: PremiumConfig | null): string {
  if (profileType !== 'business' || premium === null) return profileTypes.names[profileType];
  return tierOf(users, premium) === 'plus' ? stepper.businessPremiumPlus : stepper.businessPremium;
}
