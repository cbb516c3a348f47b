// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createAdapters } from '../../../src/app/environment/adapters';
import { createAppSystem } from '../../../src/app/app-system';
import { createAppRouter } from '../../../src/app/router/router';
import { isSlug } from '../../../src/domain/addresses/route-params';
import {
  fitsRoute,
  inLowerCase,
  isNamedRoute,
  isRoute,
  NAMED_ROUTES,
  ROUTE_PATTERNS,
  routePattern,
  SLUG_ROUTES,
} from '../../../src/domain/addresses/app-routes';

describe('the routes known to the domain', () => {
  it('are those of the router', () => {
    const { app, environment } = createAppSystem(
      createAdapters({ fetch: () => Promise.reject(new Error()) }),
    );
    const router = createAppRouter({ app, environment, prerender: true });
    const paths = Object.keys(router.routesByPath).map((path) => path.replace(/(.)\/$/u, '$1'));
    expect(new Set<string>([...NAMED_ROUTES, ...SLUG_ROUTES])).toEqual(new Set(paths));
  });
});

const uuid = 'c0ffee00-0000-4000-8000-000000000007';

describe('fitsRoute', () => {
  it.each<[string, string, boolean]>([
    ['/', '/', true],
    ['/profile', '/profile', true],
    ['/Profile', '/profile', false],
    ['/profile/x', '/profile', false],
    ['/profile/', '/profile', false],
    ['/content/terms', '/content/$page', true],
    ['/content/nothing', '/content/$page', false],
    ['/content', '/content/$page', false],
    [`/notify/new-user/${uuid}`, '/notify/new-user/$uuid', true],
    ['/notify/new-user/x', '/notify/new-user/$uuid', false],
    ['/requests', '/requests/{-$uuid}', true],
    [`/requests/${uuid}`, '/requests/{-$uuid}', true],
    [`/requests/${uuid}/x`, '/requests/{-$uuid}', false],
    ['/edit/', '/edit/$ref', false],
    ['/edit/%ff', '/edit/$ref', false],
    ['/pro%66ile', '/profile', true],
    ['/tariffs', '/$slug', true],
    ['/terms.pdf', '/$slug', false],
    ['/old-login', '/$slug', false],
  ])('%s and %s: %s', (path, route, expected) => {
    expect(fitsRoute(path, route)).toBe(expected);
  });
});

describe('a path', () => {
  it.each<[string, boolean, boolean]>([
    ['/new-booking', true, true],
    ['/edit/AB12', true, true],
    ['/tariffs', false, true],
    ['/admin/tariffs', false, true],
    ['/admin/login', true, true],
    ['/a/b', false, false],
    ['/terms.pdf', false, false],
  ])('%s names a route: %s; is one: %s', (path, named, found) => {
    expect(isNamedRoute(path)).toBe(named);
    expect(isRoute(path)).toBe(found);
  });
});

describe('a slug', () => {
  it.each<[string, boolean]>([
    ['tariffs', true],
    ['price list', true],
    ['東京', true],
    ['🚕', true],
    ['\uD83D', false],
    ['a\uDE95b', false],
    ['.. ', false],
    ['\u2025', false],
    ['a/b', false],
    ['old-login', false],
    ['sandbox', false],
    ['sandboxes', true],
    ['', false],
  ])('%j: %s', (slug, expected) => {
    expect(isSlug(slug)).toBe(expected);
  });
});

describe('the pattern of a route', () => {
  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/reset/app', '/reset/app/:code?'],
    ['/reset/Zm9v', '/reset/:code?'],
    ['/reset/app/Zm9v', '/reset/app/:code?'],
    ['/content/contact', '/content/contact'],
    ['/content/terms', '/content/:page'],
    ['/register/signup', '/register/signup/:profileType?'],
    ['/track/b%C3%A9', '/track/:ref'],
    ['/admin/users', '/admin/:slug'],
    ['/some-page', '/:slug'],
    ['/no/such/page', null],
    ['/a%2fb', null],
  ])('names the screen, without any value from the address: %s', (path, pattern) => {
    expect(routePattern(path)).toBe(pattern);
    if (pattern !== null) expect(ROUTE_PATTERNS).toContain(pattern);
  });
});

describe('an address in upper case', () => {
  it.each<[string, string | null]>([
    ['/LOGIN', '/login'],
    ['/LOGIN/', '/login'],
    ['/Register/signup', '/register/signup'],
    ['/register/Signup/Personal', '/register/signup/personal'],
    ['/premium/signup/Bill_Pay', '/premium/signup/bill_pay'],
    ['/Premium/signup/billPay', '/premium/signup/billPay'],
    ['/Profile', '/profile'],
    ['/Admin/Dashboard', '/admin/dashboard'],
    ['/content/Terms', '/content/terms'],
    ['/Track/7QF2', '/track/7QF2'],
    ['/RESET/aB%2FcD', '/reset/aB%2FcD'],
    ['/Reset/App/aBcD', '/reset/app/aBcD'],
    [`/Notify/new-user/${uuid.toUpperCase()}`, `/notify/new-user/${uuid.toUpperCase()}`],
    ['/Admin/Tariffs', '/admin/Tariffs'],
  ])('is redirected to the known address, and values keep their case: %s to %s', (path, lower) => {
    expect(inLowerCase(path)).toBe(lower);
  });

  it.each([
    ...[
      '/',
      '/login',
      '/log%69n',
      '/profile/',
      '/track/7QF2',
      '/track/STANDARD',
      '/reset/aBcD',
      '/reset/app/aBcD',
      '/edit/aB',
      '/Tariffs',
    ],
    ...['/premium/signup/billPay', '/premium/signup/Hotel', '/admin/Tariffs', '/A/b/c', '/content/Nothing'],
    ...[`/notify/new-user/${uuid.toUpperCase()}`, '/Preisliste%20f%C3%BCr', '/tariffs%C3%BC'],
  ])('is not redirected if it is known as it is, or unknown: %s', (path) => {
    expect(inLowerCase(path)).toBeNull();
  });
});
