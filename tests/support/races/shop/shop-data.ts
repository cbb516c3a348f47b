import type { Person } from '../server';

/** The server's data about one person. Everything names its owner. */
export type Purse = {
  cards: Record<string, unknown>[];
  cardAccounts: Record<string, unknown>[];
  subscriptions: Record<string, unknown>[];
  accounts: Record<string, unknown>[];
  receipts: Record<string, unknown>[];
  devices: Record<string, unknown>[];
  /** Second steps of signing in. */
  factors: Record<string, unknown>[];
  /** The second step that was begun with the password and waits to be confirmed. */
  enrolment: 'totp' | 'passkey' | null;
  settings: Record<string, unknown>;
  password: string;
  /** The address that waits for its confirmation. */
  pendingEmail: string | null;
  /** Profiles whose card is not confirmed yet, by their requests. */
  held: string[];
};

export const card = (person: Person, id: string, nickname: string, more: object = {}) => ({
  id,
  name: `${person.name} ${nickname}`,
  lastFour: '4242',
  type: 'visa',
  expiryMonth: 12,
  expiryYear: 2039,
  expired: false,
  expiresSoon: false,
  isDefault: false,
  ...more,
});

export const cardAccount = (person: Person, accountId: string, cardId: string, nickname: string) => ({
  accountId,
  cardId,
  ref: `CA ${person.name}`,
  nickname,
  owner: true,
  active: true,
  isPremium: true,
});

export const subscription = (person: Person, id: string, card_id: string) => ({
  id,
  card_id,
  type: 'personal',
  cancellable: true,
  price: 999,
  periodEnd: `${person.name} 2026-12-20`,
  withdrawUntil: '2026-12-01',
  endsOn: null as string | null,
});

export const device = (person: Person, id: string, current: boolean) => ({
  id,
  browser: `The browser of ${person.name}`,
  signedInAt: '2026-11-20T09:00:00Z',
  lastUsedAt: '2026-11-20T10:00:00Z',
  current,
});

export const factor = (person: Person, id: string, kind: 'totp' | 'passkey' = 'totp') => ({
  id,
  kind,
  name: `The phone of ${person.name}`,
  addedAt: '2026-11-20T09:00:00Z',
  lastUsedAt: null,
});

export const application = (person: Person, ref: string, name: string) => ({
  ref: `${person.name} ${ref}`,
  name,
  created: '2026-11-20',
  status: 'pending',
});

/** A customer with two cards, a card account and Premium; an admin has none of it. */
export const fullPurse = (person: Person): Purse => {
  const id = (number: number): string => `${number}${person.name.length}`;
  return {
    cards: [card(person, id(1), 'Everyday', { isDefault: true }), card(person, id(2), 'Office')],
    cardAccounts: [cardAccount(person, id(3), id(1), `${person.name} Tours`)],
    subscriptions: [subscription(person, id(4), id(1))],
    accounts: [],
    receipts: [],
    devices: [device(person, id(5), true), device(person, id(6), false)],
    factors: [factor(person, id(7)), factor(person, id(8))],
    enrolment: null,
    settings: {
      firstName: person.name,
      lastName: 'Byrne',
      bookingName: `${person.name} at the desk`,
      confirmationEmails: false,
      showDelivery: false,
      showShare: false,
      showCc: false,
      showDelete: false,
    },
    pendingEmail: 'waiting@example.com',
    password: `${person.name}-before`,
    held: [],
  };
};
