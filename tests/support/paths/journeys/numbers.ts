/** Numbers of the simulated provider: one that is valid, one that requires a challenge, and one that is declined. */
export const GOOD = '4242424242424242';
export const PAYMENT_ASKED = '4000002500003155';
export const DECLINED = '4000000000000002';
