import type { components } from '../../../api/contract/schema';
import type { UserRow } from '../storage/tables';

type NavItem = components['schemas']['NavItem'];

const page = (label: string, link: string, file: string | null): NavItem => ({
  nav_label: label,
  link_name: link,
  file_name: file,
  has_nav: true,
  has_title: true,
  page_title: label,
});

const booking = page('Book Online', '/new-booking', 'new-booking');
const bookings = page('My Bookings', '/job-status', 'job-status');
const profile = page('Profile', '/profile', null);
const users = page('Manage Users', '/users', 'users');
const contact: NavItem = { ...page('Contact Us', 'event:contact', null), has_title: false, page_title: null };

const adminPages: readonly NavItem[] = [
  page('Dashboard', '/admin/dashboard', 'dashboard'),
  page('Customers', '/customers', 'customers'),
  page('Credit Account Requests', '/admin/credit-account-requests', 'credit-account-requests'),
];

/**
 * The links of a menu by effective user (decisions 2, server rules). Nobody and admins have none.
 *
 * @param ownsAccount whether there are users of a business account to manage
 */
export function navigation(user: UserRow | null, ownsAccount: boolean): readonly NavItem[] {
  if (!user || user.admin) return [];
  if (user.guest) return [booking, bookings, contact];
  return [booking, bookings, profile, ...(ownsAccount ? [users] : []), contact];
}

export const adminNavigation = (): readonly NavItem[] => adminPages;
