import { describe, expect, it } from 'vitest';
import type { User } from '../../../src/domain/entities';
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

describe('defaultPage', () => {
  it.each([
    ['returnUrl first', { returnUrl: '/profile?tab=1', location: '/from-login' }, '/profile?tab=1'],
    ['then the location of the login', { returnUrl: null, location: '/from-login' }, '/from-login'],
    ['then the user’s own', { returnUrl: null, location: null }, '/from-user'],
    ['a hostile returnUrl counts as none', { returnUrl: '//evil.test', location: null }, '/from-user'],
    ['a hostile location counts as none', { returnUrl: null, location: 'https://evil.test/' }, '/from-user'],
    ['a login page would lead in a circle', { returnUrl: '/login', location: '/admin/login' }, '/from-user'],
  ])('%s', (_, landing, page) => {
    expect(defaultPage(aoife, landing)).toBe(page);
  });

  it('is the profile when nobody names a page', () => {
    expect(defaultPage({ ...aoife, location: null }, { returnUrl: null, location: null })).toBe('/profile');
    expect(defaultPage({ ...aoife, location: '/' }, { returnUrl: null, location: null })).toBe('/profile');
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
