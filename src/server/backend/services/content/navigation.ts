import type { components } from '../../../../api/contract/schema';
import type { UserRow } from '../../storage/tables';

type NavItem = components['schemas']['NavItem'];

/** A page of the menu. Its heading is the label unless another title is given. */
const page = (label: string, link: string, more: Partial<NavItem> = {}): NavItem => ({
  nav_label: label,
  link_name: link,
  file_name: null,
  has_nav: true,
  has_title: true,
  page_title: null,
  ...more,
});

/** A menu item that triggers an action of the app instead of opening a page. */
const event = (label: string, name: 'contact' | 'terms' | 'privacy'): NavItem =>
  page(label, `event:${name}`, { has_title: false });

const booking = page('Book Online', '/new-booking', { file_name: 'new-booking', page_title: 'Book a taxi' });
const bookings = page('My Bookings', '/job-status', { file_name: 'job-status', has_title: false });
const profile = page('Profile', '/profile', { page_title: 'Your profile' });
const users = page('Manage Users', '/users', { file_name: 'users' });
/** Pages that are reached by links elsewhere. Only their titles are used. */
const unlisted: readonly NavItem[] = [
  page('Track', '/track', { file_name: 'track', has_nav: false, page_title: 'Track your taxi' }),
  page('Edit', '/edit', { file_name: 'edit', has_nav: false, page_title: 'Edit booking' }),
];
const visitorPages: readonly NavItem[] = [
  page('Register', '/register/signup', { file_name: 'register' }),
  page('Book as a guest', '/guest', { file_name: 'guest', has_title: false }),
];
const information: readonly NavItem[] = [
  event('Contact Us', 'contact'),
  event('Terms', 'terms'),
  event('Privacy', 'privacy'),
];

const officePages: readonly NavItem[] = [
  page('Dashboard', '/admin/dashboard', { file_name: 'dashboard' }),
  page('Customers', '/customers', { file_name: 'customers', has_title: false }),
  page('Credit requests', '/admin/credit-account-requests', {
    file_name: 'credit-account-requests',
    has_title: false,
    page_title: 'Credit account requests',
  }),
];
const olderAdminPages: readonly NavItem[] = [
  page('Dispatch', '/admin/dispatch', { file_name: 'dispatch', has_title: false }),
  page('Tariffs', '/admin/tariffs', { file_name: 'tariffs', page_title: 'Vehicles and tariffs' }),
];

/**
 * The menu for the effective user (D2.15). Admins have a navigation of their own.
 *
 * @param ownsAccount whether the user has business account users to manage
 */
export function navigation(user: UserRow | null, ownsAccount: boolean): readonly NavItem[] {
  const tail = [...information, ...unlisted];
  if (!user) return [...visitorPages, ...tail];
  if (user.admin) return [];
  if (user.guest) return [booking, bookings, ...visitorPages.slice(0, 1), ...tail];
  return [booking, bookings, profile, ...(ownsAccount ? [users] : []), ...tail];
}

/** These have no older page. */
const auditPage = page('Audit', '/admin/audit');
const secondStepPage = page('Second step', '/admin/second-factor');
const supportCodesPage = page('Support codes', '/admin/support-codes');

/** The page of the app's contact panel, which is titled by it. */
const IN_PANEL = 'fare-estimator';

/**
 * Whether the app shows the heading of an older page above its frame.
 *
 * @param slug of the page, e.g. `new-booking`
 */
export const isTitledByApp = (user: UserRow | null, slug: string): boolean =>
  slug === IN_PANEL ||
  (user?.admin === true ? [...officePages, ...olderAdminPages] : navigation(user, true)).some(
    ({ file_name: file, has_title: titled }) => file === slug && titled,
  );

/** @param groups the extension groups that are enabled: some have a page of their own */
export const adminNavigation = (groups: readonly string[]): readonly NavItem[] => [
  ...officePages,
  ...(groups.includes('admin') ? [auditPage] : []),
  ...olderAdminPages,
  ...(groups.includes('second-factor') ? [secondStepPage] : []),
  ...(groups.includes('support') ? [supportCodesPage] : []),
];
