import { memo } from 'react';
import { chips } from '#messages/settings/chips';
import { phone as phoneTexts } from '#messages/registration/phone';
import { settings as texts } from '#messages/settings/settings';
import type { SettingsValues } from '../../../domain/customer-settings';
import type { Option } from '../../../domain/entities';
import { TICKED } from '../../../domain/wizard/step-fields';
import { ChipsField } from '../../../ui/form/chips-field';
import type { FieldBinding } from '../../../ui/form/field';
import { SelectField } from '../../../ui/form/select-field';
import { SwitchField } from '../../../ui/form/switch-field';
import { PhoneField } from '../../../ui/phone-field/phone-field';
import { isEmail } from './settings-schema';
import { choices } from './settings-words';

/* The larger fields of the settings. Each re-renders only when its own value changes, because the form is long and
   a key changes one field. The field's binding is spread into the props, so that `memo` can compare them. */

type Assign = (values: Partial<SettingsValues>) => void;

type NumberFieldProps = FieldBinding & {
  readonly countryId: string;
  readonly country: string;
  readonly countryError: string | null;
  readonly assign: Assign;
  readonly readOnly: boolean;
};

/** The phone number with its country. One change handler serves all fields of the form. */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { countryId, country, countryError, assign, readOnly, ...number } = props;
  const ofCountry = { name: 'phoneCountry', id: countryId, value: country, error: countryError };
  return (
    <PhoneField
      form={{ field: (name) => (name === 'phone' ? number : { ...number, ...ofCountry }), assign }}
      texts={phoneTexts}
      readOnly={readOnly}
      countriesOnDemand
    />
  );
});

type ChoiceFieldProps = FieldBinding & {
  readonly label: string;
  readonly offered: readonly Option[];
  /** The label of the empty choice. */
  readonly none: string;
  readonly readOnly: boolean;
};

/** Offers the current options, the empty choice, and a saved value that is no longer offered. */
export const ChoiceField = memo(function ChoiceField(props: ChoiceFieldProps) {
  const { label, offered, none, readOnly, ...field } = props;
  return (
    <SelectField
      field={field}
      label={label}
      options={choices(offered, none, field.value)}
      optional
      readOnly={readOnly}
    />
  );
});

type MailsFieldProps = {
  readonly id: string;
  readonly value: string;
  readonly assign: Assign;
  readonly readOnly: boolean;
};

export const MailsField = memo(function MailsField({ id, value, assign, readOnly }: MailsFieldProps) {
  return (
    <SwitchField
      id={id}
      label={texts.confirmationEmails}
      checked={value === TICKED}
      onChange={(on) => assign({ confirmationEmails: on ? TICKED : '' })}
      stateWords={{ on: texts.on, off: texts.off }}
      readOnly={readOnly}
    />
  );
});

/** The settings that are lists of email addresses. */
export type AddressList = 'ccEmails' | 'shareBookings';

type AddressesFieldProps = FieldBinding & {
  readonly list: AddressList;
  readonly assign: Assign;
  readonly touch: (list: AddressList) => void;
  readonly readOnly: boolean;
};

export const AddressesField = memo(function AddressesField(props: AddressesFieldProps) {
  const { list, assign, touch, readOnly, ...field } = props;
  return (
    <ChipsField<AddressList>
      form={{ field: () => field, assign, touch }}
      name={list}
      label={texts[list]}
      texts={chips}
      isValid={isEmail}
      readOnly={readOnly}
    />
  );
});
