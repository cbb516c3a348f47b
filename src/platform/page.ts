/** Loads the whole page again: the app, its data, and whoever is signed in. */
export const reloadPage = (): void => globalThis.location.reload();

/** This page's origin; there is none but in a browser. */
export const ownOrigin = (): string | undefined =>
  'location' in globalThis ? globalThis.location.origin : undefined;

/** Whether this device has any connection; that it has one does not say that the server can be reached. */
export function isOnline(): boolean {
  const { onLine = true }: Partial<Navigator> = 'navigator' in globalThis ? globalThis.navigator : {};
  return onLine;
}

/** Whether the page has an element with that id; there is no page but in a browser. */
export const isOnPage = (id: string): boolean =>
  'document' in globalThis && globalThis.document.getElementById(id) !== null;
