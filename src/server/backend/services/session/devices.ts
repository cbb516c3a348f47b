import type { Clock } from '../../clock';
import { DEVICE_LIFETIME_MS } from '../../limits';
import type { Executor } from '../../storage/database';
import {
  deleteDevicesOf,
  insertDevice,
  isKnownDevice,
  renameDevice,
} from '../../storage/repositories/known-devices';
import { hashOfSecret, newSecret } from '../shared/secret';

/**
 * The browsers that somebody has signed in with, by a secret in a cookie that outlives sessions; only its hash is stored.
 * It lets nobody in: who knows it is asked for the password as everybody is, but strangers' guesses do not stand in the way.
 */
export interface Devices {
  /** Whether somebody has signed in with this browser. */
  knows(device: string | null, userId: string): Promise<boolean>;
  /**
   * Remembers that somebody has signed in with this browser.
   *
   * @returns its secret: a new one for a browser that this person is new to, whoever may know the former
   */
  remember(device: string | null, userId: string): Promise<string>;
  /** Forgets the browsers of somebody, who has chosen a new password, but for the one that they have chosen it with. */
  forget(userId: string, but: string | null): Promise<void>;
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
  };
}
