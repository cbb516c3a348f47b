import { creditAccount as texts } from '#messages/profiles/credit-account';
import { accountDetails } from '#messages/registration/account-details';
import { BUSINESS_PLUS_FEE_PERCENT, JOURNEYS_PER_MONTH, LENGTH } from '../../../domain/limits';
import { AddressFields } from '../../../ui/form/address-fields';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { SelectField } from '../../../ui/form/select-field';
import { TextField } from '../../../ui/form/text-field';
import { Notice } from '../../../ui/notice';
import type { StepFieldsProps, StepperFacts } from '../stepper/stepper-props';
import { RegistrationNumberField } from './registration-number-field';
import { TermsLink } from './terms-link';

/** The labels in the error summary. An error of the address appears at its first line. */
export const creditAccountLabels: Readonly<Record<string, string>> = {
  creditCompanyName: texts.companyName,
  companyStreet: texts.companyAddress,
  companyTown: accountDetails.address.town,
  companyEircode: accountDetails.address.eircode,
  companyEmail: texts.companyEmail,
  companyRegistrationNumber: texts.companyRegistrationNumber,
  journeysPerMonth: texts.journeysPerMonth,
  authorised: texts.authorisedName,
  readTerms: texts.readTerms,
};

const journeys = [
  { id: '', label: texts.journeysUnchosen },
  ...JOURNEYS_PER_MONTH.map((option) => ({ id: option, label: texts.journeys[option] })),
];

const fee = { percent: BUSINESS_PLUS_FEE_PERCENT };

type CreditRequestFieldsProps = Pick<StepFieldsProps, 'form' | 'locked'> &
  Pick<StepperFacts, 'openTerms'> & {
    /** The company charges a service fee, so `authorised` may stay empty. */
    readonly serviceCharge: boolean;
  };

/**
 * The application for a credit account (S3.creditAccountRequest.1, S5.creditAccountRequest). Used by the step and by
 * a dialog.
 */
export function CreditRequestFields({ form, locked, openTerms, serviceCharge }: CreditRequestFieldsProps) {
  return (
    <>
      <TextField
        field={form.field('creditCompanyName')}
        label={texts.companyName}
        autoComplete="organization"
        maxLength={LENGTH.companyName.max}
        readOnly={locked}
      />
      <AddressFields
        fields={{
          street: form.field('companyStreet'),
          town: form.field('companyTown'),
          eircode: form.field('companyEircode'),
        }}
        label={texts.companyAddress}
        texts={accountDetails.address}
        autoCompleteSection="section-company"
        readOnly={locked}
      />
      <TextField
        field={form.field('companyEmail')}
        label={texts.companyEmail}
        type="email"
        autoComplete="work email"
        verbatim
        readOnly={locked}
      />
      <RegistrationNumberField form={form} locked={locked} />
      <SelectField
        field={form.field('journeysPerMonth')}
        label={texts.journeysPerMonth}
        options={journeys}
        readOnly={locked}
      />
      {serviceCharge ? (
        <Notice tone="info" title={texts.feeTitle(fee)}>
          <p>{texts.feeHelp(fee)}</p>
        </Notice>
      ) : null}
      <div>
        <CheckboxField
          form={form}
          name="authorised"
          label={serviceCharge ? texts.optional({ label: texts.authorised }) : texts.authorised}
          readOnly={locked}
          optional={serviceCharge}
        />
        <CheckboxField
          form={form}
          name="readTerms"
          label={
            <>
              {texts.termsBefore}{' '}
              <TermsLink id={`${form.form.id}-terms`} openTerms={openTerms}>
                {texts.termsLink}
              </TermsLink>
            </>
          }
          readOnly={locked}
        />
      </div>
    </>
  );
}

/** Request Business+: the last step of a bill-pay profile (S2.addPremiumStepper.1). */
export function CreditAccountFields({ form, facts, locked }: StepFieldsProps) {
  return (
    <CreditRequestFields
      form={form}
      locked={locked}
      openTerms={facts.openTerms}
      serviceCharge={facts.premium?.businessServiceChargeMode === true}
    />
  );
}
