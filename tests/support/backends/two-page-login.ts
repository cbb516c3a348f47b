import type { Page, Route } from 'playwright-core';

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><body><main><h1>${title}</h1>${content}</main></body></html>`;

const form = (action: string, content: string): string =>
  `<form method="post" action="${action}">${content}<p><button>Go on</button></p></form>`;

const show = (route: Route, title: string, content: string): Promise<void> =>
  route.fulfill({ contentType: 'text/html', body: page(title, content) });

/**
 * Replaces the login with another company's older site: the email on one page, the password on the next, and forms
 * with their own addresses, which do not know where the person wanted to go.
 */
export async function standInTwoPageLogin(visited: Page): Promise<void> {
  let email = '';
  await visited.route(/\/legacy\/login(?:\?|$)/u, (route) =>
    show(
      route,
      'Who are you?',
      form('/legacy/who', '<label>Email <input name="email" autocomplete="off"></label>'),
    ),
  );
  await visited.route('**/legacy/who', (route) => {
    email = new URLSearchParams(route.request().postData() ?? '').get('email') ?? '';
    return show(
      route,
      'Your password',
      form('/legacy/check', '<label>Password <input type="password" name="password"></label>'),
    );
  });
  await visited.route('**/legacy/check', async (route) => {
    const sent = new URLSearchParams(route.request().postData() ?? '');
    if (route.request().method() !== 'POST') return show(route, 'Nothing was sent', '');
    const answer = await visited.context().request.post('/legacy/login', {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      form: { email, password: sent.get('password') ?? '' },
      maxRedirects: 0,
    });
    if (answer.status() === 303) return show(route, 'Hello again', '<p>You are signed in.</p>');
    return show(
      route,
      'Your password',
      `<p role="alert">That is not your password.</p>${form(
        '/legacy/check',
        '<label>Password <input type="password" name="password"></label>',
      )}`,
    );
  });
}
