/** Reloads the page: the app, its data and the user. */
export const reloadPage = (): void => globalThis.location.reload();

/** This page's origin; undefined outside a browser. */
export const ownOrigin = (): string | undefined =>
  'location' in globalThis ? globalThis.location.origin : undefined;

/** Whether the device has any connection. It does not mean that the server is reachable. */
export function isOnline(): boolean {
  const { onLine = true }: Partial<Navigator> = 'navigator' in globalThis ? globalThis.navigator : {};
  return onLine;
}

/** Whether the page has an element with this id; false outside a browser. */
export const isOnPage = (id: string): boolean =>
  'document' in globalThis && globalThis.document.getElementById(id) !== null;

/** Scrolls as little as needed to bring the element with this id into sight. Outside a browser it does nothing. */
export function bringIntoSight(id: string): void {
  if ('document' in globalThis) globalThis.document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
}
