import { describe, expect, it } from 'vitest';
import type { User } from '../../../src/domain/entities';
import { legacyPath } from '../../../src/domain/addresses/legacy-path';
import { parseUrl } from '../../../src/domain/addresses/parse-url';
import { safeHref, safeReturnPath, safeServerLocation } from '../../../src/domain/addresses/safe-url';
import { access, defaultPage, type Facts } from '../../../src/app/router/access';
import {
  hostileUrls,
  isUnsafeLink,
  leavesOrigin,
  listedUrls,
} from '../../support/gateway/hostile/hostile-urls';
import { routesTable } from '../../support/matrix/routes-table';

const origin = 'https://cabrank.test';

/** Those that a guard lets through although following what it answers leads elsewhere, or runs script. */
const escaped = (guard: (url: string) => string | null): readonly string[] =>
  hostileUrls.filter((url) => {
    const answer = guard(url);
    return answer !== null && leavesOrigin(answer, origin);
  });

describe('the hostile addresses', () => {
  it('are at least 2,000 distinct ones, most of them dangerous if unchecked', () => {
    const dangerous = hostileUrls.filter((url) => leavesOrigin(url, origin));
    process.stdout.write(
      `${hostileUrls.length} hostile addresses (${listedUrls.length} published), ` +
        `${dangerous.length} of which lead away or run script when they are just followed\n`,
    );
    expect(new Set(hostileUrls).size).toBe(hostileUrls.length);
    expect(hostileUrls.length).toBeGreaterThanOrEqual(2000);
    expect(listedUrls.length).toBeGreaterThanOrEqual(290);
    expect(dangerous.length).toBeGreaterThanOrEqual(1500);
  });

  /** What a guard looks like that misses something: each is caught, so a weaker one here would be too. */
  it.each<[string, (url: string) => boolean]>([
    ['one slash at the start', (url) => url.startsWith('/')],
    ['one slash at the start and no second', (url) => url.startsWith('/') && !url.startsWith('//')],
    ['no backslash either', (url) => /^\/(?![/\\])/u.test(url)],
    ['no control characters either', (url) => /^\/(?![/\\])\P{Cc}*$/u.test(url)],
    ['the parsed origin alone', (url) => parseUrl(url, origin)?.origin === origin],
    [
      'no slashes that are encoded once',
      (url) => /^\/(?![/\\])\P{Cc}*$/u.test(url) && !/%(?:2f|5c)/iu.test(url),
    ],
  ])('bypass a guard that checks %s', (_name, guard) => {
    expect(escaped((url) => (guard(url) ? url : null)).length).toBeGreaterThan(0);
  });
});

const aoife: User = {
  uuid: '0b9d5f0e-6c7b-4f9b-9a35-3f1f5b1f7a01',
  firstName: 'Aoife',
  lastName: 'Byrne',
  email: 'aoife@cabrank.test',
  pendingEmail: null,
  phone: null,
  location: null,
  admin: false,
  guest: false,
  canBook: true,
  unableToBookMessage: null,
  mustChangePassword: false,
  premium: false,
  receivedPremiumDiscount: false,
  profileType: null,
  impersonation: null,
};

/** Every path is a page of this app, so that nothing but the guard stands between the address and the browser. */
const facts: Facts = {
  user: aoife,
  location: null,
  premiumOffered: true,
  hasApplied: false,
  kindOf: () => 'customer',
};
const admin: Facts = { ...facts, user: { ...aoife, admin: true }, kindOf: () => 'admin' };
const mustChange: Facts = { ...facts, user: { ...aoife, mustChangePassword: true } };

const redirected = (kind: 'login' | 'adminLogin' | 'profile', by: Facts) => (returnUrl: string) => {
  const asked = { kind, href: '/profile', returnUrl, profileType: null };
  const verdict = access(asked, by);
  return verdict?.kind === 'redirect' ? verdict.href : null;
};

describe('no hostile address', () => {
  it.each<[string, (url: string) => string | null]>([
    ['a return URL', safeReturnPath],
    ["a server's location", safeServerLocation],
    ["a server's location that names this origin", (url) => safeServerLocation(origin + url, origin)],
    ['an older page', legacyPath],
    ['an older page below an admin route', (url) => legacyPath(`/admin${url}`)],
    ["an older page's parameter", (url) => legacyPath(`/track/${url}`)],
    ['the default page, as return URL', (url) => defaultPage(facts, url)],
    ["the default page, as the login's location", (url) => defaultPage({ ...facts, location: url }, null)],
    [
      "the default page, as the user's own",
      (url) => defaultPage({ ...facts, user: { ...aoife, location: url } }, null),
    ],
    ['a redirect from the login', redirected('login', facts)],
    ["a redirect from the admins' login", redirected('adminLogin', admin)],
    ['a redirect after the password was changed', redirected('profile', facts)],
    ['a redirect to change the password', redirected('login', mustChange)],
  ])('leaves the origin or runs script as %s', (_name, guard) => {
    expect(escaped(guard)).toEqual([]);
  });

  it('is accepted as a return URL to a login page', () => {
    const logins = hostileUrls.filter((url) => {
      const path = safeReturnPath(url);
      return path !== null && /\/login\/?$/iu.test(decodeURIComponent(new URL(path, origin).pathname));
    });
    expect(logins).toEqual([]);
  });

  it('becomes a link that runs script, hides its host, or leads to another site without naming it', () => {
    const wrong = hostileUrls.filter((url) => {
      const href = safeHref(url);
      if (href === null) return false;
      const external = leavesOrigin(href, origin);
      return isUnsafeLink(href, origin) || (external && !/^\s*(?:https?|mailto|tel):/iu.test(url));
    });
    expect(wrong).toEqual([]);
  });
});

const known = { ref: '7QF2', key: 'Zm9v-YmFy_', request: 'c0ffee00-0000-4000-8000-000000000012' };
const good = routesTable(known)
  .map(({ route }) => route)
  .flatMap((route) => [
    route,
    `${route}${route.includes('?') ? '&' : '?'}from=mail&place=D%C3%BAn%20Laoghaire&next=%2Fprofile`,
    `${route}#main`,
  ]);
const isDoor = (route: string): boolean => /^\/(?:(?:admin\/)?login)?(?:[?#]|$)/u.test(route);

describe('every route of the app', () => {
  it.each(good.filter((route) => !isDoor(route)))('%s is a valid return URL', (route) => {
    expect(safeReturnPath(route)).toBe(route);
    expect(safeServerLocation(route)).toBe(route);
    expect(safeServerLocation(origin + route, origin)).toBe(route);
    expect(safeHref(route)).toBe(route);
    expect(defaultPage(facts, route)).toBe(route);
    expect(redirected('login', facts)(route)).toBe(route);
  });

  it.each(good.filter(isDoor))('%s is a valid location, but not a return URL', (route) => {
    expect(safeReturnPath(route)).toBeNull();
    expect(safeServerLocation(route)).toBe(route);
    expect(safeHref(route)).toBe(route);
  });
});
