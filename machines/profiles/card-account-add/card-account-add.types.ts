import type { Card } from '../../../src/domain/entities';

export type CardAccountAddInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  /** The ids of the cards that were there when the dialog was opened; `null`: unknown. */
  readonly knownCards: readonly string[] | null;
};

/** What stands in the form; `cardId` is the id of the chosen card, '' for none. */
export type CardAccountEntry = { readonly companyName: string; readonly cardId: string };

/** What was typed before and not sent; nothing of a card is ever kept. */
export type CardAccountDraft = Pick<CardAccountEntry, 'companyName'>;

export type CardAccountAddContext = CardAccountAddInput &
  CardAccountEntry & {
    /** The card that was added here: it can be chosen before the list has it. */
    readonly added: Card | null;
  };

export type CardAccountAddEvent =
  | ({ readonly type: 'account.edited' } & CardAccountEntry)
  /** A card is wanted that is not in the list yet. */
  | { readonly type: 'card.addRequested' }
  /** Retry at the cards that could not be loaded. */
  | { readonly type: 'cards.retried' }
  | { readonly type: 'dialog.closed' };

export type CardAccountAddOutput = { readonly kind: 'added' } | { readonly kind: 'closed' };

/** `irreversible`: the account is on its way to the server; the dialog does not close. */
export type CardAccountAddTag = 'busy' | 'irreversible';
