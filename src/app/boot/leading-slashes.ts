/**
 * Says of an address that begins with two slashes what it is. The router would take them for one, and show a page that the
 * address does not have: encoded, the second leads nowhere, as it should.
 */
export function encodeLeadingSlashes({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const path = location.pathname.replace(/^\/{2,}/u, '/%2F');
  if (path === location.pathname) return;
  history.replaceState(history.state, '', path + location.search + location.hash);
}
