/** The heading over the decision; the focus goes there once it is made. */
export const DECISION_HEADING_ID = 'request-decision';
