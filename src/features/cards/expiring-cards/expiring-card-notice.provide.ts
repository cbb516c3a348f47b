import { cardUse as useTexts } from '#messages/cards/card-use';
import { cards as cardTexts } from '#messages/cards/cards';
import { expiringCards as texts } from '#messages/cards/expiring-cards';
import { brandLabel, formatExpiry, maskedNumber, UNKNOWN_EXPIRY } from '../../../domain/cards/card';
import { isChangeable, type CardUse } from '../../../domain/cards/card-use';
import type { Card } from '../../../domain/entities';
import type { ExpiringCard } from '../../../domain/cards/expiring-card';
import type { NoticeItem } from '../../../domain/notice';
import type { NewNotice } from '../../../app/environment/environment';

/** The address where a card can be replaced. */
const MANAGE_PAYMENTS = '/profile/payments#manage-payments';

/** The id of the single notice for all expiring cards. */
export const EXPIRING_NOTICE = 'expiring-cards';

const nameOf = (card: Card): string =>
  texts.card({
    name: card.name.trim() || brandLabel(card.type, cardTexts.generic),
    number: maskedNumber(card.lastFour),
  });

function titleOf(card: Card): string {
  const name = nameOf(card);
  if (card.expired) return texts.expired({ card: name });
  const expiry = formatExpiry(card.expiryMonth, card.expiryYear);
  return expiry === UNKNOWN_EXPIRY
    ? texts.expiresSoon({ card: name })
    : texts.expiresOn({ card: name, expiry });
}

function useName(use: CardUse): string {
  if (use.kind === 'account') return use.nickname.trim() || useTexts.account;
  return useTexts[use.changeable ? 'subscription' : 'bookings'][use.type];
}

function messageOf({ card, uses }: ExpiringCard): string {
  if (uses.length === 0) return card.expired ? texts.unusedExpired : texts.unusedSoon;
  const names = [...new Set(uses.map(useName))];
  const what =
    names.length > 1
      ? texts.all({ first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
      : (names[0] ?? '');
  return [texts.paysFor({ what }), uses.some(isChangeable) ? texts.replace : texts.askUs].join(' ');
}

const itemOf = (expiring: ExpiringCard): NoticeItem => ({
  id: expiring.card.id,
  title: titleOf(expiring.card),
  message: messageOf(expiring),
  checkbox: { label: texts.checkbox, checked: expiring.silenced },
});

/**
 * Creates the notice of cards that have expired or expire soon (D7.2). Each card has its name, its uses and a
 * checkbox that silences it. Then follow a link to where cards are replaced, and a button that postpones the notice.
 */
export function expiringCardsNotice(cards: readonly ExpiringCard[]): NewNotice {
  const only = cards.length === 1 ? cards[0] : undefined;
  return {
    id: EXPIRING_NOTICE,
    type: 'warning',
    title: only ? texts.titleOfOne : texts.title({ count: cards.length }),
    items: cards.map(itemOf),
    buttons: [
      {
        type: 'link',
        label: only?.uses.some(isChangeable) ? texts.replaceCard : texts.manageCards,
        link: MANAGE_PAYMENTS,
        close: true,
      },
      { type: 'button', label: texts.later, run: 'later', close: true },
    ],
    // No control caused it.
    activator: null,
  };
}
