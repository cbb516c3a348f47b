import type { Card, CardToken } from '../../../src/domain/entities';
import type { AuthenticationFailure } from '../card-authentication/card-authentication.types';

/** `select`: the dialog was opened to choose a card for a subscription or an account. */
export type CardAddMode = 'add' | 'select';

export type CardAddInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  readonly mode: CardAddMode;
  /**
   * The ids of the cards that existed before. They identify the new card if the answer does not name it. `null`:
   * unknown.
   */
  readonly knownCards: readonly string[] | null;
  /** The nickname that was typed earlier and not submitted; empty if none. */
  readonly nickname: string;
};

/**
 * One POST to cards/add. `intentId` is set when it is submitted again after 3-D Secure, as a new request with its own
 * key.
 */
export type AddCardInput = {
  readonly customer: string;
  readonly nickname: string;
  readonly card: CardToken;
  readonly intentId: string | null;
  readonly key: string;
};

export type AddCardOutcome =
  | { readonly kind: 'saved'; readonly card: Card | null }
  /** 402: `challenge` is the payments port's opaque id of the setup intent. */
  | { readonly kind: 'paymentRequired'; readonly challenge: string }
  | {
      readonly kind: 'refused';
      readonly messages: readonly string[];
      readonly fields: Readonly<Record<string, string>>;
    }
  /** No usable answer. The server may have saved the card. */
  | { readonly kind: 'unknown' };

export type FindCardInput = {
  readonly customer: string;
  readonly nickname: string;
  readonly lastFour: string;
  readonly knownCards: readonly string[] | null;
};
export type FindCardOutcome = { readonly card: Card | null };

/**
 * Why the last attempt added no card. `noResponse`: the card list was read again and lacks the card, or could not be
 * read.
 */
export type CardAddFailure =
  | {
      readonly kind: 'refused';
      readonly messages: readonly string[];
      readonly fields: Readonly<Record<string, string>>;
    }
  | AuthenticationFailure
  | { readonly kind: 'noResponse'; readonly checked: boolean };

/** The request whose outcome is unknown. An identical request is sent again with the same key. */
export type CardAddAttempt = { readonly key: string; readonly nickname: string; readonly token: string };

export type CardAddContext = CardAddInput & {
  /** The key of the current press. */
  readonly pressKey: string;
  readonly attempt: CardAddAttempt | null;
  readonly card: CardToken | null;
  readonly challenge: string | null;
  /** The intent whose confirmation was not answered. */
  readonly intentId: string | null;
  /** The number of challenges in this attempt. */
  readonly challenges: number;
  readonly failure: CardAddFailure | null;
  /** The card that the last request would have saved. */
  readonly sought: Pick<FindCardInput, 'nickname' | 'lastFour'> | null;
  readonly added: Card | null;
};

export type CardAddEvent =
  /** Add card was pressed. `key` is generated for each press. */
  | { readonly type: 'card.submitted'; readonly nickname: string; readonly key: string }
  | { readonly type: 'nickname.edited'; readonly nickname: string }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'token.received'; readonly card: CardToken }
  | { readonly type: 'token.refused' };

export type CardAddOutput =
  | { readonly kind: 'added'; readonly card: Card | null }
  | { readonly kind: 'selected'; readonly card: Card }
  | { readonly kind: 'closed' };

export type CardAddTag = 'busy' | 'irreversible';
