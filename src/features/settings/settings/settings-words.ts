import { settings as texts } from '#messages/settings/settings';
import type { SettingName, SettingsValues } from '../../../domain/customer-settings';
import type { CustomerSettings, Option } from '../../../domain/entities';
import { formatPhone, toE164 } from '../../../domain/phones/phone';
import { TICKED } from '../../../domain/wizard/step-fields';
import { entriesOf } from '../../../domain/text-list';

export const settingLabels: Readonly<Record<SettingName, string>> = {
  bookingName: texts.bookingName,
  phone: texts.phone,
  defaultJob: texts.defaultJob,
  defaultJobDelivery: texts.defaultJobDelivery,
  defaultPage: texts.defaultPage,
  confirmationEmails: texts.confirmationEmails,
  ccEmails: texts.ccEmails,
  shareBookings: texts.shareBookings,
};

/**
 * The options of a select field, with the empty choice first. A saved value stays an option even if it is no longer
 * offered, so that saving another field does not change it.
 */
export function choices(options: readonly Option[], none: string, chosen: string): readonly Option[] {
  const known = chosen === '' || options.some(({ id }) => id === chosen);
  return [{ id: '', label: none }, ...options, ...(known ? [] : [{ id: chosen, label: texts.notOffered }])];
}

const labelOf = (options: readonly Option[], none: string, chosen: string): string =>
  choices(options, none, chosen).find(({ id }) => id === chosen)?.label ?? none;

/** Formats the value of a setting as text. */
export function settingWords(
  setting: SettingName,
  values: SettingsValues,
  { defaultJobs, pages }: CustomerSettings,
): string {
  switch (setting) {
    case 'bookingName':
      return values.bookingName.trim() || texts.nothing;
    case 'phone': {
      const number = toE164(values.phone, values.phoneCountry);
      return number === null ? values.phone.trim() || texts.nothing : formatPhone(number);
    }
    case 'defaultJob':
    case 'defaultJobDelivery':
      return labelOf(defaultJobs, texts.noJob, values[setting]);
    case 'defaultPage':
      return labelOf(pages, texts.noPage, values.defaultPage);
    case 'confirmationEmails':
      return values.confirmationEmails === TICKED ? texts.on : texts.off;
    case 'ccEmails':
    case 'shareBookings':
      return entriesOf(values[setting]).join(', ') || texts.nothing;
  }
}
