/** The heading over Close My Account; the focus goes there when the button that was pressed is gone. */
export const CLOSE_ACCOUNT_HEADING_ID = 'close-account';
