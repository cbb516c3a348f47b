import type { SignInFactor } from '../../domain/factor';
import { ApiError } from '../api-error';
import type { CallOptions, CallRequest, Client } from '../client';
import { signInFactorsOf } from '../codec/sign-in-factors';
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

/** `factors`: the second steps that the server accepts after the password; empty if the password is enough. */
export type PasswordAccepted = Destination & { readonly factors: readonly SignInFactor[] };

/** A 401 that names second steps means that the password was right. */
const signIn =
  (url: CallRequest['url']) =>
  async (
    client: Client,
    credentials: FormOf<'Credentials'>,
    options?: CallOptions,
  ): Promise<PasswordAccepted> => {
    try {
      const request = { url, data: credentials, successNotice: false, ...options, ...quiet };
      return { ...(await goTo(client, request)), factors: [] };
    } catch (error) {
      const factors =
        error instanceof ApiError && error.kind === 'unauthorized' ? signInFactorsOf(error) : [];
      if (factors.length === 0) throw error;
      return { location: null, factors };
    }
  };

/**
 * Signs a customer in (Ext `auth`), or asks for a second step (Ext `second-factor`). Wrong credentials reject as
 * `unauthorized` with the server's message.
 */
export const login = signIn(at('/api/auth/login'));

/** Signs an admin in, as `login` does a customer. */
export const adminLogin = signIn(at('/api/auth/admin/login'));

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
