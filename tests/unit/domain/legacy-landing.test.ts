import { describe, expect, it } from 'vitest';
import { isRoute } from '../../../src/domain/addresses/app-routes';
import { landingOf, routeOf } from '../../../src/domain/addresses/legacy-landing';
import { legacyPath } from '../../../src/domain/addresses/legacy-path';
import { settings } from '../../../src/domain/settings';
import { routesTable } from '../../support/matrix/routes-table';

const origin = 'https://cabrank.test';
const uuid = 'c0ffee00-0000-4000-8000-000000000012';
const page = (route: string | null) => ({ kind: 'page', route });
const login = { kind: 'login' };
const outside = { kind: 'outside' };

type Row = readonly [address: string, route: string, expected: object];

const pages: readonly Row[] = [
  ['/legacy/job-status', '/job-status', page('/job-status')],
  ['/legacy/job-status/', '/new-booking', page('/job-status')],
  ['/legacy/job-status?booked=AB12', '/new-booking', page('/job-status?booked=AB12')],
  ['/legacy/job-status#top', '/new-booking', page('/job-status')],
  ['/legacy/job-status#top', '/job-status#map', page('/job-status#map')],
  [
    '/legacy/new-booking?to=D%C3%BAn+Laoghaire',
    '/new-booking?to=D%C3%BAn%20Laoghaire',
    page('/new-booking?to=D%C3%BAn%20Laoghaire'),
  ],
  ['/legacy/track?k=7QF2', '/job-status', page('/track/7QF2')],
  ['/legacy/track?k=7Q+F2&from=mail', '/job-status', page('/track/7Q%20F2?from=mail')],
  ['/legacy/track?k=7QF2&from=mail', '/track/7QF2?from=mail', page('/track/7QF2?from=mail')],
  ['/legacy/track?k=', '/job-status', page('/track?k=')],
  ['/legacy/track?k=a%2Fb', '/job-status', page('/track?k=a%2Fb')],
  ['/legacy/track/AB12?k=7QF2', '/job-status', page('/track/AB12?k=7QF2')],
  ['/legacy/users?k=7QF2', '/job-status', page('/users?k=7QF2')],
  ['/legacy/edit?b=AB12', '/job-status', page('/edit/AB12')],
  ['/legacy/edit?k=AB12', '/job-status', page('/edit?k=AB12')],
  ['/legacy/users', '/new-booking', page('/users')],
  ['/legacy/fare-estimator', '/new-booking', page('/fare-estimator')],
  ['/legacy/profile', '/new-booking', page('/profile')],
  ['/legacy/terms', '/new-booking', page('/terms')],
  ['/legacy/guest', '/guest', page('/guest')],
  ['/legacy/guest', '/', page('/guest')],
  ['/legacy/lost-pass', '/login', page('/lost-pass')],
  ['/legacy/lost-pass/app', '/lost-pass/app', page('/lost-pass/app')],
  ['/legacy/reset/app/Ab-12', '/lost-pass', page('/reset/app/Ab-12')],
  ['/legacy/reset/Ab%2F12', '/reset/Ab%2F12', page('/reset/Ab%2F12')],
  ['/legacy/register', '/login', page('/register')],
  ['/legacy/register/signup/business', '/register', page('/register/signup/business')],
  ['/legacy/register/signup/business', '/premium/subscribe', page('/premium/signup/business')],
  ['/legacy/register/subscribe', '/premium/signup', page('/premium/subscribe')],
  [`/legacy/register/new-user/${uuid}`, '/register', page(`/notify/new-user/${uuid}`)],
  ['/legacy/register/new-user/nobody', '/register', page(null)],
  ['/legacy/job-status/cancel', '/job-status', page(null)],
  ['/legacy/files/tariffs.csv', '/job-status', page(null)],
  ['/legacy/terms.pdf', '/job-status', page(null)],
  ['/legacy/', '/job-status', page(null)],
  ['/legacy//evil.example', '/job-status', page(null)],
  ['/legacy/a%2fb', '/job-status', page(null)],
  ['/legacy/a%2flogin', '/job-status', page(null)],
  ['/legacy/..%20', '/job-status', page(null)],
];

const admins: readonly Row[] = [
  ['/legacy/dispatch', '/admin/dashboard', page('/admin/dispatch')],
  ['/legacy/dispatch?day=2', '/customers', page('/admin/dispatch?day=2')],
  ['/legacy/dispatch', '/job-status', page('/dispatch')],
  ['/legacy/dashboard', '/admin', page('/admin')],
  ['/legacy/dashboard?day=2', '/admin', page('/admin?day=2')],
  ['/legacy/dashboard', '/admin/tariffs', page('/admin/dashboard')],
  ['/legacy/dashboard', '/login', page('/admin/dashboard')],
  ['/legacy/customers?query=Kelly', '/admin/tariffs', page('/customers?query=Kelly')],
  ['/legacy/credit-account-requests', '/admin/tariffs', page('/admin/credit-account-requests')],
  [
    `/legacy/credit-account-requests/${uuid}`,
    '/admin/tariffs',
    page(`/admin/credit-account-requests/${uuid}`),
  ],
  [`/legacy/customers/${uuid}/log-in-as`, '/customers', page(null)],
  ['/legacy/new-booking', '/customers', page('/new-booking')],
  ['/legacy/job-status', '/admin/tariffs', page('/job-status')],
];

