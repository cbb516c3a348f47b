import type { CardUse } from '../../../src/domain/cards/card-use';
import type { Card, Subscription } from '../../../src/domain/entities';
import type { CollectionName } from '../../app/collections/collections.types';

/** The lists of the section. */
export type PaymentList = Exclude<CollectionName, 'links'>;

export type ManagePaymentsInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  /** The nickname of a card that was typed and not sent before the page was loaded; empty for none. */
  readonly nickname: string;
  /** Whoever cancels Premium is asked why (D2.extensionGroups.cancelReason). */
  readonly asksReason: boolean;
};

/** The ids of the cards on the screen, `null` while they were never loaded. */
type Known = { readonly knownCards: readonly string[] | null };

export type ManagePaymentsContext = ManagePaymentsInput &
  Known & {
    /** The card that is to be removed. */
    readonly card: Card | null;
    /** What the dialog is about that removes a card in use, or chooses another one. */
    readonly use: CardUse | null;
    /** Everything that may be paid with that card was loaded. */
    readonly useKnown: boolean;
    /** The subscription that is to be cancelled, resumed, or withdrawn from. */
    readonly subscription: Subscription | null;
  };

export type ManagePaymentsEvent =
  /** Add card was pressed. */
  | ({ readonly type: 'card.addRequested' } & Known)
  /** Remove was pressed at a card; `use` is what the app knows to be paid with it, if it knows all there is. */
  | ({
      readonly type: 'card.removalRequested';
      readonly card: Card;
      readonly use: CardUse | null;
      readonly useKnown: boolean;
    } & Known)
  /** Another card is wanted for a subscription or an account. */
  | ({ readonly type: 'card.choiceRequested'; readonly use: CardUse } & Known)
  /** Add card account was pressed. */
  | ({ readonly type: 'cardAccount.addRequested' } & Known)
  /** A bill-pay account is wanted, where there is no chooser. */
  | { readonly type: 'creditAccount.requested' }
  /** Cancel Premium was pressed. */
  | { readonly type: 'subscription.cancelRequested'; readonly subscription: Subscription }
  /** Withdraw from contract here was pressed. */
  | { readonly type: 'subscription.withdrawalRequested'; readonly subscription: Subscription }
  /** Resume Premium was pressed. */
  | { readonly type: 'subscription.resumeRequested'; readonly subscription: Subscription }
  /** The customer has signed in again in place: what was forgotten meanwhile is asked for anew. */
  | { readonly type: 'session.recovered' }
  /** Retry at a list that could not be loaded. */
  | { readonly type: 'list.retried'; readonly list: PaymentList };

export type ManagePaymentsEmitted =
  /** A credit account was applied for (S4.completion.1). */
  { readonly type: 'applicationSent' };
