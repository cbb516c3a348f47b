import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Profile } from '../../src/server/backend/services/profiles/profile-rules';
import { createProfiles } from '../../src/server/backend/services/profiles/profiles';
import { createTurns } from '../../src/server/backend/storage/turns';
import { createProfileCompletion } from '../../src/server/backend/services/profiles/profile-completion';
import { Refusal } from '../../src/server/backend/http/answers';
import { cardResult } from '../support/contract/access/access-cells';
import { profileOf } from '../support/contract/access/access-forms';
import {
  createTestBackend,
  userOf,
  uuidOf,
  type TestBackend,
  type Visitor,
} from '../support/backend/backend';
import { intentOf, settle } from '../support/backend/backend-cards';

// Profiles that a customer asks for at the same moment, and confirmations that were never asked for.

const CHALLENGED = '4000002500003155';
const DECLINED = '4000000000000341';

let backend: TestBackend;
let visitor: Visitor;
let count = 0;
const unique = (): string => `r${(count += 1)}`;

beforeAll(async () => {
  backend = await createTestBackend({ switches: { rateLimits: false } });
  visitor = await backend.visitorAs('new');
});
beforeEach(async () => {
  const { executor } = backend.services;
  for (const table of ['held_profiles', 'subscriptions', 'card_accounts', 'intents'] as const) {
    await executor.deleteFrom(table).execute();
  }
  await executor.deleteFrom('cards').where('user_id', '=', uuidOf('new')).execute();
  await executor.updateTable('users').set({ received_premium_discount: false }).execute();
});
afterAll(() => backend.app.close());

const add = (json: unknown) => visitor.call('addProfile', { json });
const save = (card: unknown) =>
  visitor.call('saveProfileCard', { json: { card, requestType: 'personal', recaptchaToken: '' } });
const openIntents = async (): Promise<readonly string[]> => {
  const open = backend.services.executor.selectFrom('intents').select('id');
  return (await open.where('state', '=', 'requires_action').execute()).map(({ id }) => id);
};
const subscriptions = () => backend.services.executor.selectFrom('subscriptions').selectAll().execute();

/** Profiles whose provider notes what it was paid, and takes its time. */
function slowly() {
  const { executor, clock, switches, creditRequests, mail, receipts, payments: quick } = backend.services;
  const paid: number[] = [];
  const payments: typeof quick = {
    ...quick,
    pay: async (order) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const check = await quick.pay(order);
      if (check.kind === 'accepted') paid.push(order.amount);
      return check;
    },
  };
  const completion = createProfileCompletion(executor, { clock, creditRequests, mail, receipts });
  return {
    paid,
    completion,
    of: (using = completion) =>
      createProfiles(executor, {
        clock,
        turns: createTurns(),
        payments,
        switches,
        creditRequests,
        completion: using,
      }),
  };
}

