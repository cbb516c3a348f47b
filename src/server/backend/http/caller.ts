import type { FastifyRequest } from 'fastify';
import type { CallerKind } from '../../observe/requests';
import type { Impersonation, Sessions } from '../services/session/sessions';
import type { UserRow } from '../storage/tables';
import { readSessionId } from './session-cookie';

/** Who makes a call, if the browser's session is still valid. */
export type Caller = {
  readonly sessionId: string | null;
  /** The effective user: the customer, while an admin impersonates one. */
  readonly user: UserRow | null;
  /** Set while an admin acts as `user`. */
  readonly impersonation: Impersonation | null;
};

const callers = new WeakMap<FastifyRequest, Caller>();

/** Identifies the caller. `callerOf` then returns it for the rest of the request. */
export async function identify(request: FastifyRequest, sessions: Sessions): Promise<Caller> {
  const sessionId = readSessionId(request);
  const found = sessionId === null ? null : await sessions.find(sessionId);
  const caller = { sessionId, user: found?.user ?? null, impersonation: found?.impersonation ?? null };
  callers.set(request, caller);
  return caller;
}

/** @throws if the route did not call `identify` first */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error('The caller of this request was not identified');
  return caller;
}

/** Describes the caller for the log without identifying anybody. */
export function callerKindOf(request: FastifyRequest): CallerKind {
  const caller = callers.get(request);
  if (!caller?.user) return 'nobody';
  if (caller.impersonation) return 'acting';
  if (caller.user.admin) return 'admin';
  return caller.user.guest ? 'guest' : 'customer';
}
