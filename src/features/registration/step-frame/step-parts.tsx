import type { StepId } from '../../../domain/wizard/steps';
import { lazyView, type LazyView } from '../../../ui/lazy-view';
import { FormStep, type FormStepProps, type StepFields } from './form-step';
import { stepCode } from '../stepper/step-code';

/**
 * Creates a step whose code loads when it shows, so that no other step downloads the numbering plans or a card form.
 */
const part = (load: () => Promise<StepFields>) =>
  lazyView(async () => {
    const fields = await load();
    return { Step: (props: FormStepProps) => <FormStep {...props} {...fields} /> };
  }, 'Step');

/** The steps that are plain forms. A visitor's first step is part of the wizard's own code. */
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
export const LeaveDialog = lazyView(() => import('../stepper/leave-dialog'), 'LeaveDialog');
