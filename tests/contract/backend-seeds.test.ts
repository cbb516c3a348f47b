import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, uuidOf, type DemoName, type TestBackend } from '../support/backend/backend';
import { cardsOf } from '../support/backend/backend-cards';
import { demoAccounts } from '../../src/server/backend/seeds/accounts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.app.close());

type User = Readonly<Record<string, unknown>>;
const userOf = async (name: DemoName): Promise<User> =>
  (await (await backend.visitorAs(name)).call('getUser')).body.response as User;

const standing = { admin: false, guest: false, canBook: true, mustChangePassword: false, premium: false };

describe('the demo accounts', () => {
  it.each<[DemoName, User]>([
    ['standard', { ...standing, profileType: 'standard' }],
    ['new', { ...standing, profileType: 'standard' }],
    [
      'premium',
      { ...standing, profileType: 'personal', premium: true, first_name: 'Aoife', last_name: 'Byrne' },
    ],
    ['business', { ...standing, profileType: 'business', premium: true }],
    ['member', { ...standing, profileType: 'business' }],
    ['billpay', { ...standing, profileType: 'bill_pay' }],
    ['pending', { ...standing, profileType: 'standard' }],
    ['hospitality', { ...standing, profileType: 'hospitality' }],
    ['mustchange', { ...standing, mustChangePassword: true, canBook: false, unableToBookMessage: null }],
    ['cannotbook', { ...standing, canBook: false, unableToBookMessage: expect.any(String) as string }],
  ])('%s signs in and lands on the booking page', async (name, expected) => {
    expect(await userOf(name)).toMatchObject({ ...expected, uuid: uuidOf(name), location: '/new-booking' });
  });

  it('admin signs in at the admin login', async () => {
    expect(await userOf('admin')).toMatchObject({ admin: true, location: null, profileType: null });
  });

  it('are the twelve that the README names', () => {
    expect(Object.entries(demoAccounts).map(([name, { email }]) => email === `${name}@cabrank.test`)).toEqual(
      Array<boolean>(12).fill(true),
    );
  });

  it('include a normal card, one that expires soon and one that has expired', async () => {
    const visitor = await backend.visitorAs('standard');
    expect(await cardsOf(visitor, 'standard')).toMatchObject([
      { name: 'Everyday', expired: false, expiresSoon: false },
      { name: 'Joint account', expired: false, expiresSoon: true },
      { name: 'Old one', expired: true, expiresSoon: false },
    ]);
    expect(await cardsOf(await backend.visitorAs('new'), 'new')).toEqual([]);
  });

  it('age with the clock: the state of a card is computed at the time of the request', async () => {
    const later = await createTestBackend();
    later.clock.advance(60 * 24 * 60 * 60 * 1000);
    const visitor = await later.visitorAs('standard');
    expect(await cardsOf(visitor, 'standard')).toMatchObject([
      { expired: false },
      { name: 'Joint account', expired: true, expiresSoon: false },
      { expired: true },
    ]);
    await later.app.close();
  });
});
