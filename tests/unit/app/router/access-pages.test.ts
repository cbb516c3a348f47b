import { describe, expect, it } from 'vitest';
import { admin, aoife, impersonatedAoife } from '../../../../machines/samples';
import type { User } from '../../../../src/domain/entities';
import { settings } from '../../../../src/domain/settings';
import { actingBegan, defaultPage, roleOf } from '../../../../src/app/router/access';
import { acting, factsFor, guest, mustChange, premium, standard } from './access-people';

describe('defaultPage', () => {
  const user: User = { ...standard, location: '/users' };
  it.each([
    ['returnUrl first', '/profile?tab=1', '/job-status', '/profile?tab=1'],
    ['then the location of the login', null, '/job-status?x=1', '/job-status?x=1'],
    ['then the user’s own', null, null, '/users'],
    ['a hostile returnUrl counts as none', '//evil.test', null, '/users'],
    ['a hostile location counts as none', null, 'https://evil.test/', '/users'],
    ['a login page would lead in a circle', '/login', '/admin/login', '/users'],
    ['so would any other screen for visitors', '/guest', '/register', '/users'],
    ['a page that the app lacks counts as none', '/gone', '/gone/7?a=/profile', '/users'],
    ['what this person may not see counts as none', '/admin/dashboard', '/premium/complete', '/users'],
    ['the signup for Premium leads a customer to its wizard', '/premium/signup', null, '/premium/signup'],
    ['a query or a fragment is no part of the route', '/profile/?a#b', null, '/profile/?a#b'],
  ])('%s', (_, returnUrl, location, page) => {
    expect(defaultPage(factsFor(user, { location }), returnUrl)).toBe(page);
  });

  it.each([null, '/', '/gone'])('is the configured page if none is named: %s', (location) => {
    expect(defaultPage(factsFor({ ...user, location }), null)).toBe(settings.defaultPage);
  });

  it('is the profile if a deployment’s page does not exist', () => {
    expect(defaultPage(factsFor({ ...user, location: null }, { kindOf: () => null }), null)).toBe('/profile');
  });

  it('is not the signup for Premium if that would redirect', () => {
    expect(defaultPage(factsFor(user, { premiumOffered: false }), '/premium/signup')).toBe('/users');
    expect(defaultPage(factsFor(guest), '/premium/signup')).toBe('/new-booking');
  });

  it('skips the pages of customers for a guest', () => {
    expect(defaultPage(factsFor({ ...guest, location: '/profile' }), '/users')).toBe('/new-booking');
  });
});

describe('roleOf', () => {
  it.each([
    ['nobody', null],
    ['customer', aoife],
    ['guest', guest],
    ['admin', admin],
    ['mustChange', mustChange],
    ['acting', impersonatedAoife],
    ['acting', { ...impersonatedAoife, mustChangePassword: true }],
    ['acting', { ...impersonatedAoife, admin: true }],
    ['admin', { ...admin, mustChangePassword: true }],
  ])('%s: %j', (role, user) => {
    expect(roleOf(user)).toBe(role);
  });
});

describe('actingBegan', () => {
  it('leads an admin who starts to act for a customer to that customer’s default page', () => {
    expect(actingBegan(admin, factsFor(acting))).toBe('/job-status');
  });

  it.each([
    ['nobody', null, acting],
    ['an admin who stays one', admin, admin],
    ['a customer', standard, premium],
    ['an admin who went on acting', acting, acting],
    ['an admin who is signed out', admin, null],
  ])('is nothing for %s', (_, before, user) => {
    expect(actingBegan(before, factsFor(user))).toBeNull();
  });
});
