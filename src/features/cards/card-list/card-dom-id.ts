/** The id of the element of a card in the list, by the card's id. */
export const cardDomId = (card: string): string => `card-${card}`;
