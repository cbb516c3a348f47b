import type { Person, RaceAnswer, RaceServer } from '../server';
import type { Purse } from './shop-data';

/** The server's response to a new card: accepted, a challenge is required, or declined. */
export type CardWord = 'taken' | 'paymentRequired' | 'cardRefused';

/** An effect of a call, and its owner: an account, a charge, a removed card… */
export type Done = { readonly what: string; readonly person: string; readonly key: string | null };

/** A request for credit, which an admin decides. */
export type CreditRequest = { status: 'pending' | 'approved' | 'declined' };

export type ShopState = {
  readonly purses: ReadonlyMap<string, Purse>;
  readonly request: CreditRequest;
  /** An admin has started to remove a second step. */
  factorsReset: boolean;
  /** The responses to cards, in order; afterwards cards are accepted. */
  readonly words: CardWord[];
  readonly done: Done[];
  /** Returns an unused number. */
  readonly next: () => number;
};

export type Call = {
  readonly shop: ShopState;
  readonly purse: Purse;
  /** The person for whom it is executed; a visitor has no uuid. */
  readonly person: Person;
  /** The path's parameters. */
  readonly at: Readonly<Record<string, string>>;
  readonly form: URLSearchParams;
  readonly json: Readonly<Record<string, unknown>>;
  readonly server: RaceServer;
  readonly cookie: string | null;
};

/** A response, and the effects of the call; none if nothing changed. */
export type Worked = { readonly answer: RaceAnswer; readonly done?: readonly string[] };

export type Work = {
  readonly method: string;
  readonly path: RegExp;
  /** Whether it is also open to visitors. */
  readonly visitors?: true;
  readonly run: (call: Call) => Worked;
};

/** The person in a path. */
export const UUID = '(?<uuid>[0-9a-f-]{36})';
/** A path of the person's own data. */
export const own = (rest: string): RegExp => new RegExp(`^/api/user/${UUID}/${rest}$`, 'u');

/** A success that names the person. */
export const yes = ({ name }: Person, response: unknown = null): RaceAnswer => ({
  envelope: { code: 200, message: `Done, ${name}.`, response },
});
