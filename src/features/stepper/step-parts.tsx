import { lazy } from 'react';
import type { StepId } from '../../domain/steps';
import { FormStep, type FormStepProps, type StepFields } from './form-step';

/** A step whose code comes when it is shown: nobody downloads the numbering plans, or a card form, for another step. */
const part = (load: () => Promise<StepFields>) =>
  lazy(async () => {
    const fields = await load();
    return { default: (props: FormStepProps) => <FormStep {...props} {...fields} /> };
  });

/** The steps that are plain forms, by id. */
export const formSteps: Partial<Readonly<Record<StepId, ReturnType<typeof part>>>> = {
  accountDetails: part(async () => {
    const { accountDetailsLabels, AccountDetailsFields } = await import('./fields/account-details-fields');
    return { labels: accountDetailsLabels, Fields: AccountDetailsFields };
  }),
  profileType: part(async () => {
    const { profileTypeLabels, ProfileTypeFields } = await import('./fields/profile-type-fields');
    return { labels: profileTypeLabels, Fields: ProfileTypeFields };
  }),
  profileDetails: part(async () => {
    const { profileDetailsLabels, ProfileDetailsFields } = await import('./fields/profile-details-fields');
    return { labels: profileDetailsLabels, Fields: ProfileDetailsFields };
  }),
  creditAccount: part(async () => {
    const { creditAccountLabels, CreditAccountFields } = await import('./fields/credit-account-fields');
    return { labels: creditAccountLabels, Fields: CreditAccountFields };
  }),
};

export const CardStep = lazy(async () => ({ default: (await import('./card-step')).CardStep }));
export const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog')).LeaveDialog }));
