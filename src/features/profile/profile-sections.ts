import { managePayments } from '#messages/manage-payments';
import { profile } from '#messages/profile';
import { PAYMENTS_HEADING_ID } from '../manage-payments/payments-heading';

/** The heading of the section Settings. */
export const SETTINGS_HEADING_ID = 'settings';

/** The heading of the section Change Password; the focus goes there after a change. */
export const PASSWORD_HEADING_ID = 'change-password';

export type ProfileSection = {
  /** That of the section's heading. */
  readonly id: string;
  readonly label: string;
  /** What phones have the room for; a part of the label. */
  readonly short: string;
};

/** The sections of the profile, from the top of the page down (specification, section 2 "Profile page"). */
export const profileSections: readonly ProfileSection[] = [
  { id: SETTINGS_HEADING_ID, label: profile.settings, short: profile.settings },
  { id: PAYMENTS_HEADING_ID, label: managePayments.title, short: profile.managePaymentsShort },
  { id: PASSWORD_HEADING_ID, label: profile.changePassword, short: profile.changePasswordShort },
];
