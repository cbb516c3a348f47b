/**
 * Protects a page that the browser restores from its back/forward cache. It still shows its old content, even after a
 * logout in another tab (D3.13), and `Cache-Control: no-store` does not prevent this. If a person was signed in, the
 * page is hidden and reloaded.
 *
 * @param wasSignedIn called when the page is restored
 */
export function guardRestoredPage(wasSignedIn: () => boolean): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !wasSignedIn()) return;
    document.documentElement.hidden = true;
    location.reload();
  });
}
