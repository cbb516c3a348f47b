import type { Clock } from '../../clock';
import { DEVICE_LIFETIME_MS } from '../../limits';
import type { Executor } from '../../storage/database';
import {
  deleteDevice,
  deleteDevicesOf,
  insertDevice,
  isKnownDevice,
  renameDevice,
} from '../../storage/repositories/known-devices';
import { hashOfSecret, newSecret } from '../shared/secret';

/**
 * Browsers with which somebody has signed in, identified by a secret in a cookie that outlives sessions. Only its
 * hash is stored. The cookie grants no access, because the password is still required. It keeps strangers' wrong
 * guesses from locking out the browser, and tells a known browser from a new one, about which a mail is sent.
 */
export interface Devices {
  /** Whether this user has signed in with the browser within `DEVICE_LIFETIME_MS`. */
  knows(device: string | null, userId: string): Promise<boolean>;
  /**
   * Remembers that somebody has signed in with this browser.
   *
   * @returns the browser's secret. If the browser is new to this person, the secret is new, in case
   *   others know the old one
   */
  remember(device: string | null, userId: string): Promise<string>;
  /** Forgets all browsers of a user, except `but`. */
  forget(userId: string, but: string | null, executor?: Executor): Promise<void>;
  /** Forgets one browser of a user. @param idHash the hash of its secret */
  forgetOne(userId: string, idHash: string): Promise<void>;
}

export function createDevices(database: Executor, clock: Clock): Devices {
  const knows: Devices['knows'] = async (device, userId) => {
    if (device === null) return false;
    const since = new Date(clock.now().getTime() - DEVICE_LIFETIME_MS);
    return isKnownDevice(database, { idHash: hashOfSecret(device), userId }, since);
  };

  return {
    knows,
    async remember(device, userId) {
      const isKnown = await knows(device, userId);
      const secret = isKnown && device !== null ? device : newSecret();
      const idHash = hashOfSecret(secret);
      if (!isKnown && device !== null) await renameDevice(database, hashOfSecret(device), idHash);
      await insertDevice(database, { idHash, userId, at: clock.now() });
      return secret;
    },
    forget: (userId, but, executor = database) =>
      deleteDevicesOf(executor, userId, but === null ? null : hashOfSecret(but)),
    forgetOne: (userId, idHash) => deleteDevice(database, { idHash, userId }),
  };
}
