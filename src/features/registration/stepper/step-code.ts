import type { StepId } from '../../../domain/wizard/steps';
import { lateCode } from '../../../platform/late-code';

/** Loads the fields of each step that is a chunk of its own. `lazyView` renders them. */
export const stepCode = {
  profileType: () => import('../steps/profile-type-fields'),
  profileDetails: () => import('../steps/profile-details-fields'),
  creditAccount: () => import('../steps/credit-account-fields'),
} as const;

const isLater = (id: StepId): id is keyof typeof stepCode => Object.hasOwn(stepCode, id);

/** Preloads the code of the next step. The card step is large, so it loads only on demand. */
export const preloadStep = async (id: StepId | undefined): Promise<void> => {
  if (id !== undefined && isLater(id)) await lateCode<unknown>(stepCode[id]);
};
