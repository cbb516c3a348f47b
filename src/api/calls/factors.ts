import type { Factors } from '../../domain/factor';
import type { CallOptions, Client } from '../client';
import { readFactors, readPasskeyOptions, readRecoveryCodes, readTotpSecret } from '../codec/factors';
import { at } from '../path';
import type { FormOf, Wire } from '../wire';

/** Success is shown where it happened: with the codes, or in the list. */
const post = { method: 'post', successNotice: false } as const;

/** The second steps of an account (Ext `second-factor`). */
export const listFactors = (client: Client, uuid: string, options?: CallOptions): Promise<Factors> =>
  client.call({ url: at('/api/user/{uuid}/factors', { uuid }), ...options }, (answer, place) =>
    readFactors(answer.response, place),
  );

/** Makes the secret of an authenticator app (Ext `second-factor`). A wrong password is refused with code 400. */
export const beginTotp = (
  client: Client,
  uuid: string,
  form: FormOf<'PasswordForm'>,
  options?: CallOptions,
): Promise<Wire['TotpSecret']> =>
  client.call(
    { url: at('/api/user/{uuid}/factors/totp', { uuid }), data: form, ...post, ...options },
    (answer, place) => readTotpSecret(answer.response, place),
  );

/**
 * Adds the authenticator app with a code that it shows (Ext `second-factor`).
 *
 * @returns the recovery codes, if they are the account's first ones
 */
export const confirmTotp = (
  client: Client,
  uuid: string,
  form: FormOf<'TotpForm'>,
  options?: CallOptions,
): Promise<readonly string[]> =>
  client.call(
    { url: at('/api/user/{uuid}/factors/totp/confirm', { uuid }), data: form, ...post, ...options },
    (answer, place) => readRecoveryCodes(answer.response, place),
  );

/** What the browser needs to make a passkey (Ext `second-factor`). A wrong password is refused with code 400. */
export const beginPasskey = (
  client: Client,
  uuid: string,
  form: FormOf<'PasswordForm'>,
  options?: CallOptions,
): Promise<Wire['PasskeyOptions']> =>
  client.call(
    { url: at('/api/user/{uuid}/factors/passkey', { uuid }), data: form, ...post, ...options },
    (answer, place) => readPasskeyOptions(answer.response, place),
  );

/** Adds the passkey that the browser made (Ext `second-factor`). Returns as `confirmTotp`. */
export const confirmPasskey = (
  client: Client,
  uuid: string,
  passkey: Wire['NewPasskey'],
  options?: CallOptions,
): Promise<readonly string[]> =>
  client.call(
    {
      url: at('/api/user/{uuid}/factors/passkey/confirm', { uuid }),
      raw: true,
      data: passkey,
      ...post,
      ...options,
    },
    (answer, place) => readRecoveryCodes(answer.response, place),
  );

/** Replaces the recovery codes (Ext `second-factor`). A wrong password is refused with code 400. */
export const renewRecoveryCodes = (
  client: Client,
  uuid: string,
  form: FormOf<'PasswordForm'>,
  options?: CallOptions,
): Promise<readonly string[]> =>
  client.call(
    { url: at('/api/user/{uuid}/factors/recovery-codes', { uuid }), data: form, ...post, ...options },
    (answer, place) => readRecoveryCodes(answer.response, place),
  );

/** Gives a second step another name (Ext `second-factor`). */
export const renameFactor = async (
  client: Client,
  { uuid, id }: { readonly uuid: string; readonly id: string },
  form: FormOf<'FactorNameForm'>,
  options?: CallOptions,
): Promise<void> => {
  await client.request({
    url: at('/api/user/{uuid}/factors/{id}', { uuid, id }),
    method: 'patch',
    data: form,
    ...options,
  });
};

/**
 * Removes a second step (Ext `second-factor`). One that is gone (404) counts as removed; a wrong password is refused
 * with code 400.
 */
export const removeFactor = async (
  client: Client,
  { uuid, id }: { readonly uuid: string; readonly id: string },
  form: FormOf<'PasswordForm'>,
  options?: CallOptions,
): Promise<void> => {
  await client.request({
    url: at('/api/user/{uuid}/factors/{id}', { uuid, id }),
    method: 'delete',
    data: form,
    accepted: [200, 404],
    ...options,
  });
};
