import { cardUse as texts } from '#messages/cards/card-use';
import type { CardUse } from '../../../domain/cards/card-use';

/** Names what is paid with a card, for use in a sentence. An account has its own name. */
export function wordsOfUse(use: CardUse): string {
  if (use.kind === 'account') return use.nickname.trim() || texts.account;
  return texts[use.changeable ? 'subscription' : 'bookings'][use.type];
}
