import type { StepId } from '../../../domain/wizard/steps';
import { lateCode } from '../../../platform/late-code';

/** The fields of each step that comes later; `lazyView` draws them. */
export const stepCode = {
  profileType: () => import('../steps/profile-type-fields'),
  profileDetails: () => import('../steps/profile-details-fields'),
  creditAccount: () => import('../steps/credit-account-fields'),
} as const;

const isLater = (id: StepId): id is keyof typeof stepCode => Object.hasOwn(stepCode, id);

/** Fetches the code of a step that somebody is about to go to. A card step brings much, and waits until it is asked for. */
export const preloadStep = async (id: StepId | undefined): Promise<void> => {
  if (id !== undefined && isLater(id)) await lateCode<unknown>(stepCode[id]);
};
