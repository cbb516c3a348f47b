import type { Subscription } from '../../../src/domain/entities';

export type SubscriptionCancelInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  readonly subscription: Subscription;
  /** Whether the backend accepts a reason (D2.extensionGroups.cancelReason). */
  readonly asksReason: boolean;
};

export type SubscriptionCancelContext = SubscriptionCancelInput & {
  /** A reason that was typed and not submitted before the page was reloaded; empty if none. */
  readonly reason: string;
};

export type SubscriptionCancelEvent =
  { readonly type: 'reason.edited'; readonly reason: string } | { readonly type: 'dialog.closed' };

export type SubscriptionCancelOutput = { readonly kind: 'cancelled' } | { readonly kind: 'closed' };

export type SubscriptionCancelTag = 'busy' | 'irreversible';
