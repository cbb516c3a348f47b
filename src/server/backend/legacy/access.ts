import { routeOf } from '../../../domain/addresses/legacy-landing';
import { message, redirect, type Access, type Answered } from './page';
import type { Caller } from '../http/caller';

/** Redirects to the login, which leads back to the app's route for the page. */
function toLogin(address: string): Answered {
  const [path = '', search = ''] = address.split('?');
  const route = routeOf(path, search === '' ? '' : `?${search}`, '/');
  return redirect(route === null ? '/legacy/login' : `/legacy/login?returnUrl=${encodeURIComponent(route)}`);
}

/**
 * Returns the response for a caller who may not see a page, or null if they may. A visitor is redirected to the login
 * and returns with a GET. An admin can only book on behalf of a customer.
 *
 * @param address the requested URL with its query
 */
export function refusalOf(access: Access, { user }: Caller, address: string): Answered | null {
  if (access === 'anyone') return null;
  if (!user) return toLogin(address);
  if (access === 'admin') {
    return user.admin ? null : message('Not allowed', 'This page is for office staff only.', 403);
  }
  if (user.admin) {
    return message('No customer chosen', 'Go to Customers and sign in as a customer first.', 403);
  }
  return access === 'account' && user.guest ? toLogin(address) : null;
}
