import type { Stop } from './tour';

const login: Stop = { path: '/login', heading: 'Sign in' };
const profile: Stop = { path: '/profile', heading: 'Profile' };

/** Screens for visitors; lightweight ones. */
export const visitorStops: readonly Stop[] = [
  { path: '/lost-pass', heading: 'Forgot your password?' },
  login,
  { path: '/content/terms', heading: 'Terms and Conditions', dialog: 'Privacy' },
  { path: '/guest', heading: 'Continue as guest' },
  login,
];

/** Screens of business@: its own, wizards, texts, older pages in their frame, and dialogs over them. */
export const customerStops: readonly Stop[] = [
  { path: '/new-booking', heading: 'Book a taxi', framed: 'New booking' },
  { path: '/content/terms', heading: 'Terms and Conditions', dialog: 'Privacy' },
  { ...profile, dialog: 'Add card' },
  { path: '/job-status', heading: 'My Bookings', framed: 'Job status' },
  { path: '/users', heading: 'Manage Users', framed: 'Users' },
  { path: '/content/contact', heading: 'Contact Us' },
  { path: '/profile/premium?type=personal', heading: 'Profile Type' },
  { path: '/premium/complete', heading: 'Premium is active' },
  { path: '/content/privacy', heading: 'Privacy Statement', dialog: 'Contact' },
  { ...profile, dialog: 'Terms' },
];

/** Screens of an admin, including an older page. */
export const adminStops: readonly Stop[] = [
  { path: '/customers', heading: 'Customers' },
  { path: '/admin/audit', heading: 'Audit' },
  { path: '/admin/tariffs', heading: 'Vehicles and tariffs', framed: 'Tariffs' },
  { path: '/admin/credit-account-requests', heading: 'Credit account requests' },
  { path: '/admin/dashboard', heading: 'Dashboard' },
];
