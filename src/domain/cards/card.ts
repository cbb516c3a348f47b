import type { Card, CardBrand } from '../entities';

/** The text for an unknown expiry (S3.card.1). */
export const UNKNOWN_EXPIRY = 'xx/xx';

/** Brand names are the same in every language. `generic` has none. */
const BRAND_NAMES: Readonly<Record<Exclude<CardBrand, 'generic'>, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  amex: 'American Express',
};

const twoDigits = (value: number): string => String(value % 100).padStart(2, '0');

const isWhole = (value: number | null): value is number => Number.isInteger(value);

const isMonth = (month: number | null): month is number => isWhole(month) && month >= 1 && month <= 12;

const isYear = (year: number | null): year is number => isWhole(year) && year >= 0 && year <= 9999;

/**
 * Formats a card's expiry as MM/YY, or as 'xx/xx' unless both parts are known.
 *
 * @param month 1 to 12
 * @param year four digits
 */
export const formatExpiry = (month: number | null, year: number | null): string =>
  isMonth(month) && isYear(year) ? `${twoDigits(month)}/${twoDigits(year)}` : UNKNOWN_EXPIRY;

/** @param generic label for a card of unknown brand, from the messages */
export const brandLabel = (brand: CardBrand, generic: string): string =>
  brand === 'generic' ? generic : BRAND_NAMES[brand];

/** The last four digits after four dots; only the dots if they are unknown. */
export const maskedNumber = (lastFour: string): string => `•••• ${lastFour}`.trimEnd();

/**
 * The name of a card in a sentence (D7.3): its nickname, otherwise brand and last four.
 *
 * @param generic as in `brandLabel`
 */
export const cardTitle = (card: Pick<Card, 'name' | 'type' | 'lastFour'>, generic: string): string => {
  const name = card.name.trim();
  return name === '' ? `${brandLabel(card.type, generic)} ${maskedNumber(card.lastFour)}` : name;
};

/** The id of the element of a card in the list, by the card's id. */
export const cardElementId = (card: string): string => `card-${card}`;

/** Whether an id in a subscription or account identifies this card: it may equal `id` or `cardId` (D7.4). */
export const isCard = (card: Pick<Card, 'id' | 'cardId'>, id: string | null): boolean =>
  id !== null && (card.id === id || card.cardId === id);

/** The card with an id, or `null`. A match of `id` takes precedence over another card's `cardId`. */
export const findCard = (cards: readonly Card[], id: string | null): Card | null =>
  cards.find((card) => card.id === id) ?? cards.find((card) => isCard(card, id)) ?? null;
