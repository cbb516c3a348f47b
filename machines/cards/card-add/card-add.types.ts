import type { Card, CardToken } from '../../../src/domain/entities';
import type { AuthenticationFailure } from '../card-authentication/card-authentication.types';

/** `select`: the dialog was opened to choose a card for a subscription or an account. */
export type CardAddMode = 'add' | 'select';

export type CardAddInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  readonly mode: CardAddMode;
  /** The ids of the cards that were there before, to find the new one if the answer does not name it; `null`: unknown. */
  readonly knownCards: readonly string[] | null;
  /** What was typed as the nickname before and has not been sent; empty for nothing. */
  readonly nickname: string;
};

/** One POST to cards/add. `intentId` is set on the resubmit after 3-D Secure, a request with a key of its own. */
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
  /** No usable answer: the server may have saved the card. */
  | { readonly kind: 'unknown' };

export type FindCardInput = {
  readonly customer: string;
  readonly nickname: string;
  readonly lastFour: string;
  readonly knownCards: readonly string[] | null;
};
export type FindCardOutcome = { readonly card: Card | null };

/** Why the last try added nothing; `noResponse`: the card list was read again and the card is not there, or could not be read. */
export type CardAddFailure =
  | {
      readonly kind: 'refused';
      readonly messages: readonly string[];
      readonly fields: Readonly<Record<string, string>>;
    }
  | AuthenticationFailure
  | { readonly kind: 'noResponse'; readonly checked: boolean };

/** The request whose outcome is unknown: sent again with the same key as long as it is the same request. */
export type CardAddAttempt = { readonly key: string; readonly nickname: string; readonly token: string };

export type CardAddContext = CardAddInput & {
  /** The key made for the current press. */
  readonly pressKey: string;
  readonly attempt: CardAddAttempt | null;
  readonly card: CardToken | null;
  readonly challenge: string | null;
  /** The intent whose confirmation got no answer. */
  readonly intentId: string | null;
  /** How many challenges this try has gone through. */
  readonly challenges: number;
  readonly failure: CardAddFailure | null;
  /** What the last request would have saved. */
  readonly sought: Pick<FindCardInput, 'nickname' | 'lastFour'> | null;
  readonly added: Card | null;
};

export type CardAddEvent =
  /** Add card was pressed; `key` is made for this press. */
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
