import type { FastifyReply, FastifyRequest } from 'fastify';
import { REGISTRATION_LIFETIME_MS } from '../limits';

const NAME = 'cabrank_registration';

/** Reads the cookie that identifies a visitor with an incomplete registration (D2.extensionGroups.registration). */
export function readRegistration(request: FastifyRequest): string | null {
  const value = request.cookies[NAME];
  return value === undefined || value === '' ? null : value;
}

export function writeRegistration(reply: FastifyReply, value: string): void {
  void reply.setCookie(NAME, value, {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: REGISTRATION_LIFETIME_MS / 1000,
  });
}
