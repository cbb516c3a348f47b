import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legacyPath } from '../../../src/domain/addresses/legacy-path';
import { settings } from '../../../src/domain/settings';
import { refusalStatus } from '../../../src/server/gateway/refusals';

const slugs: readonly [string, string][] = [
  ['/job-status', '/legacy/job-status'],
  ['/job-status/', '/legacy/job-status'],
  ['/new-booking?from=Cork&to=D%C3%BAn%20Laoghaire', '/legacy/new-booking?from=Cork&to=D%C3%BAn+Laoghaire'],
  ['/new-booking#map', '/legacy/new-booking'],
  ['/users?', '/legacy/users'],
  ['/users?next=https://evil.example//x', '/legacy/users?next=https%3A%2F%2Fevil.example%2F%2Fx'],
  ['/price list', '/legacy/price%20list'],
  ['/ ', '/legacy/%20'],
  ['/préis', '/legacy/pr%C3%A9is'],
  ['/javascript:alert(1)', '/legacy/javascript:alert(1)'],
  ['/constructor', '/legacy/constructor'],
  ['/...', '/legacy/...'],
  ['/legacy', '/legacy/legacy'],
];

const admin: readonly [string, string | null][] = [
  ['/admin/dispatch', '/legacy/dispatch'],
  ['/admin/dispatch?day=2', '/legacy/dispatch?day=2'],
  ['/administration', '/legacy/administration'],
  ['/Admin/dispatch', null],
  ['/admin/admin/dispatch', null],
  ['/admin/track/7QF2', null],
  ['/admin', '/legacy/dashboard'],
  ['/admin/dashboard', '/legacy/dashboard'],
  ['/admin/login', '/legacy/login'],
  ['/admin/login/x', null],
  ['/admin/credit-account-requests', '/legacy/credit-account-requests'],
  ['/admin/credit-account-requests/c0ffee00', '/legacy/credit-account-requests/c0ffee00'],
  ['/admin/credit-account-requests/c0ffee00/approve', null],
  ['/customers?query=Kelly', '/legacy/customers?query=Kelly'],
  ['/customers/x', null],
];

const groups: readonly [string, string | null][] = [
  ['/', '/legacy/login'],
  ['/?returnUrl=%2Fusers', '/legacy/login?returnUrl=%2Fusers'],
  ['/login?returnUrl=%2Fusers', '/legacy/login?returnUrl=%2Fusers'],
  ['/guest', '/legacy/guest'],
  ['/lost-pass', '/legacy/lost-pass'],
  ['/lost-pass/app', '/legacy/lost-pass/app'],
  ['/reset/Ab-12', '/legacy/reset/Ab-12'],
  ['/reset/app/Ab-12', '/legacy/reset/app/Ab-12'],
  ['/reset/app/Ab-12/x', null],
  ['/reset/Ab%2F12', '/legacy/reset/Ab%2F12'],
  ['/reset/app/Ab%2F12', '/legacy/reset/app/Ab%2F12'],
  ['/reset/Ab%2F..', null],
  ['/register', '/legacy/register'],
  ['/register/signup', '/legacy/register/signup'],
  ['/register/signup/bill_pay', '/legacy/register/signup/bill_pay'],
  ['/register/other', null],
  ['/premium/signup', '/legacy/register/signup'],
  ['/premium/signup/personal?from=mail', '/legacy/register/signup/personal?from=mail'],
  ['/premium/subscribe', '/legacy/register/subscribe'],
  ['/premium/complete', null],
  ['/notify/new-user/c0ffee00', '/legacy/register/new-user/c0ffee00'],
];

const byQuery: readonly [string, string | null][] = [
  ['/track/7QF2', '/legacy/track?k=7QF2'],
  ['/track/7Q%20F2?from=mail&k=other', '/legacy/track?k=7Q+F2&from=mail'],
  ['/track/a&b=c', '/legacy/track?k=a%26b%3Dc'],
  ['/edit/AB12', '/legacy/edit?b=AB12'],
  ['/edit/AB12?k=1', '/legacy/edit?b=AB12&k=1'],
  ['/edit/AB12/x', null],
  ['/track', '/legacy/track'],
  ['/edit/AB%2F12', null],
];

