import {
  isShown,
  settingOf,
  SETTING_NAMES,
  type SettingChange,
  type SettingName,
  type SettingsDraft,
  type SettingsValues,
  type Standing,
} from './customer-settings';
import type { CustomerSettings, CustomerSettingsUpdate } from './entities';
import { fromE164, toE164 } from './phones/phone';
import { settings as deployment } from './settings';
import { TICKED } from './wizard/step-fields';
import { entriesOf, listText, sameness } from './text-list';

/*
 * Converts settings to values of the form and back. This file includes the numbering plans; the profile page loads it
 * with the settings.
 */

/** Splits a stored phone into its two fields. An invalid number stays visible, so that it can be corrected. */
function phoneOf({ phone, phonePrefix, phoneNumber }: CustomerSettings) {
  const parts = fromE164(phone ?? '', phonePrefix);
  const country = phonePrefix === '' ? deployment.phone.defaultCountry : phonePrefix;
  return parts === null
    ? { phone: phoneNumber ?? phone ?? '', phoneCountry: country }
    : { phone: parts.national, phoneCountry: parts.country ?? country };
}

/** Converts settings to values of the form. */
export const settingsValues = (settings: CustomerSettings): SettingsValues => ({
  bookingName: settings.bookingName,
  ...phoneOf(settings),
  defaultJob: settings.defaultJob ?? '',
  defaultJobDelivery: settings.defaultJobDelivery ?? '',
  defaultPage: settings.defaultPage ?? '',
  confirmationEmails: settings.confirmationEmails ? TICKED : '',
  ccEmails: listText(settings.ccEmails),
  shareBookings: listText(settings.shareBookings),
});

/** Normalises the value of a setting, so that different spellings compare as equal. */
function meaningOf(name: SettingName, values: SettingsValues): string {
  switch (name) {
    case 'phone':
      return toE164(values.phone, values.phoneCountry) ?? `${values.phoneCountry} ${values.phone.trim()}`;
    case 'ccEmails':
    case 'shareBookings':
      return entriesOf(values[name]).map(sameness).sort().join('\n');
    case 'bookingName':
    case 'defaultJob':
    case 'defaultJobDelivery':
    case 'defaultPage':
    case 'confirmationEmails':
      return values[name].trim();
  }
}

/** The settings that were changed elsewhere and that the form would overwrite. */
export function changesElsewhere(
  { settings, base, values }: Standing,
  latest: SettingsValues,
): readonly SettingChange[] {
  return SETTING_NAMES.filter((name) => isShown(settings, name)).flatMap((setting) => {
    const now = meaningOf(setting, latest);
    const before = meaningOf(setting, base);
    const entered = meaningOf(setting, values);
    return now === before || now === entered ? [] : [{ setting, edited: entered !== before }];
  });
}

const chosen = (value: string): string | null => (value === '' ? null : value);

/**
 * The update to send (S7.calls.23, D2.2): visible fields as entered, the others as they are saved now.
 *
 * @param settings the settings that the form was built from
 * @param latest the settings as saved now
 */
export function settingsUpdate(
  settings: CustomerSettings,
  values: SettingsValues,
  latest: CustomerSettings,
): CustomerSettingsUpdate {
  const asks = (name: SettingName) => isShown(settings, name);
  return {
    firstName: latest.firstName,
    lastName: latest.lastName,
    bookingName: values.bookingName.trim(),
    phone: toE164(values.phone, values.phoneCountry),
    defaultJob: asks('defaultJob') ? chosen(values.defaultJob) : latest.defaultJob,
    defaultJobDelivery: asks('defaultJobDelivery')
      ? chosen(values.defaultJobDelivery)
      : latest.defaultJobDelivery,
    defaultPage: asks('defaultPage') ? chosen(values.defaultPage) : latest.defaultPage,
    confirmationEmails: values.confirmationEmails === TICKED,
    ccEmails: asks('ccEmails') ? entriesOf(values.ccEmails) : latest.ccEmails,
    shareBookings: asks('shareBookings') ? entriesOf(values.shareBookings) : latest.shareBookings,
  };
}

/**
 * Restores a draft into the form. Its base becomes what was saved when the draft began. A field that equals the saved
 * value by now, for example through a change elsewhere, is no longer part of the draft.
 */
export function resume(settings: CustomerSettings, draft: SettingsDraft | null): Standing {
  const saved = settingsValues(settings);
  const entered = { ...saved, ...draft?.values };
  const isOpen = (setting: SettingName) =>
    isShown(settings, setting) && meaningOf(setting, entered) !== meaningOf(setting, saved);
  const open = (all: Partial<SettingsValues>): Partial<SettingsValues> =>
    Object.fromEntries(Object.entries(all).filter(([field]) => isOpen(settingOf(field))));
  return {
    settings,
    base: { ...saved, ...(draft && open(draft.base)) },
    values: { ...saved, ...(draft && open(draft.values)) },
  };
}
