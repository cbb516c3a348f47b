import { describe, expect, it } from 'vitest';
import { admin } from '../../../../machines/samples';
import type { User } from '../../../../src/domain/entities';
import { access, roleOf, type Facts } from '../../../../src/app/router/access';
import { factsFor, kinds, mustChange, people, premium, standard, type Person } from './access-people';

const ask = (
  person: User | null,
  path: string,
  query: { returnUrl?: unknown; profileType?: string } = {},
  more: Partial<Facts> = {},
) => {
  const kind = kinds[path];
  if (kind === undefined) throw new Error(`No such route: ${path}`);
  const verdict = access(
    { kind, href: path, returnUrl: query.returnUrl, profileType: query.profileType ?? null },
    factsFor(person, more),
  );
  if (verdict === null) return 'shown';
  if (verdict.kind === 'redirect') return verdict.href;
  return verdict.kind === 'acting' ? 'acting' : `signs out for ${verdict.target}`;
};

const back = (door: string, path: string) => `${door}?returnUrl=${encodeURIComponent(path)}`;
const toLogin = (path: string) => back('/login', path);
const toAdminLogin = (path: string) => back('/admin/login', path);
const toPassword = (path: string) => back('/profile', path);

type Row = readonly [path: string, ...expected: string[]];
const order: readonly Person[] = ['nobody', 'guest', 'standard', 'premium', 'mustChange', 'admin', 'acting'];
const dashboard = '/admin/dashboard';

/** D3.2 to D3.6, cell by cell: routes by people. */
const table: readonly Row[] = [
  ['/', 'shown', 'shown', '/job-status', '/job-status', '/profile', dashboard, '/job-status'],
  ['/login', 'shown', 'shown', '/job-status', '/job-status', '/profile', dashboard, '/job-status'],
  ['/guest', 'shown', '/new-booking', '/job-status', '/job-status', '/profile', dashboard, '/job-status'],
  [
    '/register',
    'shown',
    'signs out for /register',
    '/job-status',
    '/job-status',
    '/profile',
    dashboard,
    '/job-status',
  ],
  [
    '/premium/signup',
    'shown',
    'signs out for /premium/signup',
    '/profile/premium',
    '/profile/premium',
    toPassword('/premium/signup'),
    dashboard,
    '/profile/premium',
  ],
  ['/track/7QF2', 'shown', 'shown', 'shown', 'shown', toPassword('/track/7QF2'), 'shown', 'shown'],
  ['/content/terms', 'shown', 'shown', 'shown', 'shown', 'shown', 'shown', 'shown'],
  ['/admin/login', 'shown', 'shown', 'shown', 'shown', '/profile', dashboard, dashboard],
  ...['/admin/dashboard', '/customers'].map((path): Row => {
    const door = toAdminLogin(path);
    return [path, door, door, door, door, toPassword(path), 'shown', 'acting'];
  }),
  ['/profile', toLogin('/profile'), toLogin('/profile'), 'shown', 'shown', 'shown', dashboard, 'shown'],
  ...['/users', '/profile/premium', '/profile/welcome/application-sent'].map((path): Row => {
    return [path, toLogin(path), toLogin(path), 'shown', 'shown', toPassword(path), dashboard, 'shown'];
  }),
  ...['/premium/complete', '/premium/application-sent'].map((path): Row => {
    const door = toLogin(path);
    return [path, door, door, '/profile', 'shown', toPassword(path), dashboard, '/profile'];
  }),
  ...['/new-booking', '/job-status'].map((path): Row => {
    return [path, toLogin(path), 'shown', 'shown', 'shown', toPassword(path), dashboard, 'shown'];
  }),
];

const cells = table.flatMap(([path, ...expected]) =>
  order.map((person, index): [Person, string, string] => [person, path, expected[index] ?? 'missing']),
);

