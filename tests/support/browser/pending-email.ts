import type { Page } from 'playwright-core';

/** Makes the server say that an email address waits for its confirmation. */
export const answerPendingEmail = (page: Page, pendingEmail: string): Promise<unknown> =>
  page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { readonly response: object | null };
    const response = body.response && { ...body.response, pendingEmail };
    await route.fulfill({ response: answer, json: { ...body, response } });
  });
