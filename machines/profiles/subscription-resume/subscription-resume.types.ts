import type { Subscription } from '../../../src/domain/entities';

export type SubscriptionResumeInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  /** A cancelled subscription that still runs. */
  readonly subscription: Subscription;
};

export type SubscriptionResumeContext = SubscriptionResumeInput;

export type SubscriptionResumeEvent = { readonly type: 'dialog.closed' };

export type SubscriptionResumeOutput = { readonly kind: 'resumed' } | { readonly kind: 'closed' };

export type SubscriptionResumeTag = 'busy' | 'irreversible';
