import { cardUse as texts } from '#messages/cards/card-use';
import type { CardUse } from '../../../domain/cards/card-use';

/** What is paid with a card, as it is called in a sentence: the account by its own name. */
export function wordsOfUse(use: CardUse): string {
  if (use.kind === 'account') return use.nickname.trim() || texts.account;
  return texts[use.changeable ? 'subscription' : 'bookings'][use.type];
}
