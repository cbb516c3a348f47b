import { notFound, Refusal } from '../../http/answers';
import type { Caller } from '../../http/caller';
import type { SessionRow } from '../../storage/session-tables';
import type { UserRow } from '../../storage/tables';
import type { Devices } from './devices';
import type { Sessions } from './sessions';

const OWN_DEVICE = "This is the device you're using. Please sign out instead.";

export type SignedInDevice = {
  readonly session: SessionRow;
  /** Whether the caller uses it. */
  readonly isCurrent: boolean;
};

/**
 * The devices on which a customer is signed in (D2.extensionGroups.devices). A device that is signed out is also
 * forgotten: if somebody signs in with it again, the customer gets a mail. An admin who acts as the customer uses
 * none of them.
 */
export interface SignedInDevices {
  /** The caller's own first, then the most recently used. */
  list(customer: UserRow, caller: Caller): Promise<readonly SignedInDevice[]>;
  /** @param id as in a path. @throws Refusal 404, or 409 for the caller's own device */
  signOut(customer: UserRow, caller: Caller, id: string): Promise<void>;
  /** Signs out all devices but the caller's own. @param device the secret that identifies it, or null */
  signOutOthers(customer: UserRow, caller: Caller, device: string | null): Promise<void>;
}

export function createSignedInDevices(sessions: Sessions, devices: Devices): SignedInDevices {
  const list: SignedInDevices['list'] = async (customer, { sessionId }) => {
    const found = (await sessions.listOf(customer.id)).map((session) => ({
      session,
      isCurrent: sessionId !== null && sessions.isOf(session, sessionId),
    }));
    return [...found.filter(({ isCurrent }) => isCurrent), ...found.filter(({ isCurrent }) => !isCurrent)];
  };

  return {
    list,
    async signOut(customer, caller, id) {
      const found = (await list(customer, caller)).find(({ session }) => session.public_id === id);
      if (!found) throw notFound();
      if (found.isCurrent) throw new Refusal(409, OWN_DEVICE);
      await sessions.endHashed(found.session.id_hash);
      if (found.session.device_hash !== null) await devices.forgetOne(customer.id, found.session.device_hash);
    },
    async signOutOthers(customer, caller, device) {
      await sessions.endAll(customer.id, caller.sessionId);
      await devices.forget(customer.id, device);
    },
  };
}
