/** The id of what holds the screen. Notices, and what providers add to the document, stand beside it. */
export const PAGE_ID = 'page';