describe('two concurrent profiles', () => {
  it('cause two challenges in sequence, of which only the later one can be confirmed', async () => {
    const profiles = slowly().of();
    const customer = await userOf(backend, 'new');
    const both = [profileOf('personal', unique(), CHALLENGED), profileOf('personal', unique(), CHALLENGED)];
    const asked = await Promise.all(
      both.map(async (profile) => {
        const outcome = await profiles.submit(customer, profile as Profile);
        if (outcome.kind === 'completed') throw new Error('The card must be challenged');
        return { profile, paymentIntent: outcome.clientSecret.split('_secret_')[0] ?? '' };
      }),
    );
    expect(await openIntents()).toEqual([asked[1]?.paymentIntent]);
    for (const { paymentIntent } of asked) await settle(visitor, paymentIntent, 'succeeded');
    const statuses = await Promise.all(
      asked.map(async ({ profile, paymentIntent }) => {
        return (await add({ ...profile, card: { ...profile.card, paymentIntent } })).status;
      }),
    );
    expect(statuses).toEqual([400, 200]);
    expect(await subscriptions()).toHaveLength(1);
    expect(await openIntents()).toEqual([]);
  });

  it.each([
    ['first', [CHALLENGED, undefined], ['actionRequired', 'completed']],
    ['last', [undefined, CHALLENGED], ['completed', 'refused']],
  ])('become one, with no challenge left, when the challenged one comes %s', async (_, numbers, kinds) => {
    const profiles = slowly().of();
    const customer = await userOf(backend, 'new');
    const outcomes = numbers.map(async (number) => {
      const profile = profileOf('personal', unique(), number) as Profile;
      return profiles.submit(customer, profile).catch(() => ({ kind: 'refused' }));
    });
    expect((await Promise.all(outcomes)).map(({ kind }) => kind)).toEqual(kinds);
    expect(await subscriptions()).toHaveLength(1);
    expect(await openIntents()).toEqual([]);
  });

  it('are paid for once', async () => {
    const { paid, of } = slowly();
    const profiles = of();
    const customer = await userOf(backend, 'new');
    const submit = () => profiles.submit(customer, profileOf('personal', unique()) as Profile);
    const ends = await Promise.allSettled([submit(), submit()]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(paid).toHaveLength(1);
    expect(await subscriptions()).toHaveLength(1);
  });

  it('get the discount of the first subscription once', async () => {
    const { paid, of } = slowly();
    const profiles = of();
    const customer = await userOf(backend, 'new');
    const submit = () => profiles.submit(customer, profileOf('business', unique()) as Profile);
    await Promise.all([submit(), submit()]);
    const [first, second] = paid;
    expect(first).toBeLessThan(second ?? 0);
  });

  it('become one when the held one gets two other cards', async () => {
    expect((await add(profileOf('personal', unique(), DECLINED))).status).toBe(400);
    const { paid, of } = slowly();
    const profiles = of();
    const customer = await userOf(backend, 'new');
    const saveAnother = () =>
      profiles.saveCard(customer, {
        card: cardResult(unique()),
        requestType: 'personal',
        recaptchaToken: '',
      });
    const ends = await Promise.allSettled([saveAnother(), saveAnother()]);
    expect(ends).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { status: 404 } }]);
    expect(paid).toHaveLength(1);
    expect(await subscriptions()).toHaveLength(1);
  });
});

it('cancels the intent of a card that could not be stored', async () => {
  const { completion, of } = slowly();
  const refusal = new Refusal(409, 'Another one came first.');
  const profiles = of({ ...completion, keepWaitingCard: () => Promise.reject(refusal) });
  const profile = profileOf('personal', unique(), CHALLENGED) as Profile;
  await expect(profiles.submit(await userOf(backend, 'new'), profile)).rejects.toBe(refusal);
  expect(await openIntents()).toEqual([]);
  expect(await backend.services.executor.selectFrom('held_profiles').selectAll().execute()).toEqual([]);
});

describe('a confirmation with an intent that was never requested', () => {
  it('does not confirm a card that is attached', async () => {
    const profile = profileOf('personal', unique());
    expect((await add(profile)).status).toBe(200);
    const card = { ...profile.card, paymentIntent: 'pi_invented' };
    expect((await add({ ...profile, card })).body).toMatchObject({ code: 400, stripe: true });
    expect((await save(card)).status).toBe(404);
  });

  it('is distinguished from one whose response was lost', async () => {
    expect((await add(profileOf('personal', unique(), DECLINED))).status).toBe(400);
    const card = cardResult(unique(), CHALLENGED);
    const paymentIntent = intentOf(await save(card));
    await settle(visitor, paymentIntent, 'succeeded');
    for (const _ of ['the answer is lost', 'it is asked again']) {
      expect((await save({ ...card, paymentIntent })).status).toBe(200);
    }
    expect((await save({ ...card, paymentIntent: 'pi_invented' })).status).toBe(404);
    expect(await subscriptions()).toHaveLength(1);
  });

  it('is not found if nothing is held and the card is unknown', async () => {
    const card = { ...cardResult(unique()), paymentIntent: 'pi_invented' };
    expect((await save(card)).status).toBe(404);
  });
});
