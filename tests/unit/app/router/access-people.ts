import { admin, aoife, impersonatedAoife, sean } from '../../../../machines/samples';
import type { User } from '../../../../src/domain/entities';
import type { AccessKind, Facts } from '../../../../src/app/router/access';

export const premium: User = { ...aoife, location: '/job-status' };
export const standard: User = { ...sean, location: '/job-status' };
export const guest: User = { ...sean, guest: true, location: null };
export const mustChange: User = { ...sean, mustChangePassword: true };
export const acting: User = { ...impersonatedAoife, premium: false, location: '/job-status' };

export const people = { nobody: null, guest, standard, premium, mustChange, admin, acting } as const;
export type Person = keyof typeof people;

/** What some addresses lead to. */
export const kinds: Readonly<Record<string, AccessKind>> = {
  '/': 'login',
  '/login': 'login',
  '/guest': 'guest',
  '/register': 'register',
  '/premium/signup': 'premiumSignup',
  '/track/7QF2': 'open',
  '/content/terms': 'content',
  '/admin/login': 'adminLogin',
  '/customers': 'admin',
  '/admin/dashboard': 'admin',
  '/profile': 'profile',
  '/users': 'customer',
  '/profile/welcome/application-sent': 'customer',
  '/profile/premium': 'premiumChooser',
  '/premium/complete': 'premiumComplete',
  '/premium/application-sent': 'applicationSent',
  '/new-booking': 'booking',
  '/job-status': 'booking',
};

/** With Premium on sale, and nothing else said. */
export const factsFor = (user: User | null, more: Partial<Facts> = {}): Facts => ({
  user,
  location: null,
  premiumOffered: true,
  hasApplied: false,
  kindOf: (path) => (Object.hasOwn(kinds, path) ? (kinds[path] ?? null) : null),
  ...more,
});
