import type { CustomerSettings, CustomerSettingsUpdate } from './entities';
import { sameness } from './text-list';

/**
 * What stands in the settings form: texts, as every form has them. A list is a `text-list`, a switch that is on `yes`, no
 * choice the empty text.
 */
export type SettingsValues = {
  readonly bookingName: string;
  /** As typed, for `phoneCountry` (alpha-2). */
  readonly phone: string;
  readonly phoneCountry: string;
  readonly defaultJob: string;
  readonly defaultJobDelivery: string;
  readonly defaultPage: string;
  readonly confirmationEmails: string;
  readonly ccEmails: string;
  readonly shareBookings: string;
};

/** What a customer can set; the phone is one setting in two fields. */
export type SettingName = Exclude<keyof SettingsValues, 'phoneCountry'>;

/** In the order in which the form asks for them. */
export const SETTING_NAMES: readonly SettingName[] = [
  'bookingName',
  'phone',
  'defaultJob',
  'defaultJobDelivery',
  'defaultPage',
  'confirmationEmails',
  'ccEmails',
  'shareBookings',
];

/** What a field belongs to. */
export const settingOf = (field: string): SettingName =>
  field === 'phoneCountry' ? 'phone' : (field as SettingName);

/** Whether the form asks for it (S2.profilePage.2). */
export function isShown(settings: CustomerSettings, name: SettingName): boolean {
  switch (name) {
    case 'defaultJob':
      return settings.defaultJobs.length > 0;
    case 'defaultJobDelivery':
      return settings.defaultJobs.length > 0 && settings.showDelivery;
    case 'defaultPage':
      return settings.pages.length > 0;
    case 'ccEmails':
      return settings.showCc;
    case 'shareBookings':
      return settings.showShare;
    case 'bookingName':
    case 'phone':
    case 'confirmationEmails':
      return true;
  }
}

/** A setting that was changed elsewhere; `edited`: here too, otherwise. */
export type SettingChange = { readonly setting: SettingName; readonly edited: boolean };

/** The form as it stands. */
export type Standing = {
  /** The settings that the form is made of. */
  readonly settings: CustomerSettings;
  /** What was saved when the form began. */
  readonly base: SettingsValues;
  readonly values: SettingsValues;
};

const asText = (value: CustomerSettingsUpdate[keyof CustomerSettingsUpdate]): string =>
  typeof value === 'object' && value !== null ? value.map(sameness).sort().join('\n') : `${value ?? ''}`;

/** Whether the settings are saved as an update has them; lists in whatever order. */
export const isSaved = (update: CustomerSettingsUpdate, saved: CustomerSettings): boolean =>
  (Object.keys(update) as (keyof CustomerSettingsUpdate)[]).every(
    (name) => asText(update[name]) === asText(saved[name]),
  );

/** The values with these settings as they are saved now. */
export const taking = (
  values: SettingsValues,
  latest: SettingsValues,
  settings: readonly SettingName[],
): SettingsValues =>
  Object.fromEntries(
    Object.keys(values).map((field) => {
      const from = settings.includes(settingOf(field)) ? latest : values;
      return [field, from[field as keyof SettingsValues]];
    }),
  ) as SettingsValues;

/** What was entered and not sent yet, with what was saved when that was begun. */
export type SettingsDraft = {
  readonly values: Partial<SettingsValues>;
  readonly base: Partial<SettingsValues>;
};

/** What was entered differently from what is saved, field by field; the phone's two fields go together. */
export function draftOf(base: SettingsValues, values: SettingsValues): SettingsDraft {
  const edited = (Object.keys(values) as (keyof SettingsValues)[]).filter((field) =>
    settingOf(field) === 'phone'
      ? values.phone !== base.phone || values.phoneCountry !== base.phoneCountry
      : values[field] !== base[field],
  );
  const only = (all: SettingsValues): Partial<SettingsValues> =>
    Object.fromEntries(edited.map((field) => [field, all[field]]));
  return { values: only(values), base: only(base) };
}
