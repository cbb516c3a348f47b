import { profileTypes } from '#messages/registration/profile-types';
import { stepper } from '#messages/registration/stepper';
import { steps as texts } from '#messages/registration/steps';
import type { PremiumConfig, ProfileType } from '../../../domain/entities';
import { tierOf } from '../../../domain/premium-offer';
import type { Step, StepId, StepPlan } from '../../../domain/wizard/steps';

/** A step by its short name: in the progress, on Next, in the review. */
export const shortName = (step: StepId): string => texts.names[step];

/** A step as its heading has it: Card Pay is named by the type that it is for (S2.addPremiumStepper.1). */
export function stepName(step: StepId, profileType: ProfileType | null): string {
  if (step !== 'cardPay') return texts.names[step];
  if (profileType === 'business') return texts.cardPayBusiness;
  return profileType === 'personal' ? texts.cardPayPersonal : texts.names.cardPay;
}

/** One sentence under the heading of a step. */
export const stepHelp = ({ id, optional }: Step): string =>
  optional && id === 'paymentMethod' ? stepper.help.paymentMethodOptional : stepper.help[id];

/**
 * How many steps there are. Before a type is chosen its last steps are not known, but how many there are at most is.
 *
 * @param steps those that are known
 */
export const stepCount = (steps: readonly Step[], plan: StepPlan, profileType: ProfileType | null): number =>
  profileType === null
    ? Math.max(steps.length, ...Object.values(plan).map(({ length }) => length))
    : steps.length;

/** What was chosen, by name; a business with Premium by its tier. */
export function choiceName(profileType: ProfileType, users: number, premium: PremiumConfig | null): string {
  if (profileType !== 'business' || premium === null) return profileTypes.names[profileType];
  return tierOf(users, premium) === 'plus' ? stepper.businessPremiumPlus : stepper.businessPremium;
}
