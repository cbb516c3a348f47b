import { chakra } from '@chakra-ui/react/styled-system';
import { accountDetails as texts } from '#messages/registration/account-details';
import { phone as phoneTexts } from '#messages/registration/phone';
import { LENGTH } from '../../../domain/limits';
import { asksCompany } from '../../../domain/wizard/step-rules';
import { TextField } from '../../../ui/form/text-field';
import { PhoneField } from '../../../ui/phone-field/phone-field';
import { phoneLabels } from '../../../ui/phone-field/phone-values';
import { ruleFacts, type StepFieldsProps } from '../stepper/stepper-props';
import { BillingAddressFields, billingLabels, CompanyNameField } from './billing-fields';

export const accountDetailsLabels: Readonly<Record<string, string>> = {
  firstName: texts.firstName,
  lastName: texts.lastName,
  email: texts.email,
  ...phoneLabels(phoneTexts),
  ...billingLabels,
};

/** Account Details: the person who registers (S2.registration.1, S3.registrationResult.1). */
export function AccountDetailsFields({ form, facts, profileType, locked }: StepFieldsProps) {
  return (
    <>
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <TextField
          field={form.field('firstName')}
          label={texts.firstName}
          hint={texts.nameHint(LENGTH.firstName)}
          autoComplete="given-name"
          maxLength={LENGTH.firstName.max}
          readOnly={locked}
        />
        <TextField
          field={form.field('lastName')}
          label={texts.lastName}
          hint={texts.nameHint(LENGTH.lastName)}
          autoComplete="family-name"
          maxLength={LENGTH.lastName.max}
          readOnly={locked}
        />
      </chakra.div>
      {asksCompany('accountDetails', ruleFacts(facts, profileType)) ? (
        <CompanyNameField form={form} locked={locked} />
      ) : null}
      <TextField
        field={form.field('email')}
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        verbatim
        readOnly={locked}
      />
      <PhoneField form={form} texts={phoneTexts} readOnly={locked} />
      <BillingAddressFields form={form} locked={locked} />
    </>
  );
}
