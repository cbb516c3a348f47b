/** How many cards of a long list render at first: more than a screen shows. The rest render at a lower priority. */
export const FIRST_CARDS = 24;