const logins = [
  '/old-login',
  '/catlogin',
  '/xLogin',
  '/old-log%69n',
  '/admin/old-login',
  '/login/',
  '/blogin?a=1',
];
const notLogins = ['/loginhelp', '/login-help', '/logins'];

const hostile = [
  '',
  'job-status',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/.',
  '/..',
  '/%2e%2e',
  '/.%2E',
  '/..;x',
  '/../api/config',
  '/users/../../api/config',
  '/admin/../api',
  '/a%2fb',
  '/a\\b',
  '/a%5Cb',
  '/%252e%252e',
  '/a%25',
  '/a%00b',
  '/a%0d%0aSet-Cookie:x',
  '/a\tb',
  '/a\nb',
  '/a\u0085b',
  '/a%E2%80%A8b',
  '/users//',
  '/%',
  '/%zz',
  '/%ff',
  '/%c0%ae%c0%ae',
  '/track/%2e%2e',
  '/track/..',
  '/edit/a%00',
  '/reset/..',
  '/reset//x',
  '/content/terms',
  '/a/b',
  `/${'a'.repeat(2048)}`,
];

describe('the older page of a route', () => {
  it.each([...slugs, ...admin, ...groups, ...byQuery])('%s → %s', (route, expected) => {
    expect(legacyPath(route)).toBe(expected);
  });

  it.each(logins.filter((route) => route !== '/login/'))('%s is a login page, and not found', (route) => {
    expect(legacyPath(route)).toBeNull();
  });

  it('/login/ is the login route itself, not a slug', () => {
    expect(legacyPath('/login/')).toBe('/legacy/login');
  });

  it.each(notLogins)('%s only resembles a login page', (route) => {
    expect(legacyPath(route)).toBe(`/legacy${route}`);
  });

  it.each(hostile)('%j leads nowhere', (route) => {
    expect(legacyPath(route)).toBeNull();
  });

  it('exists for the longest route', () => {
    expect(legacyPath(`/${'a'.repeat(2047)}`)).toBe(`/legacy/${'a'.repeat(2047)}`);
  });

  it("follows the deployment's own pages", () => {
    const pages = { ...settings.legacyPages, reset: '/legacy/classic/reset', login: '/legacy/signin' };
    expect(legacyPath('/reset/app/Ab-12', pages)).toBe('/legacy/classic/reset/app/Ab-12');
    expect(legacyPath('/login?returnUrl=%2F', pages)).toBe('/legacy/signin?returnUrl=%2F');
  });
});

const hostileCharacters = fc.constantFrom(
  ...['/', '\\', '.', '%', '2', 'e', 'f', '5', 'c', 'C', ';', ':', '?', '#', '&', '=', '@', '\t', '\n', '\0'],
  ...['a', 'login', 'admin', 'track', 'edit', 'reset', '%2e', '%2F', '%25', '%00', ' ', 'ú', '\u2028', '．'],
);
const routes = fc.array(hostileCharacters, { maxLength: 12 }).map((parts) => `/${parts.join('')}`);

const refusedByGateway = (url: string): boolean =>
  refusalStatus(
    Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, httpVersionMajor: 1 }),
  ) !== null;

describe('whatever the route', () => {
  it('the result stays under /legacy/ for a browser, and the gateway accepts it', () => {
    let led = 0;
    fc.assert(
      fc.property(routes, (route) => {
        const answer = legacyPath(route);
        if (answer === null) return;
        led += 1;
        const url = new URL(answer, 'http://cabrank.test');
        expect(url.origin).toBe('http://cabrank.test');
        expect(url.pathname + url.search).toBe(answer);
        expect(url.pathname).toMatch(/^\/legacy\/[^/]/u);
        expect(refusedByGateway(answer)).toBe(false);
      }),
      { numRuns: 5000 },
    );
    expect(led).toBeGreaterThan(100);
  });

  it('a path that the gateway refuses is refused by the mapping', () => {
    let refused = 0;
    fc.assert(
      fc.property(routes, (route) => {
        const [path = ''] = route.split(/[?#]/u);
        // Characters that a browser encodes before it sends them are no reason to refuse.
        const sent = path.replaceAll(/[^!-~]/gu, encodeURIComponent);
        if (!refusedByGateway(`/legacy${sent}`)) return;
        refused += 1;
        expect(legacyPath(route)).toBeNull();
      }),
      { numRuns: 5000 },
    );
    expect(refused).toBeGreaterThan(100);
  });
});
