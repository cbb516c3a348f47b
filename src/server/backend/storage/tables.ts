import type { Generated, Insertable, Selectable } from 'kysely';
import type { CardBrand, ProfileType } from '../../../domain/entities';
import type { JOURNEYS_PER_MONTH } from '../../../domain/limits';
import type { BookingsTable } from './booking-tables';
import type { Defaulted, MaybeMoment, Moment } from './columns';
import type {
  BegunSignInsTable,
  FactorResetsTable,
  FactorsTable,
  PasskeyChallengesTable,
  RecoveryCodesTable,
} from './factor-tables';
import type { PaymentsTable, StripeCustomersTable, StripeEventsTable } from './payment-tables';
import type { ReceiptNumbersTable, ReceiptsTable } from './receipt-tables';
import type {
  AuditTable,
  IdempotencyTable,
  InstallationTable,
  MailsTable,
  RateLimitsTable,
  SwitchesTable,
} from './server-tables';
import type { SupportCodesTable, WhereaboutsTable } from './support-tables';
import type {
  FormerEmailsTable,
  KnownDevicesTable,
  PasswordResetsTable,
  SessionsTable,
  SignInMailsTable,
} from './session-tables';

export type JourneysPerMonth = (typeof JOURNEYS_PER_MONTH)[number];

export interface UsersTable {
  id: string;
  /** Lower case. Users sign in with it. A guest's cannot sign in and may be empty. */
  email: string;
  /** The address that the user asked for and has not confirmed yet, in lower case; null for none. */
  pending_email: Defaulted<string | null>;
  /** SHA-256 of the code that confirms it. */
  pending_email_hash: Defaulted<string | null>;
  pending_email_at: MaybeMoment;
  /** Null for a guest, and until a new password replaces one that was taken back. */
  password_hash: string | null;
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
  /** A person who books without an account, and exists as long as their session. */
  guest: Defaulted<boolean>;
  /** Whether this admin must have a second step before they impersonate anybody. */
  needs_factor: Defaulted<boolean>;
  billing_address: Defaulted<string | null>;
  company_name: Defaulted<string | null>;
  created_at: Moment;
}

/** A customer's settings (S3.settings.1). Without a row, the defaults apply. */
export interface CustomerSettingsTable {
  user_id: string;
  booking_name: string;
  default_job: number | null;
  default_job_delivery: number | null;
  confirmation_emails: boolean;
  cc_emails: string[];
  share_bookings: string[];
}

/** Visitors who have registered and not signed in yet (the registration cookie). */
export interface RegistrationsTable {
  /** SHA-256 of the cookie's value. */
  id_hash: string;
  user_id: string;
  created_at: Moment;
}

/** A profile that waits for its card after a 402 or a card error. It is neither pending nor active. */
export interface HeldProfilesTable {
  user_id: string;
  /** The contract's AddProfile without its card, as JSON. */
  profile: string;
  /** The intent that the customer has to confirm; null after a card error. */
  intent_id: string | null;
  created_at: Moment;
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
  /** The id with which subscriptions and accounts reference the card. */
  card_id: string;
  /**
   * The intent that must be confirmed before the card is attached. Until then the card is not in cards/view.
   * Null once attached.
   */
  intent_id: string | null;
  /** The default for bookings. A customer has at most one. */
  is_default: Defaulted<boolean>;
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
  /** Cents, until `discounted_until`. */
  discounted_price: Defaulted<number | null>;
  discounted_until: MaybeMoment;
  /** The end of the first period. Later periods follow monthly. */
  period_end: Moment;
  /** Set when the subscription is cancelled: it runs until then. */
  ends_on: MaybeMoment;
  cancel_reason: Defaulted<string | null>;
  /** The business card account that becomes Premium through it. */
  account_id: Defaulted<number | null>;
  /** Until when the customer may withdraw from the contract; null if they may not. */
  withdraw_until: MaybeMoment;
  /** When the customer withdrew, which ended the subscription. */
  withdrawn_at: MaybeMoment;
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
  /** Maximum number of users, including the owner. */
  max_users: Defaulted<number>;
  created_at: Moment;
}

export interface CardAccountMembersTable {
  account_id: number;
  user_id: string;
}

/** Invitations of people who have not signed in since. */
export interface AccountInvitationsTable {
  account_id: number;
  /** Lower case. */
  email: string;
  created_at: Moment;
}

/** Bill-pay accounts and applications for them. */
export interface CreditAccountsTable {
  id: Generated<number>;
  /** Identifies the application in the admin area. */
  uuid: Defaulted<string>;
  user_id: string;
  ref: string;
  name: string;
  /** Assigned on approval. */
  identifier: string | null;
  status: 'pending' | 'approved' | 'declined';
  /** Why the application was declined. */
  reason: string | null;
  company_address: Defaulted<string>;
  company_email: Defaulted<string>;
  company_registration_number: Defaulted<string>;
  journeys_per_month: Defaulted<JourneysPerMonth>;
  authorised: Defaulted<boolean>;
  read_terms: Defaulted<boolean>;
  created_at: Moment;
}

/** Intents of the simulated provider. */
export interface IntentsTable {
  id: string;
  kind: 'setup' | 'payment';
  customer: string;
  payment_method_id: string;
  client_secret: string;
  state: 'requires_action' | 'succeeded' | 'failed' | 'canceled';
  /** Number of this challenge among those of the same payment, starting at 1. */
  challenge: Defaulted<number>;
  created_at: Moment;
}

export interface Tables {
  users: UsersTable;
  customer_settings: CustomerSettingsTable;
  sessions: SessionsTable;
  sign_in_mails: SignInMailsTable;
  password_resets: PasswordResetsTable;
  registrations: RegistrationsTable;
  held_profiles: HeldProfilesTable;
  cards: CardsTable;
  subscriptions: SubscriptionsTable;
  card_accounts: CardAccountsTable;
  card_account_members: CardAccountMembersTable;
  account_invitations: AccountInvitationsTable;
  credit_accounts: CreditAccountsTable;
  intents: IntentsTable;
  stripe_customers: StripeCustomersTable;
  payments: PaymentsTable;
  stripe_events: StripeEventsTable;
  idempotency: IdempotencyTable;
  mails: MailsTable;
  installation: InstallationTable;
  audit: AuditTable;
  bookings: BookingsTable;
  receipts: ReceiptsTable;
  receipt_numbers: ReceiptNumbersTable;
  switches: SwitchesTable;
  rate_limits: RateLimitsTable;
  known_devices: KnownDevicesTable;
  former_emails: FormerEmailsTable;
  factors: FactorsTable;
  recovery_codes: RecoveryCodesTable;
  begun_sign_ins: BegunSignInsTable;
  passkey_challenges: PasskeyChallengesTable;
  factor_resets: FactorResetsTable;
  support_codes: SupportCodesTable;
  whereabouts: WhereaboutsTable;
}

export type UserRow = Selectable<UsersTable>;
export type CardRow = Selectable<CardsTable>;
export type NewCardRow = Insertable<CardsTable>;
export type NewSubscriptionRow = Insertable<SubscriptionsTable>;
export type SubscriptionRow = Selectable<SubscriptionsTable>;
export type CardAccountRow = Selectable<CardAccountsTable>;
export type CreditAccountRow = Selectable<CreditAccountsTable>;
export type IntentRow = Selectable<IntentsTable>;
export type CustomerSettingsRow = Selectable<CustomerSettingsTable>;
export type HeldProfileRow = Selectable<HeldProfilesTable>;
