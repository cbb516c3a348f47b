import { managePayments } from '#messages/profiles/manage-payments';
import { profile } from '#messages/settings/profile';

/** The heading of the section Settings. */
export const SETTINGS_HEADING_ID = 'settings';

/** The heading of Manage Payments; the focus goes there where a part of the section is gone. */
export const PAYMENTS_HEADING_ID = 'manage-payments';

/** The heading of the section Change Password; the focus goes there after a change. */
export const PASSWORD_HEADING_ID = 'change-password';

export type ProfileSection = {
  /** That of the section's heading. */
  readonly id: string;
  readonly label: string;
  /** What phones have the room for; a part of the label. */
  readonly short: string;
};

/** The sections of the profile, from the top of the page down (S2.profilePage, D3.17). */
export const profileSections: readonly ProfileSection[] = [
  { id: SETTINGS_HEADING_ID, label: profile.settings, short: profile.settings },
  { id: PAYMENTS_HEADING_ID, label: managePayments.title, short: profile.managePaymentsShort },
  { id: PASSWORD_HEADING_ID, label: profile.changePassword, short: profile.changePasswordShort },
];
