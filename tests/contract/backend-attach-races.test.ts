import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Clock } from '../../src/server/backend/clock';
import { createCardAccounts } from '../../src/server/backend/services/cards/card-accounts';
import { createCards } from '../../src/server/backend/services/cards/cards';
import { createTurns } from '../../src/server/backend/storage/turns';
import { createSubscriptions } from '../../src/server/backend/services/premium/subscriptions';
import type { UserRow } from '../../src/server/backend/storage/tables';
import { createTestBackend, userOf, type DemoName, type TestBackend } from '../support/backend/backend';
import { addCard, type WireCard } from '../support/backend/backend-cards';

let backend: TestBackend;
let count = 0;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.app.close());

async function newCard(owner: DemoName): Promise<string> {
  const added = await addCard(await backend.visitorAs(owner), owner, { random: `attach${(count += 1)}` });
  return String((added.body.response as WireCard).id);
}

type Attach = (clock: Clock, customer: UserRow, cardId: string) => Promise<void>;

const remove = (clock: Clock, customer: UserRow, cardId: string): Promise<void> =>
  createCards(backend.services.executor, {
    payments: backend.services.payments,
    clock,
    turns: createTurns(),
  }).remove(customer.id, cardId);

/**
 * Everything that a card can be attached to, whose it is, what it answers for a card that is gone, and when it reads
 * the clock for the first time with its customer locked.
 */
const attachments: readonly (readonly [string, DemoName, Attach, number, number])[] = [
  [
    'a subscription',
    'premium',
    async (clock, customer, cardId) => {
      const { executor, mail } = backend.services;
      const subscription = await executor
        .selectFrom('subscriptions')
        .select('id')
        .where('user_id', '=', customer.id)
        .executeTakeFirstOrThrow();
      await createSubscriptions(executor, { clock, mail }).setCard(customer, String(subscription.id), cardId);
    },
    404,
    1,
  ],
  [
    'a Premium account',
    'business',
    async (clock, customer, cardId) => {
      const { executor } = backend.services;
      const account = await executor
        .selectFrom('card_accounts')
        .select('id')
        .where('owner_id', '=', customer.id)
        .where('premium', '=', true)
        .executeTakeFirstOrThrow();
      await createCardAccounts(executor, clock).setCard(customer, String(account.id), cardId);
    },
    404,
    1,
  ],
  [
    'a new account',
    'standard',
    (clock, customer, cardId) =>
      createCardAccounts(backend.services.executor, clock).add(customer, {
        companyName: 'Kelly Ltd',
        cardId,
      }),
    400,
    2,
  ],
];

/** A clock that starts something else whenever it is asked for the `turn`th time: in the midst of the first call. */
function interruptedAt(turn: number, start: () => void): Clock {
  let asked = 0;
  return {
    now: () => {
      asked += 1;
      if (asked === turn) start();
      return backend.services.clock.now();
    },
  };
}

type Outcome = PromiseSettledResult<void>;
const done = { status: 'fulfilled' };
const refused = (status: number) => ({ status: 'rejected', reason: { status } });

/** Runs one call, and another one from when the first reads the clock for the `turn`th time. */
async function meanwhile(
  turn: number,
  first: (clock: Clock) => Promise<void>,
  second: () => Promise<void>,
): Promise<readonly Outcome[]> {
  const started: Promise<readonly Outcome[]>[] = [];
  // Settled from the start: the second may be refused while the first is still under way.
  const clock = interruptedAt(turn, () => void started.push(Promise.allSettled([second()])));
  const [one] = await Promise.allSettled([first(clock)]);
  const others = (await Promise.all(started)).flat();
  expect(others).toHaveLength(1);
  return [one, ...others];
}

describe.each(attachments)(
  'a card, removed and attached to %s at the same moment',
  (_, owner, attach, gone, locked) => {
    it('does not exist for the request that attaches it if the removal came first', async () => {
      const [customer, cardId] = [await userOf(backend, owner), await newCard(owner)];
      const outcomes = await meanwhile(
        1,
        (clock) => remove(clock, customer, cardId),
        () => attach(backend.services.clock, customer, cardId),
      );
      expect(outcomes).toMatchObject([done, refused(gone)]);
    });

    it('is in use for the request that removes it if it was attached first', async () => {
      const [customer, cardId] = [await userOf(backend, owner), await newCard(owner)];
      const outcomes = await meanwhile(
        locked,
        (clock) => attach(clock, customer, cardId),
        () => remove(backend.services.clock, customer, cardId),
      );
      expect(outcomes).toMatchObject([done, refused(409)]);
    });
  },
);
