import type { CustomerSettings, CustomerSettingsUpdate } from './entities';
import { sameness } from './text-list';

/**
 * Values of the settings form. Like all forms, it holds texts: a list is a `text-list`, a switch that is on is `yes`,
 * and no choice is the empty text.
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

/** A single setting. The phone is one setting with two fields. */
export type SettingName = Exclude<keyof SettingsValues, 'phoneCountry'>;

/** In the order of the form. */
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

/** The setting that a field belongs to. */
export const settingOf = (field: string): SettingName =>
  field === 'phoneCountry' ? 'phone' : (field as SettingName);

/** Whether the form shows the setting (S2.profilePage.2). */
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

/** A setting that was changed elsewhere. `edited`: it was also changed here, to another value. */
export type SettingChange = { readonly setting: SettingName; readonly edited: boolean };

/** The current state of the form. */
export type Standing = {
  /** The settings that the form was built from. */
  readonly settings: CustomerSettings;
  /** The saved values when the form was opened. */
  readonly base: SettingsValues;
  readonly values: SettingsValues;
};

const asText = (value: CustomerSettingsUpdate[keyof CustomerSettingsUpdate]): string =>
  typeof value === 'object' && value !== null ? value.map(sameness).sort().join('\n') : `${value ?? ''}`;

/** Whether an update equals the saved settings, regardless of the order of lists. */
export const isSaved = (update: CustomerSettingsUpdate, saved: CustomerSettings): boolean =>
  (Object.keys(update) as (keyof CustomerSettingsUpdate)[]).every(
    (name) => asText(update[name]) === asText(saved[name]),
  );

/** Replaces the given settings by their saved values. */
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

/** Unsent input, with the values that were saved when it began. */
export type SettingsDraft = {
  readonly values: Partial<SettingsValues>;
  readonly base: Partial<SettingsValues>;
};

/** The fields that differ from the saved values. The two fields of the phone belong together. */
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
