/**
 * A window that is as low as with 400 % zoom, or on a phone held sideways. Nothing keeps its place there while the
 * page scrolls, because it would cover most of the window.
 */
export const LOW_WINDOW = '@media (max-height: 28em)';
