import { message, redirect, type Access, type Answered } from './page';
import type { Caller } from '../http/caller';

/**
 * The route of the app that shows an older page, for the way back after signing in: `/legacy/edit?b=AB12` is
 * `/edit/AB12` there (the other way round than `src/domain/legacy-path.ts`).
 */
export function appRouteOf(address: string): string {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  const route = path.replace(/^\/legacy/u, '');
  const ref = query.get('b');
  if (route === '/edit' && ref !== null) return `/edit/${encodeURIComponent(ref)}`;
  return search === '' ? route : `${route}?${search}`;
}

const toLogin = (address: string): Answered =>
  redirect(`/legacy/login?returnUrl=${encodeURIComponent(appRouteOf(address))}`);

/**
 * What somebody gets who may not see a page, or null for who may: nobody is sent to sign in, and brought back by GET
 * only; an admin books as a customer or not at all.
 *
 * @param address as it was asked for, with its query
 */
export function refusalOf(access: Access, { user }: Caller, address: string): Answered | null {
  if (access === 'anyone') return null;
  if (!user) return toLogin(address);
  if (access === 'admin') {
    return user.admin ? null : message('Not allowed', 'This page is for the office alone.', 403);
  }
  if (user.admin) {
    return message('No customer chosen', 'Please log in as a customer first: see Customers.', 403);
  }
  return access === 'account' && user.guest ? toLogin(address) : null;
}
