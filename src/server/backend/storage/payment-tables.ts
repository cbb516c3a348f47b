import type { Selectable } from 'kysely';
import type { Moment } from './columns';

/** Under which id Stripe knows a customer. */
export interface StripeCustomersTable {
  user_id: string;
  customer_id: string;
}

/** Payments that may have been taken. Each is used for one profile or given back; both only where its customer withdraws. */
export interface PaymentsTable {
  intent_id: string;
  user_id: string;
  /** Names the call that asked for it (its Idempotency-Key, hashed); null where it had none. */
  call_key: string | null;
  /** `giving-up` until the provider has confirmed that it is cancelled or refunded. */
  state: 'open' | 'used' | 'giving-up' | 'given-up';
  created_at: Moment;
}

/** The events of Stripe's that have been dealt with. */
export interface StripeEventsTable {
  id: string;
  received_at: Moment;
}

export type PaymentRow = Selectable<PaymentsTable>;
