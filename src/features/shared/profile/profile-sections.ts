import { managePayments } from '#messages/profiles/manage-payments';
import { profile } from '#messages/settings/profile';

/** The id of the heading of Settings. */
export const SETTINGS_HEADING_ID = 'settings';

/** The id of the heading of Manage Payments. It takes the focus when a part of the section disappears. */
export const PAYMENTS_HEADING_ID = 'manage-payments';

/** The id of the heading of Change Password. It takes the focus after a change. */
export const PASSWORD_HEADING_ID = 'change-password';

/** The sections that have an address of their own. */
export type ProfileSectionName = 'settings' | 'payments' | 'security';

export type ProfileSection = {
  /** Its address is `/profile/<name>`, which shows it alone. */
  readonly name: ProfileSectionName;
  /** The id of the section's heading. */
  readonly id: string;
  readonly label: string;
  /** The label for phones; a part of `label`. */
  readonly short: string;
};

/** The sections of the profile, from top to bottom (S2.profilePage, D3.17). */
export const profileSections: readonly ProfileSection[] = [
  { name: 'settings', id: SETTINGS_HEADING_ID, label: profile.settings, short: profile.settings },
  {
    name: 'payments',
    id: PAYMENTS_HEADING_ID,
    label: managePayments.title,
    short: profile.managePaymentsShort,
  },
  {
    name: 'security',
    id: PASSWORD_HEADING_ID,
    label: profile.changePassword,
    short: profile.changePasswordShort,
  },
];
