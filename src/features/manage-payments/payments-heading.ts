/** The heading of Manage Payments: the side menu leads there, and the focus where a part of the section is gone. */
export const PAYMENTS_HEADING_ID = 'manage-payments';
