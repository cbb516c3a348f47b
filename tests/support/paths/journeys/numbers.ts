/** Numbers that the simulated provider knows: one that is good, two that the bank asks about or turns down. */
export const GOOD = '4242424242424242';
export const PAYMENT_ASKED = '4000002500003155';
export const DECLINED = '4000000000000002';
