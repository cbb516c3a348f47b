import type { Page } from 'playwright-core';

/**
 * Watches that a page never leaves its origin and that nothing of an address runs as script: from now on nothing of
 * another origin is loaded, older pages are empty, and every try of either kind is written down.
 */
export async function stayAtHome(
  page: Page,
  origin: string,
): Promise<{ readonly trespasses: () => readonly string[] }> {
  const heard: string[] = [];
  const isOwn = (address: string): boolean => address === 'about:blank' || new URL(address).origin === origin;
  page.on('dialog', (dialog) => {
    heard.push(`a dialog says: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (!isOwn(frame.url())) heard.push(`a frame went to ${frame.url()}`);
  });
  page.on('popup', (popup) => heard.push(`a window opened at ${popup.url()}`));
  await page.route(
    (url) => !isOwn(url.href),
    (route) => {
      heard.push(`${route.request().resourceType()} of ${route.request().url()}`);
      return route.abort();
    },
  );
  await page.route('**/legacy/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Older page</title><h1>Older</h1>',
    }),
  );
  return { trespasses: () => heard };
}
