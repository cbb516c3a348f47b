import { onTestFinished, vi } from 'vitest';
import {
  EXPIRING_NOTICE_CHECKBOX_TRIES,
  EXPIRING_NOTICE_CHECKBOX_WAIT_MS,
} from '../../../../src/domain/limits';
import { notifiedSystem } from '../notified-system';

export const customer = '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c01';

/** A customer in the server's format. */
export const aoife = {
  uuid: customer,
  first_name: 'Aoife',
  last_name: 'Byrne',
  email: 'aoife.byrne@example.com',
  admin: false,
  guest: false,
  canBook: true,
  mustChangePassword: false,
  premium: true,
  receivedPremiumDiscount: false,
};

const card = {
  id: 12,
  name: 'Joint account',
  lastFour: '4444',
  type: 'mastercard',
  expiryMonth: 12,
  expiryYear: 2026,
  expired: false,
  expiresSoon: true,
};

/** A card that will expire soon, one that has expired, and a valid one. */
export const joint = card;
export const old = { ...card, id: 13, name: 'Old one', lastFour: '0069', expired: true, expiresSoon: false };
export const good = { ...card, id: 11, name: 'Everyday', lastFour: '4242', expiresSoon: false };

export const premium = { id: 31, card_id: 13, bookingCardId: 13, type: 'personal', cancellable: true };
export const account = {
  accountId: 41,
  cardId: 12,
  ref: 'BD-1042',
  nickname: 'Byrne Design Ltd',
  owner: true,
  active: true,
  isPremium: true,
};

/** The server's data; `null`: it cannot be read. */
export type Held = {
  user: object | null;
  cards: readonly object[] | null;
  subscriptions: readonly object[] | null;
  accounts: readonly object[] | null;
  /** The initial wall-clock time (epoch milliseconds). */
  wallMs?: number;
};

const answer = (response: unknown) =>
  response === null ? new Response('<html>', { status: 500 }) : Response.json({ code: 200, response });

/** Waits for everything that needs no timer and no lazy code. */
const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((done) => setImmediate(done));
};

/** The same, including lazy code. */
export const settle = async (): Promise<void> => {
  for (let load = 0; load < 3; load += 1) {
    await vi.dynamicImportSettled();
    await quiet();
  }
};

/** The app of a customer whose cards are checked. The test controls its clock; requests to the server are counted. */
export async function expiringWorld(held: Partial<Held> = {}) {
  const server: Held = {
    user: aoife,
    cards: [good, joint, old],
    subscriptions: [premium],
    accounts: [account],
    ...held,
  };
  const asked: string[] = [];
  const system = notifiedSystem({
    ...(held.wallMs !== undefined && { wallMs: held.wallMs }),
    loadExpiringCards: () => import('../../../../src/features/cards/expiring-cards/expiring-cards.provide'),
    fetch: (url) => {
      if (url === '/api/auth/user' && server.user !== null) return Promise.resolve(answer(server.user));
      const list = /\/cards\/(view|premium|business)$/.exec(url)?.[1];
      if (list === undefined) return undefined;
      asked.push(list);
      const lists = { view: server.cards, premium: server.subscriptions, business: server.accounts };
      return Promise.resolve(answer(lists[list as keyof typeof lists]));
    },
  });
  const times = (list: string) => asked.filter((name) => name === list).length;
  /** The names of the cards in the notice. */
  const titles = () => system.notices().flatMap(({ items = [] }) => items.map(({ title }) => title));
  onTestFinished(() => void system.app.stop());
  await settle();
  // There is no page and no checkbox, however often it is looked for.
  for (let looks = 0; looks < EXPIRING_NOTICE_CHECKBOX_TRIES; looks += 1) {
    system.clock.advance(EXPIRING_NOTICE_CHECKBOX_WAIT_MS);
    await quiet();
  }
  return {
    ...system,
    server,
    asked,
    times,
    titles,
    /** Advances all clocks by this many milliseconds, in steps of a minute. */
    async pass(ms: number): Promise<void> {
      for (let left = ms; left > 0; left -= 60_000) {
        system.clock.advance(Math.min(left, 60_000));
        await quiet();
      }
      await settle();
    },
    /** Advances only the wall clock (milliseconds), as when the computer sleeps or the clock is set. */
    jump(ms: number): void {
      system.wall.aheadMs += ms;
    },
    /** The customer reads one of their lists again. */
    async reload(name: 'cards' | 'subscriptions' | 'cardAccounts'): Promise<void> {
      system.app.system.get(name).send({ type: 'resource.reloaded', owner: customer });
      await settle();
    },
  };
}

/** An empty browser storage. */
export const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

/** Closes the notice about the cards. */
export const close = (world: Awaited<ReturnType<typeof expiringWorld>>) =>
  world.notifications().send({ type: 'notice.closed', id: 'expiring-cards' });
