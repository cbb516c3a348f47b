import type { ListName } from '../../../src/app/environment/reconciliation';
import type { Desk, RaceScreen } from './screen';
import { aoife, type Person } from './server';
import type { RaceShop } from './shop';
import { fullPurse } from './shop-data';
import type { CardWord } from './shop-types';

/** One write of the app: how a person starts it, and how the server counts it. */
export type Write = {
  readonly name: string;
  /** The operations of the API that it sends, by their names in the contract. */
  readonly calls: readonly string[];
  /** Who presses; `null`: a visitor. */
  readonly person: Person | null;
  /** The admin who acts for them. */
  readonly through?: Person;
  /** What comes of it, each of it once for what the person means once. */
  readonly makes: readonly string[];
  /** Done again for a press of which nobody knows what became, it does no harm: it makes nothing that there could be twice. */
  readonly repeatable?: true;
  /** It looks for what it made before it is sent again, so that it is made once also where the server knows no keys. */
  readonly looks?: true;
  /** The server does not honour Idempotency-Key. */
  readonly keyless?: true;
  /** The lists that it changes, and that stand on its screen. */
  readonly lists: readonly ListName[];
  /** They are read again by what stands around it, which is not part of the race. */
  readonly leavesLists?: true;
  /** Makes the server ready for it. */
  readonly prepare?: (shop: RaceShop) => void;
  readonly words?: readonly CardWord[];
  /** The card payment provider tells the server how a challenge ended. */
  readonly reports?: true;
  /**
   * Where the race begins: with the press (by default), when the bank asks about the card, or with the press that follows
   * a card that was refused.
   */
  readonly begins?: 'atTheBank' | 'afterARefusal';
  readonly open: (desk: Desk) => RaceScreen;
};

/** What the server keeps of Aoife at first. */
export const aoifes = fullPurse(aoife);

/** The customer at whose desk a screen is opened. */
export const customerAt = ({ person }: Desk): string => {
  if (person === null) throw new Error('This screen is a customer’s');
  return person.uuid;
};
