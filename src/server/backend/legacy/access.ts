import { routeOf } from '../../../domain/addresses/legacy-landing';
import { message, redirect, type Access, type Answered } from './page';
import type { Caller } from '../http/caller';

/** To the login, and back from there to the route of the app that stands for the page. */
function toLogin(address: string): Answered {
  const [path = '', search = ''] = address.split('?');
  const route = routeOf(path, search === '' ? '' : `?${search}`, '/');
  return redirect(route === null ? '/legacy/login' : `/legacy/login?returnUrl=${encodeURIComponent(route)}`);
}

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
