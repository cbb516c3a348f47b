import { string, type StringSchema } from 'yup';
import { fromE164, isValidPhone, toE164 as toNumber } from '../../domain/phones/phone';
import { required, type RuleKey } from '../../domain/rule';
import { phone } from '../../domain/rules';
import { settings } from '../../domain/settings';

/*
 * A phone number in a form (S5.phone, D5.5) consists of two values. This module provides everything that a form needs
 * for them:
 *
 *   const initialValues = { name: '', ...phoneValues() };
 *   const labels = { name: texts.name, ...phoneLabels(phoneTexts) };
 *   const schema = object({ name: ruleSchema(validation, required, name), ...phoneSchemas(validation) });
 *   …
 *   <PhoneField form={form} texts={phoneTexts} />
 *   …
 *   onSubmit: (values) => send({ phone: toE164(values) })
 *
 * This folder contains the numbering plans (about 35 kB). Therefore only screens and dialogs whose code is loaded
 * when they open may import it. In return, a number is validated synchronously, and validation is always available.
 */

/** The values of the two controls: the number as typed, and the selected country (alpha-2). */
export type PhoneValues = { phone: string; phoneCountry: string };

/**
 * Returns the initial values of a form.
 *
 * @param stored the number from the server, E.164; anything else leaves the field empty
 * @param country the country that it was stored with, alpha-2
 */
export const phoneValues = (stored?: string | null, country?: string | null): PhoneValues => {
  const parts = stored ? fromE164(stored, country) : null;
  return {
    phone: parts?.national ?? '',
    phoneCountry: parts?.country ?? country ?? settings.phone.defaultCountry,
  };
};

/** Returns the number for the server, E.164; `null` for a number that the schema rejects. */
export const toE164 = ({ phone: typed, phoneCountry }: PhoneValues): string | null =>
  toNumber(typed, phoneCountry);

/**
 * Returns the two fields of the form's Yup schema. The number is required and must be valid for the selected country.
 *
 * @param texts the message of each rule, from `#messages/registration/validation`
 */
export const phoneSchemas = (
  texts: Readonly<Record<RuleKey, string>>,
): { readonly phone: StringSchema<string>; readonly phoneCountry: StringSchema<string> } => ({
  phone: string()
    .defined()
    .trim()
    .test({
      name: 'phone',
      test: (value, context) => {
        const { phoneCountry } = context.parent as PhoneValues;
        const broken = required(value) ?? phone(value, phoneCountry, isValidPhone);
        return broken === null || context.createError({ message: texts[broken] });
      },
    }),
  phoneCountry: string().defined(),
});

/** The labels of the two fields in the error summary. */
export const phoneLabels = (texts: {
  readonly number: string;
  readonly country: string;
}): Readonly<Record<keyof PhoneValues, string>> => ({ phone: texts.number, phoneCountry: texts.country });
