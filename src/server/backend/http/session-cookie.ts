import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'cabrank_session';

export function readSessionId(request: FastifyRequest): string | null {
  const value = request.cookies[NAME];
  return value === undefined || value === '' ? null : value;
}

/** Scripts cannot read it, other sites' pages do not send it along; over HTTPS it never travels in the clear. */
export function writeSessionId(reply: FastifyReply, id: string): void {
  void reply.setCookie(NAME, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
  });
}

export function clearSessionId(reply: FastifyReply): void {
  void reply.clearCookie(NAME, { path: '/', httpOnly: true, sameSite: 'lax' });
}
