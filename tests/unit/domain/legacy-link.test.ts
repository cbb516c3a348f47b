import { describe, expect, it } from 'vitest';
import { classifyLegacyLink } from '../../../src/domain/addresses/legacy-link';
import { settings } from '../../../src/domain/settings';
import {
  at,
  back,
  check,
  customers,
  dialog,
  dispatch,
  leave,
  login,
  logout,
  newBooking,
  notFound,
  route,
  type Row,
} from '../../support/backends/legacy-links';

describe('links that are named by the last segment of their path', () => {
  check([
    ['/legacy/logout', logout],
    ['/legacy/logout/', logout],
    ['/logout', logout],
    ['logout', logout],
    ['./logout?from=menu#x', logout],
    ['/legacy/account/logout', logout],
    ['/legacy/%6cogout', logout],
    ['/legacy/LogOut', logout],
    ['https://cabrank.test/legacy/logout', logout],
    ['/legacy/logout-now', route('/logout-now')],
    ['/legacy/my-logout', route('/my-logout')],
    ['/legacy/logout/now', notFound],
    ['/legacy/users?next=/logout', route('/users?next=/logout')],
    ['/legacy/users#logout', route('/users#logout')],
    ['/legacy/cancel-edit', back],
    ['cancel-edit?b=1', back],
    ['/legacy/cancel%2Dedit', back],
    ['/legacy/cancel-edits', route('/cancel-edits')],
    ['/legacy/terms', dialog('terms')],
    ['/content/terms', dialog('terms')],
    ['/legacy/help/Terms?lang=en', dialog('terms')],
    ['/legacy/privacy', dialog('privacy')],
    ['privacy/', dialog('privacy')],
    ['/legacy/contact#form', dialog('contact')],
    ['/legacy/terms.pdf', notFound],
    ['/legacy/terms-and-conditions', route('/terms-and-conditions')],
    ['/legacy/contacts', route('/contacts')],
    ['https://evil.example/logout', leave('https://evil.example/logout')],
    ['https://evil.example/terms', leave('https://evil.example/terms')],
  ]);
});

describe('the login rule', () => {
  check([
    ['/legacy/login', notFound],
    ['/legacy/login/', notFound],
    ['/login', notFound],
    ['/admin/login', notFound],
    ['login?returnUrl=%2Fusers', notFound],
    ['/legacy/old-login', notFound],
    ['/legacy/catlogin', notFound],
    ['/legacy/LOGIN', notFound],
    ['/legacy/l%6Fgin', notFound],
    ['/legacy/new-booking-login', notFound],
    ['/legacy/login/help', notFound],
    ['/legacy/login-help', route('/login-help')],
    ['/legacy/logins', route('/logins')],
    ['/legacy/users?from=login', route('/users?from=login')],
    ['https://cabrank.example/login', leave('https://cabrank.example/login')],
  ]);
});

describe('links that start with new-booking', () => {
  const rows: readonly Row[] = [
    ['new-booking', newBooking('/new-booking')],
    ['./new-booking', newBooking('/new-booking')],
    ['/legacy/new-booking', newBooking('/new-booking')],
    ['/new-booking', newBooking('/new-booking')],
    ['new-booking?from=Cork&to=D%C3%BAn#map', newBooking('/new-booking?from=Cork&to=D%C3%BAn#map')],
    ['new-bookings', newBooking('/new-bookings')],
    ['new-booking/x', notFound],
    ['my-new-booking', route('/my-new-booking')],
    ['users?new-booking', route('/users?new-booking')],
    ['https://evil.example/new-booking', leave('https://evil.example/new-booking')],
  ];
  describe('from the login', () => check(rows, login));
  describe("from the admins' login", () => check(rows.slice(0, 4), at('/admin/login', '/legacy/login')));
  describe('from the start page', () => check(rows.slice(0, 4), at('/', '/legacy/login?returnUrl=%2Fusers')));
  describe("from the guests' sign-in page", () => check(rows.slice(0, 4), at('/guest', '/legacy/guest')));
  describe("from the guests' sign-in page that a frame navigated to", () =>
    check(rows.slice(0, 4), at('/job-status', '/legacy/guest')));
  describe('from another sign-in page', () => check(rows.slice(0, 4), at('/guest', '/legacy/help')));
  describe('from a login that a frame navigated to', () =>
    check(rows.slice(0, 4), at('/job-status', '/legacy/login')));
  describe('from elsewhere', () =>
    check([
      ['new-booking', route('/new-booking')],
      ['/legacy/new-booking?from=Cork', route('/new-booking?from=Cork')],
    ]));
});

