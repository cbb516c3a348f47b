import type { Person, RaceAnswer, RaceServer } from './server';
import type { Purse } from './shop-data';

/** What the server says to a card that it has not seen: all is well, the bank has to ask, or it does not take the card. */
export type CardWord = 'taken' | 'paymentRequired' | 'cardRefused';

/** Something that came of a call, and whose it is: an account, a charge, a card that is gone… */
export type Done = { readonly what: string; readonly person: string; readonly key: string | null };

/** A request for credit, which an admin decides. */
export type CreditRequest = { status: 'pending' | 'approved' | 'declined' };

export type ShopState = {
  readonly purses: ReadonlyMap<string, Purse>;
  readonly request: CreditRequest;
  /** What is said to cards, one after the other; then they are taken. */
  readonly words: CardWord[];
  readonly done: Done[];
  /** Numbers that nothing has yet. */
  readonly next: () => number;
};

export type Call = {
  readonly shop: ShopState;
  readonly purse: Purse;
  /** Whoever it is done for; a visitor has no uuid. */
  readonly person: Person;
  /** The parameters in the path. */
  readonly at: Readonly<Record<string, string>>;
  readonly form: URLSearchParams;
  readonly json: Readonly<Record<string, unknown>>;
  readonly server: RaceServer;
  readonly cookie: string | null;
};

/** An answer, and what has come of the call: nothing where everything is as it was. */
export type Worked = { readonly answer: RaceAnswer; readonly done?: readonly string[] };

export type Work = {
  readonly method: string;
  readonly path: RegExp;
  /** Also of somebody who is not signed in. */
  readonly visitors?: true;
  readonly run: (call: Call) => Worked;
};

/** The person in a path. */
export const UUID = '(?<uuid>[0-9a-f-]{36})';
/** A path of somebody's own. */
export const own = (rest: string): RegExp => new RegExp(`^/api/user/${UUID}/${rest}$`, 'u');

/** Says yes, and to whom. */
export const yes = ({ name }: Person, response: unknown = null): RaceAnswer => ({
  envelope: { code: 200, message: `Done, ${name}.`, response },
});
