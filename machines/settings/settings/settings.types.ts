import type { SettingChange, SettingsDraft, SettingsValues } from '../../../src/domain/customer-settings';
import type { CustomerSettings, CustomerSettingsUpdate } from '../../../src/domain/entities';

export type SettingsInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  /** What was entered before a reload and not submitted, or `null`. */
  readonly draft: SettingsDraft | null;
};

/** The form's initial state. */
export type SettingsReading = {
  readonly settings: CustomerSettings;
  /** The saved values, as far as this form knows. Input is compared with them. */
  readonly base: SettingsValues;
  readonly values: SettingsValues;
};

export type CompareInput = SettingsReading & { readonly customer: string };

/** The result of reading the settings again. */
export type SettingsComparison = {
  readonly latest: { readonly settings: CustomerSettings; readonly values: SettingsValues };
  /** The changes that the form would overwrite. */
  readonly changes: readonly SettingChange[];
  /** The request body. */
  readonly update: CustomerSettingsUpdate;
};

export type SettingsContext = SettingsInput & {
  /** `null` before they are loaded. */
  readonly reading: SettingsReading | null;
  /** The last comparison with the saved settings; `null` before the first press. */
  readonly comparison: SettingsComparison | null;
  /** The key of the current press. */
  readonly key: string;
};

export type SettingsEvent =
  /** Retry was pressed because the settings could not be loaded. */
  | { readonly type: 'settings.retried' }
  /** The customer signed in again in place. */
  | { readonly type: 'session.recovered' }
  /** A field was edited. `values` are the form's values. */
  | { readonly type: 'values.edited'; readonly values: SettingsValues }
  /** Save was pressed. `key` is generated for each press. */
  | { readonly type: 'settings.submitted'; readonly values: SettingsValues; readonly key: string }
  /** The person decided about each setting that was also changed elsewhere. `key` is generated for each press. */
  | { readonly type: 'changes.settled'; readonly values: SettingsValues; readonly key: string }
  /** The person returned to the form without deciding. */
  | { readonly type: 'changes.left' }
  /** The person is about to leave the profile. */
  | { readonly type: 'leave.requested' }
  | { readonly type: 'leave.confirmed' }
  | { readonly type: 'leave.declined' };

export type SettingsTag = 'busy';
