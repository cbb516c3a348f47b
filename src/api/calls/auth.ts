import type { CallOptions, CallRequest, Client } from '../client';
import { at } from '../path';
import type { FormOf } from '../wire';

/** Where the server redirects the user. Not validated: use `safeServerLocation`. */
export type Destination = { readonly location: string | null };

const goTo = (client: Client, request: CallRequest): Promise<Destination> =>
  client.call(request, ({ location }) => ({ location }));

/** Calls below /api/auth never re-check the session (D2.23). */
const quiet = { method: 'post', checkAuth: false } as const;

/**
 * Ends the session (S7.calls.4). Success shows no notice, errors do. A 401 means that the session had ended already,
 * so it counts as success (D2.23).
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

/** Signs a customer in (Ext `auth`). Wrong credentials reject as `unauthorized` with the server's message. */
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

/** Mails a reset link (Ext `auth`). The response is the same for known and unknown addresses. */
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