const logins: readonly Row[] = [
  ['/legacy/login', '/job-status', login],
  ['/legacy/login?returnUrl=%2Fjob-status', '/job-status', login],
  ['/legacy/Login/', '/job-status', login],
  ['/legacy/old-login', '/admin/tariffs', login],
  ['/legacy/l%6Fgin', '/track/7QF2', login],
  ['/legacy/old-login', '/guest', page(null)],
  ['/legacy/login', '/reset', page('/login')],
  ['/legacy/login?changed=1', '/register/signup', page('/login?changed=1')],
  ['/legacy/login', '/login-help', login],
  ['/legacy/login', '/', page('/')],
  ['/legacy/login?failed=1', '/', page('/?failed=1')],
  ['/legacy/login', '/login', page('/login')],
  ['/legacy/login?returnUrl=%2Fusers', '/login?returnUrl=%2Fusers', page('/login?returnUrl=%2Fusers')],
  ['/legacy/login', '/login?returnUrl=%2Fusers', page('/login')],
  ['/legacy/login', '/admin/login', page('/admin/login')],
  ['/legacy/login?failed=1', '/admin/login/', page('/admin/login?failed=1')],
  ['/legacy/login-help', '/job-status', page('/login-help')],
];

const elsewhere: readonly Row[] = [
  ['https://evil.example/legacy/job-status', '/job-status', outside],
  ['http://cabrank.test/legacy/job-status', '/job-status', outside],
  ['https://cabrank.test:8443/legacy/job-status', '/job-status', outside],
  ['about:blank', '/job-status', outside],
  ['blob:https://cabrank.test/legacy/1', '/job-status', outside],
  ['chrome-error://chromewebdata/', '/job-status', outside],
  ['', '/job-status', outside],
  ['legacy/job-status', '/job-status', outside],
];

const ownElsewhere: readonly Row[] = [
  ['/profile', '/job-status', outside],
  ['/', '/job-status', outside],
  ['/legacy', '/job-status', outside],
  ['/legacyx/job-status', '/job-status', outside],
  ['/legacy/../profile', '/job-status', outside],
  ['/Legacy/job-status', '/job-status', outside],
];

describe('a frame that loaded', () => {
  it.each([...pages, ...admins, ...logins, ...ownElsewhere])('%s at %s', (address, route, expected) => {
    expect(landingOf(origin + address, route, origin)).toEqual(expected);
  });

  it.each(elsewhere)('%s, at %s', (address, route, expected) => {
    expect(landingOf(address, route, origin)).toEqual(expected);
  });

  it("the deployment's own login page", () => {
    const own = { ...settings.legacyPages, login: '/legacy/signin', adminLogin: '/legacy/office' };
    expect(landingOf(`${origin}/legacy/signin`, '/job-status', origin, own)).toEqual(login);
    expect(landingOf(`${origin}/legacy/office`, '/customers', origin, own)).toEqual(login);
    expect(landingOf(`${origin}/legacy/signin`, '/', origin, own)).toEqual(page('/'));
    expect(landingOf(`${origin}/legacy/office?x=1`, '/login', origin, own)).toEqual(page('/admin/login?x=1'));
    expect(landingOf(`${origin}/legacy/office`, '/admin/login', origin, own)).toEqual(page('/admin/login'));
  });
});

describe('the route of an address', () => {
  it('is missing if the address, including its query, is too long', () => {
    const long = (length: number) => `/${'a'.repeat(length - 3)}`;
    expect(routeOf(long(2048), '?x', '/job-status')).toHaveLength(2048);
    expect(routeOf(long(2049), '?x', '/job-status')).toBeNull();
  });
});

describe('every route that has an older page', () => {
  const known = { ref: 'AB12', key: 'Zm9v-YmFy_', request: uuid };
  const framed = routesTable(known).flatMap(({ route }) => {
    const address = legacyPath(route);
    return address === null || !isRoute(route.split('?')[0] ?? '') ? [] : [[route, address] as const];
  });

  it('is one of many', () => {
    expect(framed.length).toBeGreaterThan(20);
  });

  it.each(framed)('%s stays where it is when its own page %s has loaded', (route, address) => {
    expect(landingOf(origin + address, route, origin)).toEqual(page(route));
  });

  it.each(framed)('%s: its page %s belongs to another route with the same page', (_route, address) => {
    const [path = '', search] = address.split('?');
    const found = routeOf(path, search === undefined ? '' : `?${search}`, '/job-status');
    expect(found && legacyPath(found)).toBe(address);
  });
});
