import type { CardUse } from '../../../src/domain/cards/card-use';
import type { Card, Subscription } from '../../../src/domain/entities';
import type { CollectionName } from '../../app/collections/collections.types';

/** The lists of the section. */
export type PaymentList = Exclude<CollectionName, 'links'>;

export type ManagePaymentsInput = {
  readonly customer: string;
  /** A card nickname that was typed and not submitted before the page was reloaded; empty if none. */
  readonly nickname: string;
  /** Whether customers who cancel Premium are asked for a reason (D2.extensionGroups.cancelReason). */
  readonly asksReason: boolean;
};

/** The ids of the cards on the screen; `null` if they were never loaded. */
type Known = { readonly knownCards: readonly string[] | null };

export type ManagePaymentsContext = ManagePaymentsInput &
  Known & {
    /** The card to remove. */
    readonly card: Card | null;
    /** What the card to be removed or replaced pays for. */
    readonly use: CardUse | null;
    /** Whether every list of things that this card may pay for was loaded. */
    readonly useKnown: boolean;
    /** The subscription to cancel, resume or withdraw from. */
    readonly subscription: Subscription | null;
  };

export type ManagePaymentsEvent =
  | ({ readonly type: 'card.addRequested' } & Known)
  /** Remove was pressed for a card. `use` is what it pays for, as far as the app knows. */
  | ({
      readonly type: 'card.removalRequested';
      readonly card: Card;
      readonly use: CardUse | null;
      readonly useKnown: boolean;
    } & Known)
  /** Another card is requested for a subscription or an account. */
  | ({ readonly type: 'card.choiceRequested'; readonly use: CardUse } & Known)
  | ({ readonly type: 'cardAccount.addRequested' } & Known)
  /** A bill-pay account is requested, where there is no chooser. */
  | { readonly type: 'creditAccount.requested' }
  | { readonly type: 'subscription.cancelRequested'; readonly subscription: Subscription }
  /** Withdraw from contract here was pressed. */
  | { readonly type: 'subscription.withdrawalRequested'; readonly subscription: Subscription }
  /** Resume Premium was pressed. */
  | { readonly type: 'subscription.resumeRequested'; readonly subscription: Subscription }
  /** The customer signed in again in place. The cleared lists are requested again. */
  | { readonly type: 'session.recovered' }
  /** Retry was pressed for a list that could not be loaded. */
  | { readonly type: 'list.retried'; readonly list: PaymentList };

export type ManagePaymentsEmitted =
  /** A credit account was requested (S4.completion.1). */
  { readonly type: 'applicationSent' };
