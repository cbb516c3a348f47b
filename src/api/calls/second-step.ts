import type { CallOptions, Client } from '../client';
import { readPasskeyOptions } from '../codec/factors';
import { at } from '../path';
import type { FormOf, Wire } from '../wire';
import type { Destination } from './auth';

/** Calls below /api/auth never re-check the session (D2.23). */
const quiet = { method: 'post', checkAuth: false, successNotice: false } as const;

/** Completes a sign-in with its second step (Ext `second-factor`). 401: the sign-in has to start again. */
export const confirmSignIn = (
  client: Client,
  step: Wire['SecondStep'],
  options?: CallOptions,
): Promise<Destination> =>
  client.call(
    { url: at('/api/auth/second-factor'), raw: true, data: step, ...options, ...quiet },
    ({ location }) => ({ location }),
  );

/** What the browser needs to ask for a passkey (Ext `second-factor`). */
export const passkeyRequest = (
  client: Client,
  form: FormOf<'PasskeyRequestForm'>,
  options?: CallOptions,
): Promise<Wire['PasskeyOptions']> =>
  client.call({ url: at('/api/auth/passkey/options'), data: form, ...options, ...quiet }, (answer, place) =>
    readPasskeyOptions(answer.response, place),
  );

/** Signs in with a passkey alone (Ext `second-factor`). */
export const signInWithPasskey = (
  client: Client,
  signIn: Wire['PasskeySignIn'],
  options?: CallOptions,
): Promise<Destination> =>
  client.call(
    { url: at('/api/auth/passkey'), raw: true, data: signIn, ...options, ...quiet },
    ({ location }) => ({ location }),
  );
