/** How many cards of a long list are drawn at once: more than a screen shows. The others follow when there is time. */
export const FIRST_CARDS = 24;
