import type { Subscription } from '../../../src/domain/entities';

export type SubscriptionCancelInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  readonly subscription: Subscription;
  /** The backend takes a reason (D2.extensionGroups.cancelReason). */
  readonly asksReason: boolean;
};

export type SubscriptionCancelContext = SubscriptionCancelInput & {
  /** What was typed as the reason before the page was loaded, and not sent; empty for nothing. */
  readonly reason: string;
};

export type SubscriptionCancelEvent =
  { readonly type: 'reason.edited'; readonly reason: string } | { readonly type: 'dialog.closed' };

export type SubscriptionCancelOutput = { readonly kind: 'cancelled' } | { readonly kind: 'closed' };

export type SubscriptionCancelTag = 'busy' | 'irreversible';
