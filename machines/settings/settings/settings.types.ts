import type { SettingChange, SettingsDraft, SettingsValues } from '../../../src/domain/customer-settings';
import type { CustomerSettings, CustomerSettingsUpdate } from '../../../src/domain/entities';

export type SettingsInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  /** What was entered before a reload and not sent, or `null`. */
  readonly draft: SettingsDraft | null;
};

/** The form as it begins. */
export type SettingsReading = {
  readonly settings: CustomerSettings;
  /** What is saved, as far as this form knows: what was entered is held against it. */
  readonly base: SettingsValues;
  readonly values: SettingsValues;
};

export type CompareInput = SettingsReading & { readonly customer: string };

/** What was found when the settings were read again. */
export type SettingsComparison = {
  readonly latest: { readonly settings: CustomerSettings; readonly values: SettingsValues };
  /** What the form would overwrite. */
  readonly changes: readonly SettingChange[];
  /** What is to be sent. */
  readonly update: CustomerSettingsUpdate;
};

export type SettingsContext = SettingsInput & {
  /** `null` before they are loaded. */
  readonly reading: SettingsReading | null;
  /** The last look at what is saved; `null` before the first press. */
  readonly comparison: SettingsComparison | null;
  /** Made for the press that is under way. */
  readonly key: string;
};

export type SettingsEvent =
  /** Retry at settings that could not be loaded. */
  | { readonly type: 'settings.retried' }
  /** The customer has signed in again in place. */
  | { readonly type: 'session.recovered' }
  /** A field was edited: what stands in the form. */
  | { readonly type: 'values.edited'; readonly values: SettingsValues }
  /** Save was pressed; `key` is made for this press. */
  | { readonly type: 'settings.submitted'; readonly values: SettingsValues; readonly key: string }
  /** It is decided what becomes of each setting that was changed elsewhere too; `key` is made for this press. */
  | { readonly type: 'changes.settled'; readonly values: SettingsValues; readonly key: string }
  /** Back to the form, with nothing decided. */
  | { readonly type: 'changes.left' }
  /** The person is about to leave the profile. */
  | { readonly type: 'leave.requested' }
  | { readonly type: 'leave.confirmed' }
  | { readonly type: 'leave.declined' };

export type SettingsTag = 'busy';
