import type { Page } from 'playwright-core';

/** Adds extension groups to the current configuration (D2.extensionGroups.1). */
export async function offerGroups(page: Page, ...groups: readonly string[]): Promise<void> {
  await page.route(/\/api\/config$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { readonly response: { readonly extensions: readonly string[] } };
    const extensions = [...body.response.extensions, ...groups];
    await route.fulfill({ response: answer, json: { ...body, response: { ...body.response, extensions } } });
  });
}
