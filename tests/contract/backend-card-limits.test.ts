import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { networkOf } from '../../src/server/network';
import { cardResult } from '../support/contract/access/access-cells';
import { profileOf, registrationOf } from '../support/contract/access/access-forms';
import {
  createTestBackend,
  type TestBackend,
  type Visitor,
  type WireAnswer,
} from '../support/backend/backend';
import { intentOf, settle } from '../support/backend/backend-cards';
import { limitOf } from '../support/contract/limit-of';

// Whoever may present any number of cards can try out stolen ones; whoever may register any number of times can have
// mails sent to anybody, and find out who has an account.

const DECLINED = '4000000000000002';
const ASKS = '4000002500003155';

let backend: TestBackend;
let count = 0;
const unique = (): string => `limited${(count += 1)}`;
const from = (address: string) => ({ 'x-forwarded-for': address });

beforeAll(async () => {
  backend = await createTestBackend({ switches: { rateLimits: true } });
});
beforeEach(async () => {
  await backend.services.executor.deleteFrom('rate_limits').execute();
});
afterAll(() => backend.app.close());

const ADDRESS = '10.0.0.1';

/** Leaves an address so many cards that it may still present. */
async function leaveCards(left: number): Promise<void> {
  const { tries } = limitOf('addCard', 'network');
  await backend.services.executor.deleteFrom('rate_limits').execute();
  await backend.services.executor
    .insertInto('rate_limits')
    .values({
      key: `addCard network ${networkOf(ADDRESS)}`,
      tries: tries - left,
      since: backend.clock.now(),
    })
    .execute();
}

const saved = (number?: string) => ({
  card: cardResult(unique(), number),
  requestType: 'personal',
  recaptchaToken: '',
});

type Presenting =
  'register' | 'registerSaveCard' | 'subscribe' | 'subscribeSaveCard' | 'addProfile' | 'saveProfileCard';

/** Presents a card that is declined. */
const present: Readonly<Record<Presenting, (visitor: Visitor, address: string) => Promise<WireAnswer>>> = {
  register: (visitor, address) =>
    visitor.call('register', {
      json: registrationOf('business', unique(), DECLINED),
      headers: from(address),
    }),
  registerSaveCard: (visitor, address) =>
    visitor.call('registerSaveCard', { json: saved(DECLINED), headers: from(address) }),
  subscribe: (visitor, address) =>
    visitor.call('subscribe', {
      json: registrationOf('personal', unique(), DECLINED),
      headers: from(address),
    }),
  subscribeSaveCard: (visitor, address) =>
    visitor.call('subscribeSaveCard', { json: saved(DECLINED), headers: from(address) }),
  addProfile: (visitor, address) =>
    visitor.call('addProfile', { json: profileOf('personal', unique(), DECLINED), headers: from(address) }),
  saveProfileCard: (visitor, address) =>
    visitor.call('saveProfileCard', { json: saved(DECLINED), headers: from(address) }),
};

const before: Readonly<Record<Presenting, Presenting | null>> = {
  register: null,
  registerSaveCard: 'register',
  subscribe: null,
  subscribeSaveCard: 'subscribe',
  addProfile: null,
  saveProfileCard: 'addProfile',
};
const signedIn: readonly Presenting[] = ['addProfile', 'saveProfileCard'];

async function readyFor(call: Presenting): Promise<Visitor> {
  const visitor = signedIn.includes(call) ? await backend.visitorAs('new') : backend.visitor();
  const first = before[call];
  if (first) expect((await present[first](visitor, '10.0.0.9')).body.stripe).toBe(true);
  return visitor;
}

describe.each(Object.keys(present) as Presenting[])('%s', (call) => {
  it('accepts no more cards from a network that has presented too many', async () => {
    const visitor = await readyFor(call);
    await leaveCards(1);
    expect((await present[call](visitor, ADDRESS)).body).toMatchObject({ code: 400, stripe: true });
    const limited = await present[call](visitor, ADDRESS);
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, '3600']);
    expect((await present[call](visitor, '10.0.0.2')).status).toBe(400);
  });
});

describe.each(['registerSaveCard', 'subscribeSaveCard', ...signedIn] as const)('%s', (call) => {
  it('accepts no more cards for one account, from any network', async () => {
    const visitor = await readyFor(call);
    await backend.services.executor.deleteFrom('rate_limits').execute();
    for (let at = 0; at < limitOf('addCard', 'account').tries; at += 1) {
      expect((await present[call](visitor, `10.0.1.${at}`)).status, `card ${at}`).toBe(400);
    }
    expect((await present[call](visitor, '10.0.2.1')).status).toBe(429);
  });
});

describe('a registration', () => {
  it('counts each time, even for a visitor whose card was declined before', async () => {
    const visitor = backend.visitor();
    for (let at = 0; at < limitOf('register', 'network').tries; at += 1) {
      expect((await present.register(visitor, ADDRESS)).status, `registration ${at}`).toBe(400);
    }
    expect((await present.register(visitor, ADDRESS)).status).toBe(429);
    const { length } = await backend.services.mail.outbox();
    expect((await present.subscribe(visitor, ADDRESS)).status).toBe(429);
    expect(await backend.services.mail.outbox()).toHaveLength(length);
  });

  it('can be completed after a few declined cards', async () => {
    const visitor = await readyFor('registerSaveCard');
    for (let at = 0; at < 5; at += 1) {
      expect((await present.registerSaveCard(visitor, ADDRESS)).status).toBe(400);
    }
    expect((await visitor.call('registerSaveCard', { json: saved() })).status).toBe(200);
  });

  it('can be confirmed, or made without a card, however many cards its network has presented', async () => {
    const visitor = backend.visitor();
    const json = registrationOf('personal', unique(), ASKS);
    const asked = await visitor.call('subscribe', { json, headers: from(ADDRESS) });
    await leaveCards(0);
    const paymentIntent = intentOf(asked);
    await settle(visitor, paymentIntent, 'succeeded');
    const confirmed = { ...json, card: { ...json.card, paymentIntent } };
    expect((await visitor.call('subscribe', { json: confirmed, headers: from(ADDRESS) })).status).toBe(200);
    const free = { ...registrationOf('standard', unique()), card: null };
    expect((await backend.visitor().call('register', { json: free, headers: from(ADDRESS) })).status).toBe(
      200,
    );
  });
});
