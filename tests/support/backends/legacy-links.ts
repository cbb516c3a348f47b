import { expect, it } from 'vitest';
import {
  classifyLegacyLink,
  type LegacyLink,
  type WrittenLink,
} from '../../../src/domain/addresses/legacy-link';

/** Helpers for tables of links in older pages. */

const origin = 'https://cabrank.test';
/** A page in the frame of a route. */
export const at = (route: string, address: string) => ({ route, address: origin + address, origin });

export const bookings = at('/job-status', '/legacy/job-status');
export const login = at('/login', '/legacy/login');
export const dispatch = at('/admin/dispatch', '/legacy/dispatch');
export const customers = at('/customers', '/legacy/customers?query=Kelly');

export const alone: LegacyLink = { kind: 'alone' };
export const logout: LegacyLink = { kind: 'logout' };
export const back: LegacyLink = { kind: 'back' };
export const jobStatus: LegacyLink = { kind: 'jobStatus' };
export const notFound: LegacyLink = { kind: 'notFound' };
export const refused: LegacyLink = { kind: 'refused' };
export const dialog = (name: 'terms' | 'privacy' | 'contact'): LegacyLink => ({
  kind: 'dialog',
  dialog: name,
});
export const route = (to: string): LegacyLink => ({ kind: 'route', route: to });
export const newBooking = (to: string): LegacyLink => ({ kind: 'newBooking', route: to });
export const leave = (href: string, target: string | null = null): LegacyLink => ({
  kind: 'leave',
  href,
  target,
});

export type Row = readonly [href: string, expected: LegacyLink];

/** Tests that each link of a page is interpreted as its row says. */
export const check = (rows: readonly Row[], page = bookings, more: Omit<WrittenLink, 'href'> = {}) => {
  it.each(rows)('%j', (href, expected) => {
    expect(classifyLegacyLink({ href, ...more }, page)).toEqual(expected);
  });
};
