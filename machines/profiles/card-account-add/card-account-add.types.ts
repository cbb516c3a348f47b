import type { Card } from '../../../src/domain/entities';

export type CardAccountAddInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  /** The ids of the cards that existed when the dialog opened; `null`: unknown. */
  readonly knownCards: readonly string[] | null;
};

/** The values of the form. `cardId` is the id of the selected card, '' for none. */
export type CardAccountEntry = { readonly companyName: string; readonly cardId: string };

/** What was typed earlier and not submitted. Card data are never stored. */
export type CardAccountDraft = Pick<CardAccountEntry, 'companyName'>;

export type CardAccountAddContext = CardAccountAddInput &
  CardAccountEntry & {
    /** The card added in this dialog. It can be selected before the list contains it. */
    readonly added: Card | null;
  };

export type CardAccountAddEvent =
  | ({ readonly type: 'account.edited' } & CardAccountEntry)
  /** The customer wants to add a card that is not in the list. */
  | { readonly type: 'card.addRequested' }
  /** Retry was pressed because the cards could not be loaded. */
  | { readonly type: 'cards.retried' }
  | { readonly type: 'dialog.closed' };

export type CardAccountAddOutput = { readonly kind: 'added' } | { readonly kind: 'closed' };

/** `irreversible`: the account is being sent, so the dialog cannot be closed. */
export type CardAccountAddTag = 'busy' | 'irreversible';
