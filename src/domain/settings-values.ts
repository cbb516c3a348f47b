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
 * What the settings are in the form, and the form's in the settings. The numbering plans come along: the profile loads it
 * together with the settings.
 */

/** A stored phone for its two fields; what is no number stays to be seen and mended. */
function phoneOf({ phone, phonePrefix, phoneNumber }: CustomerSettings) {
  const parts = fromE164(phone ?? '', phonePrefix);
  const country = phonePrefix === '' ? deployment.phone.defaultCountry : phonePrefix;
  return parts === null
    ? { phone: phoneNumber ?? phone ?? '', phoneCountry: country }
    : { phone: parts.national, phoneCountry: parts.country ?? country };
}

/** The settings as the form has them. */
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

/** What one setting says, however it is written. */
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

/** The settings of the form that are saved differently now, and would be overwritten by it. */
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
 * What is sent (S7.calls.23, D2.2): what the form asks for as entered, all else as it is saved now.
 *
 * @param settings the settings that the form is made of
 * @param latest the settings as they are saved now
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
 * The form with a draft in it: what it begins from is then what was saved when the draft was begun. What is saved by now,
 * as it may be from elsewhere, is no draft any more.
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
