import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { requestIds } from '../../../src/server/observe/request-id';

const request = (remoteAddress: string, id?: string): IncomingMessage =>
  ({ headers: id === undefined ? {} : { 'x-request-id': id }, socket: { remoteAddress } }) as never;

const GIVEN = '4f1c9a7e-22d0-4f0e-9d1a-0b1f6f1f7a11';
const UUID = /^[\da-f]{8}-[\da-f-]{27}$/u;

describe('the id of a request', () => {
  const named = requestIds('10.0.0.0/8, loopback');

  it('is taken from a trusted proxy', () => {
    expect(named(request('10.1.2.3', GIVEN))).toBe(GIVEN);
    expect(named(request('127.0.0.1', GIVEN))).toBe(GIVEN);
  });

  it('is new for anyone else', () => {
    expect(named(request('203.0.113.5', GIVEN))).toMatch(UUID);
    expect(requestIds(null)(request('127.0.0.1', GIVEN))).not.toBe(GIVEN);
    expect(named(request('10.1.2.3'))).not.toBe(named(request('10.1.2.3')));
  });

  it.each([
    'short1',
    'x'.repeat(65) + '1',
    'two words 12345',
    'a{"b":1}23456',
    'justaword',
    'line\n12345678',
    '',
  ])('is never malformed: %j', (id) => expect(named(request('10.1.2.3', id))).toMatch(UUID));
});
