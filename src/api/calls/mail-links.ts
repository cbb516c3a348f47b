import type { CallOptions, Client } from '../client';
import { at } from '../path';
import type { FormOf } from '../wire';
import type { Destination } from './auth';

type MailLinkCall = (
  client: Client,
  form: FormOf<'MailCodeForm'>,
  options?: CallOptions,
) => Promise<Destination>;

/** Sends the code of a mail's link. Like all calls below /api/auth, it never re-checks the session (D2.23). */
const sendCode =
  (
    path:
      '/api/auth/not-me' | '/api/auth/confirm-email' | '/api/auth/restore-email' | '/api/auth/keep-factors',
  ): MailLinkCall =>
  (client, form, options) =>
    client.call(
      { url: at(path), data: form, successNotice: false, ...options, method: 'post', checkAuth: false },
      ({ location }) => ({ location }),
    );

/** Ends a session that somebody else has started, with the code of the mail about it (Ext `devices`). */
export const disownSignIn = sendCode('/api/auth/not-me');

/** Changes the email address, with the code of the mail to the new one (Ext `email-change`). */
export const confirmEmail = sendCode('/api/auth/confirm-email');

/** Takes a change of the email address back, with the code of the mail to the former one (Ext `email-change`). */
export const restoreEmail = sendCode('/api/auth/restore-email');

/** Stops an admin's reset of the second step, with the code of the mail about it (Ext `second-factor`). */
export const keepFactors = sendCode('/api/auth/keep-factors');
