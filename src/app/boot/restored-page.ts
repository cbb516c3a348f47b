/**
 * A page that the browser brings back whole from its back/forward cache still shows what it showed, also after a logout
 * elsewhere (D3.13; `Cache-Control: no-store` does not prevent it). If somebody was signed in it is hidden and loaded
 * again.
 *
 * @param wasSignedIn asked at that moment
 */
export function guardRestoredPage(wasSignedIn: () => boolean): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !wasSignedIn()) return;
    document.documentElement.hidden = true;
    location.reload();
  });
}
