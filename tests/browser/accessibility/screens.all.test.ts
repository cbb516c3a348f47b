import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { AddCardDialog, validFor } from '../../support/cards/add-card-dialog';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const viewCards = /\/cards\/view$/;

describe('a page that is not there', () => {
  it.each(sampled(['/no/such/page', '/nothing-of-that-name/here', '/content/nothing']))(
    'is %s: the not-found page with HTTP 404',
    async (path) => {
      const { page, provoke } = await app.visit();
      provoke(new RegExp(`${path}$`));
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await new Shell(page).notFound.waitFor();
    },
  );

  it('is a file that does not exist: 404, and the page says so', async () => {
    const { context } = await app.visit();
    const answer = await context.request.get('/assets/nothing-12345678.js');
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('<title>This page was not found');
  });
});

describe('starting up', () => {
  it.each(sampled(['/api/config', '/api/auth/user']))(
    'shows a start-up failure when %s fails, and Retry starts the app',
    async (call) => {
      const { page, provoke } = await app.visitAs('premium');
      provoke(new RegExp(`${call}$`));
      await page.route(`**${call}`, (route) => route.fulfill({ status: 500, body: '<h1>Bad gateway</h1>' }));
      await page.goto('/profile');
      const shell = new Shell(page);
      await shell.startFailure.waitFor();

      await shell.retry.click();
      await eventually(() => shell.retry.isEnabled()).toBe(true);
      await shell.startFailure.waitFor();

      await page.unroute(`**${call}`);
      await shell.retry.click();
      await new ProfilePage(page).heading.waitFor();
      expect(await shell.startFailure.count()).toBe(0);
    },
  );

  it('starts without Premium when its configuration fails', async () => {
    const { page, provoke } = await app.visitAs('standard');
    provoke(/\/api\/premium\/config$/);
    await page.route('**/api/premium/config', (route) => route.fulfill({ status: 500, body: '' }));
    const profile = new ProfilePage(page);
    await profile.open();
    await eventually(() => profile.cards.count()).toBe(3);
  });

  it('also shows the failure on the login, where the form was shown before the script loaded', async () => {
    const { page, provoke } = await app.visit();
    provoke(/\/api\/config$/);
    await page.route('**/api/config', (route) => route.abort());
    await page.goto('/login');
    const shell = new Shell(page);
    await shell.startFailure.waitFor();
    await page.unroute('**/api/config');
    await shell.retry.click();
    await new LoginPage(page).heading.waitFor();
  });

  it('shows the loading screen until the user is known', async () => {
    const { page } = await app.visitAs('premium');
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/user', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/profile');
    await new Shell(page).loading.waitFor();
    expect(await new ProfilePage(page).heading.count()).toBe(0);
    answer();
    await new ProfilePage(page).heading.waitFor();
    await eventually(() => new Shell(page).loading.count()).toBe(0);
  });
});

describe('the card list', () => {
  it('says to new@ that there is no card yet', async () => {
    const { page } = await app.visitAs('new');
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.empty.waitFor();
    expect(await profile.cards.count()).toBe(0);
    expect(await profile.addCard.count()).toBe(1);
  });

  it('says that it could not be loaded, and Retry loads it', async () => {
    const { page, provoke } = await app.visitAs('standard');
    provoke(viewCards);
    await page.route(viewCards, (route) => route.fulfill({ status: 503, body: 'gone' }));
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.retry.waitFor();
    expect(await profile.cards.count()).toBe(0);

    await page.unroute(viewCards);
    await profile.retry.click();
    await eventually(() => profile.cards.count()).toBe(3);
    expect(await profile.retry.count()).toBe(0);
  });

  it('keeps the previous cards if a reload fails, and Retry loads the new ones', async () => {
    const { page, provoke } = await app.visitAs('premium');
    provoke(viewCards);
    const profile = new ProfilePage(page);
    await profile.open();
    await eventually(() => profile.cards.count()).toBe(2);
    await profile.addCard.click();
    const dialog = new AddCardDialog(page);
    await dialog.number.waitFor();
    await page.route(viewCards, (route) => route.abort());
    await dialog.fill('Not seen yet', validFor('4242424242424242'));
    await dialog.submit.click();

    await profile.retry.waitFor();
    expect(await profile.cards.count()).toBe(2);
    await page.unroute(viewCards);
    await profile.retry.click();
    await profile.card('Not seen yet').waitFor();
    expect(await profile.cards.count()).toBe(3);
  });
});

describe('a notice', () => {
  it('says that the card was added, stays, and is closed by its button', async () => {
    const { page } = await app.visitAs('billpay');
    const profile = new ProfilePage(page);
    const shell = new Shell(page);
    await profile.open();
    await profile.addCard.click();
    const dialog = new AddCardDialog(page);
    await dialog.number.waitFor();
    await dialog.fill('With a notice', validFor('4242424242424242'));
    await dialog.submit.click();

    await shell.closeNotice.waitFor();
    expect(await shell.notices.innerText()).toContain('Your card was added.');
    await profile.card('With a notice').waitFor();
    expect(await shell.closeNotice.count()).toBe(1);
    await shell.closeNotice.click();
    await shell.closeNotice.waitFor({ state: 'detached' });
    expect(await shell.notices.count()).toBe(0);
  });
});
