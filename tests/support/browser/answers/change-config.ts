import type { Page } from 'playwright-core';

/** Overrides values in the server's configuration response. */
export async function changeConfig(page: Page, changes: object): Promise<void> {
  await page.route(/\/api\/config$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { readonly response: object };
    await route.fulfill({ response: answer, json: { ...body, response: { ...body.response, ...changes } } });
  });
}
