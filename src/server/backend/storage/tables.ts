import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { CardBrand, ProfileType } from '../../../domain/entities';

/** A moment: written as a Date, read as a Date (timestamptz). */
type Moment = ColumnType<Date, Date, Date>;

export interface UsersTable {
  id: string;
  /** Lower case; what a person signs in with. */
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  /** E.164. */
  phone: string | null;
  /** The default page, a same-origin path. */
  location: string | null;
  profile_type: ProfileType | null;
  admin: boolean;
  can_book: boolean;
  unable_to_book_message: string | null;
  must_change_password: boolean;
  received_premium_discount: boolean;
  created_at: Moment;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's value: a copy of the table signs nobody in. */
  id_hash: string;
  user_id: string;
  created_at: Moment;
  last_used_at: Moment;
}

export interface CardsTable {
  id: Generated<number>;
  user_id: string;
  name: string;
  last_four: string;
  type: CardBrand;
  expiry_month: number | null;
  expiry_year: number | null;
  payment_method_id: string;
  /** The id under which subscriptions and accounts name the card. */
  card_id: string;
  /** Set while the card waits for its confirmation: such a card is not in cards/view. */
  setup_intent_id: string | null;
  created_at: Moment;
}

export interface SubscriptionsTable {
  id: Generated<number>;
  user_id: string;
  type: 'personal' | 'business';
  card_id: number | null;
  booking_card_id: number | null;
  cancellable: boolean;
  /** Cents. */
  price: number;
  period_end: Moment;
  ends_on: ColumnType<Date | null, Date | null, Date | null>;
}

export interface CardAccountsTable {
  id: Generated<number>;
  owner_id: string;
  ref: string;
  nickname: string;
  card_id: number | null;
  active: boolean;
  premium: boolean;
  subscription_type: 'personal' | 'business' | null;
  created_at: Moment;
}

export interface CardAccountMembersTable {
  account_id: number;
  user_id: string;
}

/** Bill-pay accounts and the applications for them. */
export interface CreditAccountsTable {
  id: Generated<number>;
  user_id: string;
  ref: string;
  name: string;
  /** Given on approval. */
  identifier: string | null;
  status: 'pending' | 'approved' | 'declined';
  reason: string | null;
  created_at: Moment;
}

/** What the simulated provider remembers of its intents. */
export interface IntentsTable {
  id: string;
  kind: 'setup' | 'payment';
  customer: string;
  payment_method_id: string;
  client_secret: string;
  state: 'requires_action' | 'succeeded' | 'failed' | 'canceled';
  created_at: Moment;
}

export interface IdempotencyTable {
  /** Whose key it is: keys of different callers never meet. */
  scope: string;
  key: string;
  /** SHA-256 of method, address and body without the bot token. */
  fingerprint: string;
  /** Null while the first call is still running. */
  status: number | null;
  body: string | null;
  created_at: Moment;
}

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  cards: CardsTable;
  subscriptions: SubscriptionsTable;
  card_accounts: CardAccountsTable;
  card_account_members: CardAccountMembersTable;
  credit_accounts: CreditAccountsTable;
  intents: IntentsTable;
  idempotency: IdempotencyTable;
}

export type UserRow = Selectable<UsersTable>;
export type CardRow = Selectable<CardsTable>;
export type NewCardRow = Insertable<CardsTable>;
export type SubscriptionRow = Selectable<SubscriptionsTable>;
export type CardAccountRow = Selectable<CardAccountsTable>;
export type CreditAccountRow = Selectable<CreditAccountsTable>;
export type IntentRow = Selectable<IntentsTable>;