describe('access', () => {
  it('has a row for every kind of route, and a column for every role', () => {
    const rows = new Set(table.map(([path]) => kinds[path]));
    expect(rows).toEqual(new Set(Object.values(kinds)));
    expect(new Set(order.map((person) => roleOf(people[person])))).toEqual(
      new Set(['nobody', 'guest', 'customer', 'mustChange', 'admin', 'acting']),
    );
    expect(cells).toHaveLength(table.length * order.length);
  });

  it.each(cells)('%s on %s: %s', (person, path, expected) => {
    expect(ask(people[person], path)).toBe(expected);
  });

  it.each(cells.filter(([, , expected]) => expected.startsWith('/')))(
    'never redirects %s from %s in a loop: %s',
    (person, path) => {
      const seen = new Set([path]);
      let at = path;
      for (;;) {
        const [next = '', query = ''] = ask(people[person], at).split('?');
        if (!next.startsWith('/')) break;
        expect(seen).not.toContain(next);
        seen.add(next);
        const returnUrl = new URLSearchParams(query).get('returnUrl');
        expect(ask(people[person], next, { returnUrl })).not.toBe(at);
        at = next;
      }
    },
  );

  it.each([
    ['/premium/signup', 'nobody', '/'],
    ['/premium/signup', 'guest', '/'],
    ['/premium/signup', 'premium', '/'],
    ['/profile/premium', 'standard', '/profile'],
    ['/premium/complete', 'premium', '/profile'],
    ['/premium/application-sent', 'premium', '/profile'],
    ['/premium/complete', 'nobody', toLogin('/premium/complete')],
  ] as const)('without Premium %s leads %s to %s', (path, person, expected) => {
    expect(ask(people[person], path, {}, { premiumOffered: false })).toBe(expected);
  });

  it('keeps the type of the premium signup, as a string', () => {
    expect(ask(standard, '/premium/signup', { profileType: 'bill_pay' })).toBe(
      '/profile/premium?type=bill_pay',
    );
    expect(ask(standard, '/premium/signup', { profileType: '&x=/#' })).toBe(
      '/profile/premium?type=%26x%3D%2F%23',
    );
  });

  it('tells a person who has just applied that the application was sent', () => {
    const applied = { hasApplied: true };
    expect(ask(standard, '/premium/application-sent', {}, applied)).toBe('/profile/welcome/application-sent');
    expect(ask(premium, '/premium/application-sent', {}, applied)).toBe('shown');
    expect(ask(standard, '/premium/complete', {}, applied)).toBe('/profile');
  });

  it('returns an admin only to a page of the admin area', () => {
    expect(ask(admin, '/admin/login', { returnUrl: '/customers?page=2' })).toBe('/customers?page=2');
    for (const returnUrl of ['/new-booking', '//evil.test', '/admin/login', '/nowhere/at/all', 7])
      expect(ask(admin, '/admin/login', { returnUrl })).toBe(dashboard);
  });
});

describe('a password that must be changed', () => {
  it('keeps the requested page, and leads there afterwards', () => {
    expect(ask(mustChange, '/new-booking')).toBe(toPassword('/new-booking'));
    expect(ask(mustChange, '/login', { returnUrl: '/job-status?a=1' })).toBe(toPassword('/job-status?a=1'));
    expect(ask(mustChange, '/login', { returnUrl: '//evil.test' })).toBe('/profile');
    expect(ask(mustChange, '/profile', { returnUrl: '/new-booking' })).toBe('shown');
    expect(ask(standard, '/profile', { returnUrl: '/new-booking?from=Cork' })).toBe('/new-booking?from=Cork');
  });

  it.each([
    '//evil.test',
    '/profile',
    '/profile?returnUrl=%2Fprofile',
    '/admin/dashboard',
    '/gone/7',
    7,
    null,
  ])('does not redirect from the profile: %j', (returnUrl) => {
    expect(ask(standard, '/profile', { returnUrl })).toBe('shown');
  });
});
