import { cardUse as texts } from '#messages/card-use';
import type { CardUse } from '../../domain/card-use';

/** What is paid with a card, as it is called in a sentence: the account by its own name. */
export const wordsOfUse = (use: CardUse): string =>
  use.kind === 'subscription' ? texts.subscription[use.type] : use.nickname.trim() || texts.account;
