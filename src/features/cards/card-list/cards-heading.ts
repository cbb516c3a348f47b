/** The id of the heading above the customer's cards. It takes the focus when the focused card is removed. */
export const CARDS_HEADING_ID = 'cards-heading';
