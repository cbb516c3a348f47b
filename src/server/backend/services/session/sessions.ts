import type { Clock } from '../../clock';
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS, SESSION_TOUCH_MS } from '../../limits';
import type { Executor } from '../../storage/database';
import {
  deleteEndedSessions,
  deleteSession,
  deleteSessionsOf,
  deleteSessionsOfDevice,
  findSession,
  insertSession,
  listSessionsOf,
  setImpersonated,
  touchSession,
} from '../../storage/repositories/sessions';
import type { SessionRow } from '../../storage/session-tables';
import type { UserRow } from '../../storage/tables';
import { hashOfSecret, newSecret } from '../shared/secret';
import { unknownDevice, type DeviceFacts } from './device-facts';

/** An admin acting as a customer, with the reason and start time. */
export type Impersonation = {
  readonly admin: UserRow;
  readonly reason: string;
  readonly startedAt: Date;
  /** Whether the admin only looks: every write is refused (D2.extensionGroups.lookOnly). */
  readonly looksOnly: boolean;
};

/** As whom a session's admin acts, from now on or since `startedAt`. */
export type ImpersonationStart = {
  readonly customerId: string;
  readonly reason: string;
  readonly startedAt?: Date;
  readonly looksOnly?: boolean;
};

export type Session = {
  /** The effective user: the customer, while an admin impersonates one. */
  readonly user: UserRow;
  readonly impersonation: Impersonation | null;
};

/** Sessions, identified by a secret id in a cookie. Only its hash is stored. */
export interface Sessions {
  /**
   * Starts a session and returns its id. Ends the browser's former session, so that no id outlives a login. Also ends
   * this user's other sessions with the browser, whose cookies the browser has lost: a device has one session.
   *
   * @param by the browser that signs in, with its secret
   */
  begin(
    userId: string,
    formerId: string | null,
    by?: { readonly facts: DeviceFacts; readonly device: string },
  ): Promise<string>;
  /** The session, or null if it is no longer valid. */
  find(id: string): Promise<Session | null>;
  end(id: string): Promise<void>;
  /** The valid sessions in which a user signed in, the most recently used first. */
  listOf(userId: string): Promise<readonly SessionRow[]>;
  /** Whether a stored session has this id. */
  isOf(session: SessionRow, id: string): boolean;
  /** Ends a stored session. */
  endHashed(idHash: string): Promise<void>;
  /** Ends all sessions of a user, except the one with the given id. */
  endAll(userId: string, exceptId?: string | null, executor?: Executor): Promise<void>;
  /** Lets the session's admin act as a customer; null ends it. */
  impersonate(id: string, as: ImpersonationStart | null, executor?: Executor): Promise<void>;
}

export function createSessions(database: Executor, clock: Clock): Sessions {
  const validAt = (now: Date) => ({
    begunAfter: new Date(now.getTime() - SESSION_LIFETIME_MS),
    usedAfter: new Date(now.getTime() - SESSION_IDLE_MS),
  });

  return {
    async begin(userId, formerId, by) {
      const now = clock.now();
      const id = newSecret();
      if (formerId !== null) await deleteSession(database, hashOfSecret(formerId));
      await deleteEndedSessions(database, validAt(now));
      const device = by === undefined ? null : hashOfSecret(by.device);
      if (device !== null) await deleteSessionsOfDevice(database, { idHash: device, userId });
      await insertSession(database, {
        id_hash: hashOfSecret(id),
        user_id: userId,
        created_at: now,
        device_hash: device,
        ...(by?.facts ?? unknownDevice),
      });
      return id;
    },
    async find(id) {
      const now = clock.now();
      const hash = hashOfSecret(id);
      const found = await findSession(database, hash, validAt(now));
      if (!found) return null;
      if (now.getTime() - found.lastUsedAt.getTime() > SESSION_TOUCH_MS) {
        await touchSession(database, hash, now);
      }
      const { user, impersonated } = found;
      if (!impersonated) return { user, impersonation: null };
      const { reason, at: startedAt, looksOnly } = impersonated;
      return { user: impersonated.user, impersonation: { admin: user, reason, startedAt, looksOnly } };
    },
    end: (id) => deleteSession(database, hashOfSecret(id)),
    listOf: (userId) => listSessionsOf(database, userId, validAt(clock.now())),
    isOf: (session, id) => session.id_hash === hashOfSecret(id),
    endHashed: (idHash) => deleteSession(database, idHash),
    endAll: (userId, exceptId = null, executor = database) =>
      deleteSessionsOf(executor, userId, exceptId === null ? null : hashOfSecret(exceptId)),
    impersonate: (id, as, executor = database) =>
      setImpersonated(
        executor,
        hashOfSecret(id),
        as && {
          customerId: as.customerId,
          reason: as.reason,
          at: as.startedAt ?? clock.now(),
          looksOnly: as.looksOnly ?? false,
        },
      ),
  };
}
