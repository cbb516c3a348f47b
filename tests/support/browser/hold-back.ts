import type { Page } from 'playwright-core';

/** Holds every answer of these addresses back until it is told to let go. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const asked = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await asked;
    await route.continue();
  });
  return letGo;
}
