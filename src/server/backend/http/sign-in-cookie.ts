import type { FastifyReply, FastifyRequest } from 'fastify';
import { BEGUN_SIGN_IN_LIFETIME_MS } from '../limits';

const NAME = 'cabrank_sign_in';

/** Reads the cookie that identifies a sign-in whose second step is missing. */
export function readBegunSignIn(request: FastifyRequest): string | null {
  const value = request.cookies[NAME];
  return value === undefined || value === '' ? null : value;
}

export function writeBegunSignIn(reply: FastifyReply, value: string): void {
  void reply.setCookie(NAME, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    maxAge: BEGUN_SIGN_IN_LIFETIME_MS / 1000,
  });
}

/** Does nothing for a browser that has no such cookie. */
export function clearBegunSignIn(reply: FastifyReply): void {
  if (readBegunSignIn(reply.request) !== null) void reply.clearCookie(NAME, { path: '/' });
}
