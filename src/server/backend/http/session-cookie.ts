import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'cabrank_session';

export function readSessionId(request: FastifyRequest): string | null {
  const value = request.cookies[NAME];
  return value === undefined || value === '' ? null : value;
}

/** Scripts cannot read it, other sites' pages do not send it along; whether it is `Secure` is said once, for every cookie. */
export function writeSessionId(reply: FastifyReply, id: string): void {
  void reply.setCookie(NAME, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
  });
}

export function clearSessionId(reply: FastifyReply): void {
  void reply.clearCookie(NAME, { path: '/', httpOnly: true, sameSite: 'lax' });
}
