/**
 * The id of the element that contains the screen. Notices, and elements that providers add to the document, are
 * outside it.
 */
export const PAGE_ID = 'page';
