/** Loads the whole page again: the app, its data, and whoever is signed in. */
export const reloadPage = (): void => globalThis.location.reload();

/** Whether the page has an element with that id; there is no page but in a browser. */
export const isOnPage = (id: string): boolean =>
  'document' in globalThis && globalThis.document.getElementById(id) !== null;
