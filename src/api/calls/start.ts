import type { Config, PremiumConfig, User } from '../../domain/entities';
import type { CallOptions, Client } from '../client';
import { readConfig, readPremiumConfig } from '../codec/config';
import { readUser } from '../codec/user';
import { at } from '../path';

/** The deployment's configuration (S7.calls.1). */
export const getConfig = (client: Client, options?: CallOptions): Promise<Config> =>
  client.call({ url: at('/api/config'), ...options }, (answer, place) => readConfig(answer.response, place));

/** Prices and limits of Premium (S7.calls.2). */
export const getPremiumConfig = (client: Client, options?: CallOptions): Promise<PremiumConfig> =>
  client.call({ url: at('/api/premium/config'), ...options }, (answer, place) =>
    readPremiumConfig(answer.response, place),
  );

/**
 * The effective user (S7.calls.3); `null` without one, that is, after a 401 or an empty response (D2.4). Never calls
 * `unauthorized`, because `unauthorized` is handled by this call.
 */
export const getUser = (client: Client, options?: CallOptions): Promise<User | null> =>
  client.call(
    { url: at('/api/auth/user'), accepted: [200, 401], ...options, checkAuth: false },
    ({ code, response }, place) => (code === 401 ? null : readUser(response, place)),
  );
