import { memo } from 'react';
import { chips } from '#messages/chips';
import { phone as phoneTexts } from '#messages/phone';
import { settings as texts } from '#messages/settings';
import type { SettingsValues } from '../../domain/customer-settings';
import type { Option } from '../../domain/entities';
import { TICKED } from '../../domain/step-fields';
import { ChipsField } from '../../ui/form/chips-field';
import type { FieldBinding } from '../../ui/form/field';
import { SelectField } from '../../ui/form/select-field';
import { SwitchField } from '../../ui/form/switch-field';
import { TextField } from '../../ui/form/text-field';
import { drawsTheSame } from '../../ui/form/use-stable-form';
import { PhoneField } from '../../ui/phone-field/phone-field';
import { isEmail } from './settings-schema';
import { choices } from './settings-words';

/*
 * The fields of the settings, each drawn again only when what it shows changes: the form is long, and a key belongs to
 * one of them.
 */

type Assign = (values: Partial<SettingsValues>) => void;

export const KeptTextField = memo(TextField, drawsTheSame);

type KeptPhoneFieldProps = {
  readonly number: FieldBinding;
  readonly country: FieldBinding;
  readonly assign: Assign;
  readonly readOnly: boolean;
};

export const KeptPhoneField = memo(function KeptPhoneField(props: KeptPhoneFieldProps) {
  const { number, country, assign, readOnly } = props;
  return (
    <PhoneField
      form={{ field: (name) => (name === 'phone' ? number : country), assign }}
      texts={phoneTexts}
      readOnly={readOnly}
      countriesOnDemand
    />
  );
}, drawsTheSame);

type ChoiceFieldProps = {
  readonly field: FieldBinding;
  readonly label: string;
  readonly offered: readonly Option[];
  /** What no choice is called. */
  readonly none: string;
  readonly readOnly: boolean;
};

/** One of what is offered, none of it, or what was chosen when it still was. */
export const ChoiceField = memo(function ChoiceField(props: ChoiceFieldProps) {
  const { field, label, offered, none, readOnly } = props;
  return (
    <SelectField
      field={field}
      label={label}
      options={choices(offered, none, field.value)}
      optional
      readOnly={readOnly}
    />
  );
}, drawsTheSame);

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

/** The settings that are lists of e-mail addresses. */
export type AddressList = 'ccEmails' | 'shareBookings';

type AddressesFieldProps = {
  readonly field: FieldBinding;
  readonly name: AddressList;
  readonly assign: Assign;
  readonly touch: (name: AddressList) => void;
  readonly readOnly: boolean;
};

export const AddressesField = memo(function AddressesField(props: AddressesFieldProps) {
  const { field, name, assign, touch, readOnly } = props;
  return (
    <ChipsField<AddressList>
      form={{ field: () => field, assign, touch }}
      name={name}
      label={texts[name]}
      texts={chips}
      isValid={isEmail}
      readOnly={readOnly}
    />
  );
}, drawsTheSame);
