import type { ListName } from '../../../../src/app/environment/reconciliation';
import type { Desk, RaceScreen } from '../screen';
import { aoife, type Person } from '../server';
import type { RaceShop } from '../shop/shop';
import { fullPurse } from '../shop/shop-data';
import type { CardWord } from '../shop/shop-types';

/** One write of the app: how a person starts it, and how the server counts it. */
export type Write = {
  readonly name: string;
  /** The API operations that it calls, by their names in the contract. */
  readonly calls: readonly string[];
  /** The person who presses; `null`: a visitor. */
  readonly person: Person | null;
  /** The admin who acts for them. */
  readonly through?: Person;
  /** Its effects; each occurs once for each intention of the person. */
  readonly makes: readonly string[];
  /** Repeating it after an unknown outcome is harmless: it creates nothing that could exist twice. */
  readonly repeatable?: true;
  /**
   * It looks for its result before it is sent again, so that it is executed once even if the server does not know
   * keys.
   */
  readonly looks?: true;
  /** The server does not honour Idempotency-Key. */
  readonly keyless?: true;
  /** The lists that it changes and that are on its screen. */
  readonly lists: readonly ListName[];
  /** Its parent, which is not part of the race, reads them again. */
  readonly leavesLists?: true;
  /** Prepares the server for it. */
  readonly prepare?: (shop: RaceShop) => void;
  readonly words?: readonly CardWord[];
  /** The card payment provider reports the end of a challenge to the server. */
  readonly reports?: true;
  /**
   * Where the race begins: with the press (by default), when the bank asks about the card, or with the press after a
   * declined card.
   */
  readonly begins?: 'atTheBank' | 'afterARefusal';
  readonly open: (desk: Desk) => RaceScreen;
};

/** The server's initial data about Aoife. */
export const aoifes = fullPurse(aoife);

/** The customer for whom a screen is opened. */
export const customerAt = ({ person }: Desk): string => {
  if (person === null) throw new Error('This screen is a customer’s');
  return person.uuid;
};
