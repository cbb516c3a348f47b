import type { Subscription, Withdrawal } from '../../../src/domain/entities';

export type SubscriptionWithdrawalInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  readonly subscription: Subscription;
};

export type SubscriptionWithdrawalContext = SubscriptionWithdrawalInput & {
  /** What the server recorded; `null` before that, and if its answer was lost. */
  readonly withdrawal: Withdrawal | null;
};

export type SubscriptionWithdrawalEvent = { readonly type: 'dialog.closed' };

export type SubscriptionWithdrawalOutput = { readonly kind: 'withdrawn' } | { readonly kind: 'closed' };

export type SubscriptionWithdrawalTag = 'busy' | 'irreversible';
