import type { CallOptions, CallRequest, Client } from '../client';
import { at } from '../path';
import type { FormOf } from '../wire';

/** Where the server sends this person; unchecked, so see `safeServerLocation`. */
export type Destination = { readonly location: string | null };

const goTo = (client: Client, request: CallRequest): Promise<Destination> =>
  client.call(request, ({ location }) => ({ location }));

/** The calls of /api/auth never start a re-check of the session (D2.23). */
const quiet = { method: 'post', checkAuth: false } as const;

/**
 * Ends the session (S7.calls.4): no success notice, errors are shown. A 401 says that it had ended already, and counts
 * as logged out (D2.23).
 */
export const logout = (client: Client, options?: CallOptions): Promise<Destination> =>
  goTo(client, {
    url: at('/api/auth/logout'),
    accepted: [200, 401],
    successNotice: false,
    errorNotice: true,
    ...options,
    checkAuth: false,
  });

/** Signs a customer in (Ext `auth`); wrong credentials reject as `unauthorized` with the server's message. */
export const login = (
  client: Client,
  credentials: FormOf<'Credentials'>,
  options?: CallOptions,
): Promise<Destination> =>
  goTo(client, { url: at('/api/auth/login'), data: credentials, successNotice: false, ...options, ...quiet });

/** Signs an admin in (Ext `auth`). */
export const adminLogin = (
  client: Client,
  credentials: FormOf<'Credentials'>,
  options?: CallOptions,
): Promise<Destination> =>
  goTo(client, {
    url: at('/api/auth/admin/login'),
    data: credentials,
    successNotice: false,
    ...options,
    ...quiet,
  });

/** Starts a guest's session (Ext `auth`). */
export const startGuest = (
  client: Client,
  guest: FormOf<'GuestForm'>,
  options?: CallOptions,
): Promise<Destination> =>
  goTo(client, { url: at('/api/auth/guest'), data: guest, successNotice: false, ...options, ...quiet });

/** Has a reset link mailed (Ext `auth`); known and unknown addresses are answered alike. */
export const requestPasswordReset = (
  client: Client,
  form: FormOf<'LostPasswordForm'>,
  options?: CallOptions,
): Promise<Destination> =>
  goTo(client, { url: at('/api/auth/lost-password'), data: form, ...options, ...quiet });

/** Sets a new password with the code of a reset link (Ext `auth`). */
export const resetPassword = (
  client: Client,
  form: FormOf<'ResetPasswordForm'>,
  options?: CallOptions,
): Promise<Destination> => goTo(client, { url: at('/api/auth/reset'), data: form, ...options, ...quiet });
