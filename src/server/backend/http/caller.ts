import type { FastifyRequest } from 'fastify';
import type { Sessions } from '../services/sessions';
import type { UserRow } from '../storage/tables';
import { readSessionId } from './session-cookie';

/** Who calls: the browser's session id, and the user behind it if the session is still valid. */
export type Caller = { readonly sessionId: string | null; readonly user: UserRow | null };

const callers = new WeakMap<FastifyRequest, Caller>();

/** Finds out who calls; `callerOf` then answers it for the rest of the request. */
export async function identify(request: FastifyRequest, sessions: Sessions): Promise<Caller> {
  const sessionId = readSessionId(request);
  const caller = { sessionId, user: sessionId === null ? null : await sessions.userOf(sessionId) };
  callers.set(request, caller);
  return caller;
}

/** @throws when the request was not identified: a mistake of the route */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error('The caller of this request was not identified');
  return caller;
}
