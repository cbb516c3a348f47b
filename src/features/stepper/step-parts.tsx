import { lazy } from 'react';
import { FormStep, type FormStepProps, type StepFields } from './form-step';

/** A step whose code comes when it is shown: nobody downloads the numbering plans, or a card form, for another step. */
const part = (load: () => Promise<StepFields>) =>
  lazy(async () => {
    const fields = await load();
    return { default: (props: FormStepProps) => <FormStep {...props} {...fields} /> };
  });

const AccountDetails = part(async () => {
  const { accountDetailsLabels, AccountDetailsFields } = await import('./fields/account-details-fields');
  return { labels: accountDetailsLabels, Fields: AccountDetailsFields };
});
const ProfileTypes = part(async () => {
  const { profileTypeLabels, ProfileTypeFields } = await import('./fields/profile-type-fields');
  return { labels: profileTypeLabels, Fields: ProfileTypeFields };
});
const ProfileDetails = part(async () => {
  const { profileDetailsLabels, ProfileDetailsFields } = await import('./fields/profile-details-fields');
  return { labels: profileDetailsLabels, Fields: ProfileDetailsFields };
});
const CreditAccount = part(async () => {
  const { creditAccountLabels, CreditAccountFields } = await import('./fields/credit-account-fields');
  return { labels: creditAccountLabels, Fields: CreditAccountFields };
});

/** The step that is shown, where it is a plain form. */
export function PlainStep(props: FormStepProps) {
  switch (props.step.id) {
    case 'accountDetails':
      return <AccountDetails {...props} />;
    case 'profileType':
      return <ProfileTypes {...props} />;
    case 'profileDetails':
      return <ProfileDetails {...props} />;
    case 'creditAccount':
      return <CreditAccount {...props} />;
    default:
      return null;
  }
}

export const CardStep = lazy(async () => ({ default: (await import('./card-step')).CardStep }));
export const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog')).LeaveDialog }));
