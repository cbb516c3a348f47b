import { object, string } from 'yup';
import { chips } from '#messages/settings/chips';
import { validation } from '#messages/registration/validation';
import { isShown, type SettingsValues } from '../../../domain/customer-settings';
import type { CustomerSettings } from '../../../domain/entities';
import { email, required } from '../../../domain/rule';
import { bookingName, firstInvalidEmail } from '../../../domain/rules';
import { entriesOf, listText } from '../../../domain/text-list';
import type { FormSchema } from '../../../ui/form/form-options';
import { ruleSchema } from '../../../ui/form/rule-schema';
import { phoneSchemas } from '../../../ui/phone-field/phone-values';

/** Whether an entry of a list is valid. */
export const isEmail = (entry: string): boolean => email(entry) === null;

/** Caches the last answer, because every key validates the whole form, and a list may have hundreds of entries. */
function remembering<Answer>(answerOf: (list: string) => Answer): (list: string) => Answer {
  let last: { readonly list: string; readonly answer: Answer } | null = null;
  return (list) => {
    if (last?.list !== list) last = { list, answer: answerOf(list) };
    return last.answer;
  };
}

/**
 * Validates each entry as an email address, including the one that is still being typed. The first invalid one is
 * reported.
 */
function addresses() {
  const entered = remembering((list) => listText(entriesOf(list)));
  const firstInvalid = remembering((list) => firstInvalidEmail(entriesOf(list)));
  return string()
    .defined()
    .transform(entered)
    .test({
      name: 'addresses',
      test: (value, context) => {
        const entry = firstInvalid(value);
        return (
          entry === null ||
          context.createError({ message: chips.wrong({ entry, message: validation.email }) })
        );
      },
    });
}

/** A field without rules. */
const anything = string().defined();

/**
 * The rules of the settings (S5.settingsForm). A read-only name that breaks its rule does not block saving (D5.3),
 * and neither does a list that is not shown.
 */
export const settingsSchema = (settings: CustomerSettings): FormSchema<SettingsValues> =>
  object({
    bookingName: ruleSchema(validation, required, bookingName),
    ...phoneSchemas(validation),
    defaultJob: anything,
    defaultJobDelivery: anything,
    defaultPage: anything,
    confirmationEmails: anything,
    ccEmails: isShown(settings, 'ccEmails') ? addresses() : anything,
    shareBookings: isShown(settings, 'shareBookings') ? addresses() : anything,
  });
