import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'cabrank_session';

export function readSessionId(request: FastifyRequest): string | null {
  const value = request.cookies[NAME];
  return value === undefined || value === '' ? null : value;
}

/**
 * Scripts cannot read the cookie, and pages of other sites do not send it. `Secure` is set in one
 * place for all cookies.
 */
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
