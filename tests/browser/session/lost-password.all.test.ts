import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { mailsTo, resetLinkTo } from '../../support/backend/outbox';
import { LoginPage } from '../../support/pages/session/login-page';
import { LostPasswordPage } from '../../support/pages/session/lost-password-page';
import { ResetPage } from '../../support/pages/session/reset-page';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const chosen = 'Nine-taxis-at-dusk-73';

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const lost = /\/api\/auth\/lost-password$/;
const fieldsOf = (body: string | null) => Object.fromEntries(new URLSearchParams(body ?? ''));

/** Everything by which a browser would show or pass on where it has been. */
const traces = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.referrer,
      history.state,
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      document.cookie,
      document.documentElement.outerHTML,
    ]),
  );

describe('a lost password', () => {
  it('is reset by email: the link, a new password, and signing in with it', async () => {
    const { page, context } = await app.visit();
    const login = new LoginPage(page);
    await login.open();
    await login.forgotten.click();
    const lostPassword = new LostPasswordPage(page);
    await lostPassword.heading.waitFor();
    await lostPassword.email.fill('premium@cabrank.test');
    await lostPassword.submit.click();
    await lostPassword.sent.getByText('If an account exists for premium@cabrank.test').waitFor();

    const link = await resetLinkTo(context.request, 'premium@cabrank.test');
    const reset = new ResetPage(page);
    await page.goto(link);
    await reset.heading.waitFor();
    await reset.choose(chosen);
    await reset.done.waitFor();
    await eventually(() => reset.done.evaluate((heading) => heading === document.activeElement)).toBe(true);

    await reset.login.click();
    await login.heading.waitFor();
    await login.signIn('premium@cabrank.test', chosen);
    await page.waitForURL((url) => url.pathname !== '/login');
    const mails = await mailsTo(context.request, 'premium@cabrank.test');
    expect(mails[0]?.kind).toBe('password-changed');
  });

  it('gets the same response for an unknown address, and can be requested again', async () => {
    const { page, requests } = await app.visit();
    const lostPassword = new LostPasswordPage(page);
    await lostPassword.open();
    await lostPassword.email.fill('nobody@example.com');
    await lostPassword.submit.click();
    await lostPassword.sent.getByText('If an account exists for nobody@example.com').waitFor();
    await lostPassword.again.click();
    await eventually(() => requests.of('POST', lost).length).toBe(2);
    await lostPassword.sent.waitFor();
  });

  it('says that no response arrived, keeps the address, and can be sent again', async () => {
    const { page, provoke } = await app.visit();
    provoke(lost);
    await page.route(lost, (route) => route.abort(), { times: 1 });
    const lostPassword = new LostPasswordPage(page);
    await lostPassword.open();
    await lostPassword.email.fill('new@cabrank.test');
    await lostPassword.submit.click();
    await lostPassword.failure.getByText('An error occurred with your request').waitFor();
    await lostPassword.submit.click();
    await lostPassword.sent.waitFor();
    expect(await lostPassword.email.inputValue()).toBe('new@cabrank.test');
  });

  it('is requested by the app as the app, with a link for the app', async () => {
    const { page, context, requests } = await app.visit();
    const lostPassword = new LostPasswordPage(page);
    await lostPassword.open('/lost-pass/app');
    await lostPassword.email.fill('business@cabrank.test');
    await lostPassword.submit.click();
    await lostPassword.sent.waitFor();
    const [sent] = requests.of('POST', lost);
    expect(fieldsOf(sent?.body ?? null)).toEqual({
      email: 'business@cabrank.test',
      app: '1',
      recaptchaToken: '',
    });
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('link').count()).toBe(0);

    const link = await resetLinkTo(context.request, 'business@cabrank.test');
    expect(link).toMatch(/^\/reset\/app\//);
    await page.goto(link);
    const reset = new ResetPage(page);
    await reset.heading.waitFor();
    expect(pathOf(page)).toBe('/reset/app');
    await reset.choose(chosen);
    await reset.done.waitFor();
    await page.getByText('Go back to the app').waitFor();
    expect(await page.getByRole('link').count()).toBe(0);
  });
});

describe('the code of a reset link', () => {
  it.each(['', 'app/'])('leaves no trace once the page has loaded (/reset/%s…)', async (variant) => {
    const { page, requests, provoke } = await app.visit();
    provoke(/\/api\/auth\/reset$/);
    const code = 'Secret-code_4f9a1c';
    await page.goto('/login');
    await new LoginPage(page).heading.waitFor();
    await page.goto(`/reset/${variant}${code}`);
    const reset = new ResetPage(page);
    await reset.heading.waitFor();
    expect(pathOf(page)).toBe(variant === '' ? '/reset' : '/reset/app');
    expect(await traces(page)).not.toContain(code);

    const referrers: string[] = [];
    page.on('request', (request) => void referrers.push(request.headers()['referer'] ?? ''));
    await reset.choose(chosen);
    await reset.refusal.waitFor();
    expect(referrers.length).toBeGreaterThan(0);
    expect(referrers.join()).not.toContain(code);
    const sent = requests.of('POST', /\/api\/auth\/reset$/);
    expect(sent.map(({ body }) => fieldsOf(body)['resetCode'])).toEqual([code]);

    await reset.newLink.click();
    await new LostPasswordPage(page).heading.waitFor();
    expect(await traces(page)).not.toContain(code);
    await page.goBack();
    await reset.heading.waitFor();
    expect(await traces(page)).not.toContain(code);
    await page.goBack();
    await new LoginPage(page).heading.waitFor();
  });

  it('is lost on a reload of the page, which says so', async () => {
    const { page } = await app.visit();
    await page.goto('/reset/4f9a1c');
    const reset = new ResetPage(page);
    await reset.heading.waitFor();
    await page.reload();
    await reset.forgotten.waitFor();
    await reset.newLink.click();
    await new LostPasswordPage(page).heading.waitFor();
  });

  it('works once: the second time a link to request a new one is shown', async () => {
    const { page, context, provoke } = await app.visit();
    provoke(/\/api\/auth\/reset$/);
    const lostPassword = new LostPasswordPage(page);
    await lostPassword.open();
    await lostPassword.email.fill('hospitality@cabrank.test');
    await lostPassword.submit.click();
    await lostPassword.sent.waitFor();
    const link = await resetLinkTo(context.request, 'hospitality@cabrank.test');
    const reset = new ResetPage(page);
    await page.goto(link);
    await reset.choose(chosen);
    await reset.done.waitFor();

    await page.goto(link);
    await reset.heading.waitFor();
    await reset.choose(`${chosen}-again`);
    await reset.refusal.getByText('This link no longer works.').waitFor();
    expect(await reset.password.inputValue()).toBe(`${chosen}-again`);
    await reset.newLink.click();
    await lostPassword.heading.waitFor();
  });

  it('does not send a password that is easy to guess', async () => {
    const { page, requests } = await app.visit();
    await page.goto('/reset/4f9a1c');
    const reset = new ResetPage(page);
    await reset.password.fill('password1');
    await reset.strength('Insecure').waitFor();
    await reset.submit.click();
    await reset.summary.waitFor();
    expect(requests.of('POST', /.*/)).toEqual([]);
    await reset.password.fill(chosen);
    await reset.strength('Excellent').waitFor();
  });
});
