import type { Page } from 'playwright-core';

/**
 * Checks that a page never leaves its origin and never runs an address as script. From now on nothing of another
 * origin loads, older pages are empty, and every attempt of either kind is recorded.
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
