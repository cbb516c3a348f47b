import { accountDetails as texts } from '#messages/registration/account-details';
import { LENGTH } from '../../../domain/limits';
import { AddressFields } from '../../../ui/form/address-fields';
import { TextField } from '../../../ui/form/text-field';
import type { StepFieldsProps } from '../stepper/stepper-props';

type FieldsProps = Pick<StepFieldsProps, 'form' | 'locked'>;

/** The labels in the error summary. An error of the address appears at its first line. */
export const billingLabels = {
  companyName: texts.companyName,
  billingStreet: texts.billingAddress,
  billingTown: texts.address.town,
  billingEircode: texts.address.eircode,
} as const;

/** The company's name, for the steps that ask for it. */
export function CompanyNameField({ form, locked }: FieldsProps) {
  return (
    <TextField
      field={form.field('companyName')}
      label={texts.companyName}
      autoComplete="organization"
      maxLength={LENGTH.companyName.max}
      readOnly={locked}
    />
  );
}

/** The billing address (S5.addressPlaceholders). */
export function BillingAddressFields({ form, locked }: FieldsProps) {
  return (
    <AddressFields
      fields={{
        street: form.field('billingStreet'),
        town: form.field('billingTown'),
        eircode: form.field('billingEircode'),
      }}
      label={texts.billingAddress}
      texts={texts.address}
      autoCompleteSection="billing"
      readOnly={locked}
    />
  );
}
