/** The id of the heading above the subscriptions. It takes the focus when the pressed button disappears. */
export const PREMIUM_HEADING_ID = 'premium-heading';
