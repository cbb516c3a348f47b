import { describe, expect, it } from 'vitest';
import { isPage } from '../../../src/domain/framed-document';
import { arrivalOf } from '../../../src/domain/addresses/legacy-arrival';

const origin = 'https://cabrank.test';
const shown = (address: string, status = 200) => ({ title: 'Older page', address: origin + address, status });

describe('an older page that has loaded', () => {
  it.each([
    [
      'where it was asked for',
      '/legacy/job-status',
      '/job-status',
      '/job-status',
      '/legacy/job-status',
      false,
    ],
    ['elsewhere', '/legacy/users?page=2#top', '/job-status', '/users?page=2', '/legacy/users?page=2', false],
    ['by another address of its route', '/legacy/track?x=1&k=7QF2', '/', '/track/7QF2?x=1', null, false],
    ['that no route stands for', '/legacy/files/a.csv?x=1', '/users', null, '/legacy/files/a.csv?x=1', false],
    ['for visitors', '/legacy/lost-pass', '/login', '/lost-pass', '/legacy/lost-pass', true],
  ])('%s', (_where, address, within, route, older, forVisitors) => {
    expect(arrivalOf(shown(address), within, origin)).toEqual({
      kind: 'arrived',
      page: {
        title: 'Older page',
        address: older ?? '/legacy/track?k=7QF2&x=1',
        route,
        forVisitors,
      },
    });
  });

  it.each([400, 403, 499, 0])('with status %i is a page', (status) => {
    expect(arrivalOf(shown('/legacy/users', status), '/users', origin).kind).toBe('arrived');
  });
});

describe('a page of another site', () => {
  it.each([
    ['nothing that may be read', null],
    ['an error of the server', shown('/legacy/users', 500)],
    ['an error of a server before it', shown('/legacy/users', 504)],
    ['no older page', shown('/users')],
    ['a page of another site', { ...shown(''), address: 'https://cabrank.example/legacy/users' }],
    ['the empty page', { ...shown(''), address: 'about:blank' }],
  ])('%s', (_what, document) => {
    expect(arrivalOf(document, '/users', origin)).toEqual({ kind: 'unreadable' });
  });

  it('is not a page at all if it is empty, or a server error', () => {
    expect([null, shown('/x', 500), shown('/x', 499), shown('/x', 0)].map(isPage)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('a missing page', () => {
  it('is reported as missing, unless it has its own text for an unknown booking', () => {
    expect(arrivalOf(shown('/legacy/users', 404), '/users', origin)).toEqual({ kind: 'missing' });
    expect(arrivalOf(shown('/legacy/edit', 404), '/edit', origin)).toEqual({ kind: 'missing' });
    for (const [route, address] of [
      ['/track/7QF2', '/legacy/track?k=7QF2'],
      ['/edit/7QF2', '/legacy/edit?b=7QF2'],
    ] as const)
      expect(arrivalOf(shown(address, 404), route, origin).kind).toBe('arrived');
  });
});

describe('a page that requires a sign-in', () => {
  it('is recognised by its status, or as a login that was not requested', () => {
    expect(arrivalOf(shown('/legacy/users', 401), '/users', origin)).toEqual({ kind: 'unauthorized' });
    expect(arrivalOf(shown('/legacy/login'), '/users', origin)).toEqual({ kind: 'unauthorized' });
  });

  it.each([
    ['/legacy/login', '/login'],
    ['/legacy/guest', '/guest'],
    ['/legacy/welcome', '/login'],
  ])('is not assumed on a sign-in page: %s, at %s, reports a wrong password', (address, route) => {
    expect(arrivalOf(shown(address, 401), route, origin).kind).toBe('arrived');
  });
});
