import type { Selectable } from 'kysely';
import type { Moment } from './columns';

/** The id of a customer at Stripe. */
export interface StripeCustomersTable {
  user_id: string;
  customer_id: string;
}

/**
 * Payments that may have been taken. Each is either used for one profile or refunded. A used payment is refunded only
 * if its customer withdraws.
 */
export interface PaymentsTable {
  intent_id: string;
  user_id: string;
  /** Identifies the call that requested the payment (a hash of its Idempotency-Key); null if it had none. */
  call_key: string | null;
  /** `giving-up` until the provider has confirmed the cancellation or refund. */
  state: 'open' | 'used' | 'giving-up' | 'given-up';
  created_at: Moment;
}

/** Stripe events that have been processed. */
export interface StripeEventsTable {
  id: string;
  received_at: Moment;
}

export type PaymentRow = Selectable<PaymentsTable>;
