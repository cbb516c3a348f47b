import { asksCompany } from '../../../domain/wizard/step-rules';
import { ruleFacts, type StepFieldsProps } from '../stepper/stepper-props';
import { BillingAddressFields, billingLabels, CompanyNameField } from './billing-fields';

export const profileDetailsLabels: Readonly<Record<string, string>> = billingLabels;

/** Profile Details: what a registered customer still has to enter (S3.registrationResult.1). */
export function ProfileDetailsFields({ form, facts, profileType, locked }: StepFieldsProps) {
  return (
    <>
      {asksCompany('profileDetails', ruleFacts(facts, profileType)) ? (
        <CompanyNameField form={form} locked={locked} />
      ) : null}
      <BillingAddressFields form={form} locked={locked} />
    </>
  );
}