describe('other links of this origin', () => {
  check([
    ['/legacy/users', route('/users')],
    ['/legacy/users/', route('/users')],
    ['/legacy/fare-estimator?from=a&to=b#fare', route('/fare-estimator?from=a&to=b#fare')],
    ['/profile', route('/profile')],
    ['/legacy/profile', route('/profile')],
    ['/profile/premium?type=business', route('/profile/premium?type=business')],
    ['/legacy/track?k=7QF2', route('/track/7QF2')],
    ['/legacy/track?k=7Q%2FF2', route('/track?k=7Q%2FF2')],
    ['/legacy/track?k=..', route('/track?k=..')],
    ['/legacy/track', route('/track')],
    ['/legacy/edit?b=AB12&from=list#time', route('/edit/AB12?from=list#time')],
    ['edit?b=AB12', route('/edit/AB12')],
    ['/edit/AB12', route('/edit/AB12')],
    ['/legacy/guest', route('/guest')],
    ['/legacy/lost-pass', route('/lost-pass')],
    ['/legacy/register', route('/register')],
    ['/legacy/register/signup/business', route('/register/signup/business')],
    ['/legacy/reset/Ab-12', route('/reset/Ab-12')],
    ['/legacy/dashboard', route('/admin/dashboard')],
    ['/legacy/customers', route('/customers')],
    ['/legacy/tariffs', route('/tariffs')],
    ['/admin/tariffs', route('/admin/tariffs')],
    ['/legacy/admin/tariffs', route('/admin/tariffs')],
    ['/legacyx/tariffs', notFound],
    ['/legacy', route('/')],
    ['/legacy/', route('/')],
    ['/', route('/')],
    ['', route('/job-status')],
    ['?day=2', route('/job-status?day=2')],
    ['users', route('/users')],
    ['./users', route('/users')],
    ['../users', route('/users')],
    ['../../../users', route('/users')],
    ['/legacy/../users', route('/users')],
    ['/legacy/%2e%2E/users', route('/users')],
    ['\\legacy\\users', route('/users')],
    ['  /legacy/users\n', route('/users')],
    ['/leg\nacy/us\ters', route('/users')],
    ['//cabrank.test/legacy/users', route('/users')],
    ['HTTPS://CABRANK.TEST:443/legacy/users', route('/users')],
    ['/legacy/préis', route('/pr%C3%A9is')],
    ['/legacy/job-status/cancel', notFound],
    ['/legacy/files/tariffs.csv', notFound],
    ['/legacy//users', notFound],
    ['/legacy/a%2fb', notFound],
    ['/legacy/a%5cb', notFound],
    ['/legacy/%252e%252e', notFound],
    ['/legacy/..%20', notFound],
    ['/legacy/\uFF0E\uFF0E', notFound],
    ['/legacy/%00', notFound],
    ['/legacy/%ff', notFound],
    ['/api/config', notFound],
    ['/legacy/javascript:alert(1)', route('/javascript:alert(1)')],
    [`/legacy/${'a'.repeat(3000)}`, notFound],
    [`/legacy/users?${'a'.repeat(3000)}`, notFound],
  ]);
});

describe('in a frame under /admin', () => {
  const rows: readonly Row[] = [
    ['/legacy/tariffs', route('/admin/tariffs')],
    ['tariffs?day=2#top', route('/admin/tariffs?day=2#top')],
    ['/admin/tariffs', route('/admin/tariffs')],
    ['/tariffs', route('/admin/tariffs')],
    ['/legacy/dashboard', route('/admin/dashboard')],
    ['/dashboard', route('/admin/dashboard')],
    ['/legacy/credit-account-requests', route('/admin/credit-account-requests')],
    [
      '/legacy/credit-account-requests/c0ffee00-0000-4000-8000-000000000012',
      route('/admin/credit-account-requests/c0ffee00-0000-4000-8000-000000000012'),
    ],
    ['/legacy/credit-account-requests/none', notFound],
    ['/legacy/customers?query=Kelly&page=2', route('/customers?query=Kelly&page=2')],
    ['/legacy/new-booking', route('/new-booking')],
    ['/legacy/track?k=7QF2', route('/track/7QF2')],
    ['/legacy/users', route('/users')],
    ['/legacy/administration', route('/admin/administration')],
    ['/profile', route('/profile')],
    ['/', route('/')],
    ['/legacy/logout', logout],
    ['/legacy/login', notFound],
  ];
  describe('at a slug', () => check(rows, dispatch));
  describe('at the customers, which only admins see', () => check(rows, customers));
  describe('but not if a route only has the same beginning', () =>
    check([['/legacy/tariffs', route('/tariffs')]], at('/administration', '/legacy/administration')));
});

it("follows the deployment's own pages", () => {
  const pages = { ...settings.legacyPages, login: '/legacy/classic/signin', customers: '/legacy/people' };
  const page = at('/job-status', '/legacy/classic/signin');
  expect(classifyLegacyLink({ href: '/legacy/new-booking' }, page, pages)).toEqual(
    newBooking('/new-booking'),
  );
  expect(classifyLegacyLink({ href: '/legacy/people' }, page, pages)).toEqual(route('/customers'));
});
