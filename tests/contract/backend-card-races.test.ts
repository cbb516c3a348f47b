import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IntentCheck, PaymentProvider } from '../../src/server/backend/payments/port';
import { createCards, type Cards } from '../../src/server/backend/services/cards/cards';
import { createProfileCompletion } from '../../src/server/backend/services/profiles/profile-completion';
import type { Profile } from '../../src/server/backend/services/profiles/profile-rules';
import { createProfiles } from '../../src/server/backend/services/profiles/profiles';
import { createTurns } from '../../src/server/backend/storage/turns';
import { findCardByToken } from '../../src/server/backend/storage/repositories/cards';
import type { CardRow } from '../../src/server/backend/storage/tables';
import { cardResult } from '../support/contract/access/access-cells';
import { profileOf } from '../support/contract/access/access-forms';
import {
  createTestBackend,
  userOf,
  uuidOf,
  type TestBackend,
  type Visitor,
} from '../support/backend/backend';
import { addCard, intentOf, settle, tokenFor, type WireCard } from '../support/backend/backend-cards';

let backend: TestBackend;
let visitor: Visitor;
let count = 0;

beforeAll(async () => {
  backend = await createTestBackend();
  visitor = await backend.visitorAs('new');
});
afterAll(() => backend.app.close());

const CHALLENGED = '4000002500003155';
const OTHER_INTENT = 'seti_other';
const challenge = {
  kind: 'actionRequired',
  intentId: 'seti_next',
  clientSecret: 'seti_next_secret_1',
} as const;
const refused = { kind: 'refused', message: 'No.' } as const;
const busy = { status: 409, texts: 'Another request is changing this card. Please try again.' };

/** What another request may have done to a card that waits, after this one has read it. */
const changes = {
  'attached it': (token: string) =>
    backend.services.executor
      .updateTable('cards')
      .set({ intent_id: null })
      .where('payment_method_id', '=', token),
  'asked for another challenge': (token: string) =>
    backend.services.executor
      .updateTable('cards')
      .set({ intent_id: OTHER_INTENT })
      .where('payment_method_id', '=', token),
  'removed it': (token: string) =>
    backend.services.executor.deleteFrom('cards').where('payment_method_id', '=', token),
} as const;
type Change = keyof typeof changes;

/** Makes the change, and answers the card as it is from then on. */
async function meanwhile(change: Change, token: string): Promise<CardRow | undefined> {
  await changes[change](token).execute();
  return findCardByToken(backend.services.executor, token);
}

/** A provider during whose answers another request changes the card. */
function slowProvider(change: Change, token: string, check: IntentCheck) {
  const after: { card?: CardRow | undefined } = {};
  const makeChange = async (): Promise<void> => {
    after.card = await meanwhile(change, token);
  };
  const payments: PaymentProvider = {
    ...backend.services.payments,
    setUpCard: async () => {
      await makeChange();
      return { kind: 'accepted', brand: 'visa', lastFour: '3155', expMonth: 4, expYear: 2031 };
    },
    checkIntent: async () => {
      await makeChange();
      return check;
    },
  };
  return { payments, after };
}

const row = (token: string) => findCardByToken(backend.services.executor, token);
const everyChange = Object.keys(changes) as Change[];

describe('a card that another request changes between being read and being written', () => {
  const waitingCard = async () => {
    const random = `race${(count += 1)}`;
    const intent = intentOf(await addCard(visitor, 'new', { number: CHALLENGED, random }));
    return { token: tokenFor(CHALLENGED, random), intent };
  };
  const presented = (token: string) => ({ token, last4: '3155', expMonth: 4, expYear: 2031 });
  type Act = (cards: Cards, card: { readonly token: string; readonly intent: string }) => Promise<unknown>;
  const again =
    (confirms: boolean): Act =>
    (cards, { token, intent }) =>
      cards.add(uuidOf('new'), {
        nickname: 'Late',
        card: presented(token),
        setupIntent: confirms ? intent : null,
      });
  const acts: readonly [string, Act, IntentCheck][] = [
    ['a confirmation that succeeded', again(true), { kind: 'succeeded' }],
    ['a confirmation that needs one more challenge', again(true), challenge],
    ['a confirmation that was refused', again(true), refused],
    ['a new presentation', again(false), refused],
  ];
  const cells = acts.flatMap(([name, act, check]) =>
    everyChange.map((change) => [name, change, act, check] as const),
  );

  it.each(cells)('%s changes nothing when another request %s', async (_, change, act, check) => {
    const card = await waitingCard();
    const { payments, after } = slowProvider(change, card.token, check);
    const { executor, clock } = backend.services;
    const cards = createCards(executor, { payments, clock, turns: createTurns() });
    await expect(act(cards, card)).rejects.toMatchObject(busy);
    expect(await row(card.token)).toEqual(after.card);
  });
});

it('is removed once by two concurrent calls: the other one does not find it', async () => {
  const added = await addCard(visitor, 'new', { random: `race${(count += 1)}` });
  const { id } = added.body.response as WireCard;
  const remove = () => visitor.call('deleteCard', { params: { uuid: uuidOf('new'), cardId: String(id) } });
  const answers = await Promise.all([remove(), remove()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

it('is either attached or removed when its confirmation and its removal are concurrent', async () => {
  const random = `race${(count += 1)}`;
  const token = tokenFor(CHALLENGED, random);
  const setupIntent = intentOf(await addCard(visitor, 'new', { number: CHALLENGED, random }));
  await settle(visitor, setupIntent, 'succeeded');
  const [confirmed, removed] = await Promise.all([
    addCard(visitor, 'new', { number: CHALLENGED, random, setupIntent }),
    backend.visitor().call('deleteCardByToken', { params: { cardToken: token } }),
  ]);
  const attached = (await row(token)) !== undefined;
  expect(confirmed.status === 200).toBe(attached);
  expect(removed.status === 200).toBe(!attached);
});

describe('a profile whose card another request changes in the meantime', () => {
  const checks: readonly [string, IntentCheck][] = [
    ['succeeded', { kind: 'succeeded' }],
    ['needs one more challenge', challenge],
    ['was refused', refused],
  ];
  const cells = checks.flatMap(([name, check]) =>
    everyChange.map((change) => [name, change, check] as const),
  );

  it.each(cells)(
    'a confirmation that %s changes nothing when another request %s',
    async (_, change, check) => {
      const { executor, clock, switches, creditRequests, mail, receipts } = backend.services;
      for (const table of ['held_profiles', 'subscriptions'] as const)
        await executor.deleteFrom(table).execute();
      const unique = `held${(count += 1)}`;
      const profile = profileOf('personal', unique, CHALLENGED) as Profile;
      const token = tokenFor(CHALLENGED, unique);
      const asked = await visitor.call('addProfile', { json: profile });
      const intent = intentOf(asked);
      const held = () => executor.selectFrom('held_profiles').selectAll().execute();
      const before = await held();

      const { payments, after } = slowProvider(change, token, check);
      const completion = createProfileCompletion(executor, { clock, creditRequests, mail, receipts });
      const profiles = createProfiles(executor, {
        clock,
        turns: createTurns(),
        payments,
        switches,
        creditRequests,
        completion,
      });
      const customer = await userOf(backend, 'new');
      const confirmed = {
        ...profile,
        card: { ...cardResult(unique, CHALLENGED), paymentIntent: intent },
      } as Profile;
      await expect(profiles.submit(customer, confirmed)).rejects.toMatchObject(busy);
      expect(await row(token)).toEqual(after.card);
      expect(await held()).toEqual(before);
      expect(await executor.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
    },
  );
});
