import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock';
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS, SESSION_TOUCH_MS } from '../limits';
import type { Executor } from '../storage/database';
import {
  deleteEndedSessions,
  deleteSession,
  findSession,
  insertSession,
  touchSession,
} from '../storage/repositories/sessions';
import type { UserRow } from '../storage/tables';

/** 128 bits. */
const ID_BYTES = 16;

/** Who is signed in, by the secret ids that browsers keep in a cookie; only their hashes are stored. */
export interface Sessions {
  /** Begins a session and returns its id; the browser's former one, if any, ends: an id never outlives a login. */
  begin(userId: string, formerId: string | null): Promise<string>;
  /** The user of a session that is still valid, else null. */
  userOf(id: string): Promise<UserRow | null>;
  end(id: string): Promise<void>;
}

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

export function createSessions(executor: Executor, clock: Clock): Sessions {
  const validAt = (now: Date) => ({
    begunAfter: new Date(now.getTime() - SESSION_LIFETIME_MS),
    usedAfter: new Date(now.getTime() - SESSION_IDLE_MS),
  });

  return {
    async begin(userId, formerId) {
      const now = clock.now();
      const id = randomBytes(ID_BYTES).toString('base64url');
      if (formerId !== null) await deleteSession(executor, hashOf(formerId));
      await deleteEndedSessions(executor, validAt(now));
      await insertSession(executor, { idHash: hashOf(id), userId, at: now });
      return id;
    },
    async userOf(id) {
      const now = clock.now();
      const found = await findSession(executor, hashOf(id), validAt(now));
      if (!found) return null;
      if (now.getTime() - found.lastUsedAt.getTime() > SESSION_TOUCH_MS) {
        await touchSession(executor, hashOf(id), now);
      }
      return found.user;
    },
    end: (id) => deleteSession(executor, hashOf(id)),
  };
}
