/** The heading over the subscriptions; the focus goes there when the button that was pressed is gone. */
export const PREMIUM_HEADING_ID = 'premium-heading';
