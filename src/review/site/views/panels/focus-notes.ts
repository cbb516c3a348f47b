/** The id of the heading of the notes. */
export const NOTES_ID = 'notes';

/** Focuses the heading of the notes before a button disappears that has the focus. */
export const focusNotes = (): void => document.getElementById(NOTES_ID)?.focus({ preventScroll: true });
