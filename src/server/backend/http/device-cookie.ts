import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_LIFETIME_MS } from '../limits';

const NAME = 'cabrank_device';

/** Reads the cookie that identifies a browser with which somebody has signed in before. */
export function readDevice(request: FastifyRequest): string | null {
  const value = request.cookies[NAME];
  return value === undefined || value === '' ? null : value;
}

export function writeDevice(reply: FastifyReply, value: string): void {
  void reply.setCookie(NAME, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: DEVICE_LIFETIME_MS / 1000,
  });
}
