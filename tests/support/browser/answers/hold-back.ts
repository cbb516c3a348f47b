import type { Page } from 'playwright-core';

/** Holds back every response of these addresses until the returned function is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const asked = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await asked;
    await route.continue();
  });
  return letGo;
}
