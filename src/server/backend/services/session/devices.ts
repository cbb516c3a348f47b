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
 * hash is stored. The cookie grants no access, because the password is still required. It only keeps strangers' wrong
 * guesses from locking out the browser.
 */
export interface Devices {
  /** Whether somebody has signed in with this browser. */
  knows(device: string | null, userId: string): Promise<boolean>;
  /**
   * Remembers that somebody has signed in with this browser.
   *
   * @returns the browser's secret. If the browser is new to this person, the secret is new, in case
   *   others know the old one
   */
  remember(device: string | null, userId: string): Promise<string>;
  /** Forgets the browsers of a user who has chosen a new password, except `but`, in which they chose it. */
  forget(userId: string, but: string | null): Promise<void>;
  /** Forgets one browser of a user. @param idHash the hash of its secret */
  forgetOne(userId: string, idHash: string): Promise<void>;
}

export function createDevices(executor: Executor, clock: Clock): Devices {
  const knows: Devices['knows'] = async (device, userId) => {
    if (device === null) return false;
    const since = new Date(clock.now().getTime() - DEVICE_LIFETIME_MS);
    return isKnownDevice(executor, { idHash: hashOfSecret(device), userId }, since);
  };

  return {
    knows,
    async remember(device, userId) {
      const isKnown = await knows(device, userId);
      const secret = isKnown && device !== null ? device : newSecret();
      const idHash = hashOfSecret(secret);
      if (!isKnown && device !== null) await renameDevice(executor, hashOfSecret(device), idHash);
      await insertDevice(executor, { idHash, userId, at: clock.now() });
      return secret;
    },
    forget: (userId, but) => deleteDevicesOf(executor, userId, but === null ? null : hashOfSecret(but)),
    forgetOne: (userId, idHash) => deleteDevice(executor, { idHash, userId }),
  };
}
