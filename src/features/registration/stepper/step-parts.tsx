import type { StepId } from '../../../domain/wizard/steps';
import { lazyView, type LazyView } from '../../../ui/lazy-view';
import { FormStep, type FormStepProps, type StepFields } from './form-step';
import { stepCode } from './step-code';

/** A step whose code comes when it is shown: nobody downloads the numbering plans, or a card form, for another step. */
const part = (load: () => Promise<StepFields>) =>
  lazyView(async () => {
    const fields = await load();
    return { Step: (props: FormStepProps) => <FormStep {...props} {...fields} /> };
  }, 'Step');

/** The steps that are plain forms; a visitor's first comes with their wizard. */
export const PLAIN_STEPS: Readonly<Partial<Record<StepId, LazyView<FormStepProps>>>> = {
  profileType: part(async () => {
    const { profileTypeLabels, ProfileTypeFields } = await stepCode.profileType();
    return { labels: profileTypeLabels, Fields: ProfileTypeFields };
  }),
  profileDetails: part(async () => {
    const { profileDetailsLabels, ProfileDetailsFields } = await stepCode.profileDetails();
    return { labels: profileDetailsLabels, Fields: ProfileDetailsFields };
  }),
  creditAccount: part(async () => {
    const { creditAccountLabels, CreditAccountFields } = await stepCode.creditAccount();
    return { labels: creditAccountLabels, Fields: CreditAccountFields };
  }),
};

export const CardStep = lazyView(() => import('../steps/card-step'), 'CardStep');
export const LeaveDialog = lazyView(() => import('./leave-dialog'), 'LeaveDialog');
