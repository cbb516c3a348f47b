/** The id of the heading over the customer's cards: the focus goes there when the card that had it is gone. */
export const CARDS_HEADING_ID = 'cards-heading';
