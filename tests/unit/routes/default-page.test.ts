import { describe, expect, it } from 'vitest';
import type { User } from '../../../src/domain/entities';
import { settings } from '../../../src/domain/settings';
import { defaultPage, isCustomer } from '../../../src/routes/default-page';

const aoife: User = {
  uuid: 'u1',
  firstName: 'Aoife',
  lastName: 'Byrne',
  email: 'aoife@cabrank.test',
  phone: null,
  location: '/from-user',
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

const routes = ['/', '/login', '/profile', '/from-login', '/from-user'];
const isRoute = (path: string) => routes.includes(path);

describe('defaultPage', () => {
  it.each([
    ['returnUrl first', { returnUrl: '/profile?tab=1', location: '/from-login' }, '/profile?tab=1'],
    ['then the location of the login', { returnUrl: null, location: '/from-login' }, '/from-login'],
    ['then the user’s own', { returnUrl: null, location: null }, '/from-user'],
    ['a hostile returnUrl counts as none', { returnUrl: '//evil.test', location: null }, '/from-user'],
    ['a hostile location counts as none', { returnUrl: null, location: 'https://evil.test/' }, '/from-user'],
    ['a login page would lead in a circle', { returnUrl: '/login', location: '/admin/login' }, '/from-user'],
    [
      'a page that the app lacks counts as none',
      { returnUrl: '/gone', location: '/gone/7?a=/profile' },
      '/from-user',
    ],
    [
      'a query or a fragment is no part of the route',
      { returnUrl: '/profile/?a#b', location: null },
      '/profile/?a#b',
    ],
  ])('%s', (_, landing, page) => {
    expect(defaultPage(aoife, landing, isRoute)).toBe(page);
  });

  it.each([null, '/', '/gone'])('is the profile when nobody names a page: %s', (location) => {
    const landing = { returnUrl: null, location: null };
    expect(defaultPage({ ...aoife, location }, landing, isRoute)).toBe('/profile');
  });

  it('is the page of the settings as soon as the app has it', () => {
    const landing = { returnUrl: null, location: null };
    const has = (path: string) => path === settings.defaultPage || isRoute(path);
    expect(defaultPage({ ...aoife, location: null }, landing, has)).toBe(settings.defaultPage);
  });
});

describe('isCustomer', () => {
  const impersonation = { reason: null, startedAt: null };
  it.each([
    ['nobody', null, false],
    ['a customer', aoife, true],
    ['a guest', { ...aoife, guest: true }, false],
    ['an admin', { ...aoife, admin: true }, false],
    ['an admin who acts for a customer', { ...aoife, admin: true, impersonation }, true],
  ])('%s: %j', (_, user, expected) => {
    expect(isCustomer(user)).toBe(expected);
  });
});
