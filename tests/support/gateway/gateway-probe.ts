import process from 'node:process';
import { expect } from 'vitest';
import type { GatewayUnderTest } from './gateway-under-test';

// Raw bytes on a socket, because every HTTP client normalises a request before it sends it.

/** The head of a request that closes its connection. */
export const head = (target: string, method = 'GET', more = ''): string =>
  `${method} ${target} HTTP/1.1\r\nHost: cabrank.test\r\nConnection: close\r\n${more}\r\n`;

/** Sends it and returns the status and the whole response; the status is 0 if the connection was cut. */
export async function probe(
  gateway: GatewayUnderTest,
  bytes: string,
): Promise<{ readonly status: number; readonly text: string }> {
  const answer = await gateway.raw(bytes);
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /u.exec(answer)?.[1] ?? 0), text: answer };
}

/**
 * Expects a single refusal that reveals nothing about the server's internals, and that the request was not forwarded.
 */
export async function expectRefused(
  gateway: GatewayUnderTest,
  bytes: string,
  statuses: readonly number[],
): Promise<void> {
  const before = gateway.calls.length;
  const { status, text } = await probe(gateway, bytes);
  const what = `${bytes.slice(0, 80)} → ${text.slice(0, 200)}`;
  expect(statuses, what).toContain(status);
  expect(text, what).not.toMatch(/secret|node_modules|\.ts\b|fastify|at [\w.]+ \(/iu);
  expect(text, what).not.toContain(process.cwd());
  expect(gateway.calls.length, what).toBe(before);
  expect(text.split('HTTP/1.1 ').length - 1, what).toBe(status === 0 ? 0 : 1);
}
