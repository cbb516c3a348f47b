import type { Page } from 'playwright-core';

type WireCard = { readonly name: string };

/** Changes the server's response about the customer's cards. */
export async function changeCards(
  page: Page,
  change: (cards: readonly WireCard[]) => readonly unknown[],
): Promise<void> {
  await page.route(/\/cards\/view$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { readonly response: readonly WireCard[] };
    await route.fulfill({ response: answer, json: { ...body, response: change(body.response) } });
  });
}
