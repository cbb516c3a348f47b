import { describe, expect, it } from 'vitest';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { ResetPage } from '../../support/pages/session/reset-page';
import { Shell } from '../../support/pages/shell';
import { WizardPage } from '../../support/pages/wizard-page';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

describe('an ambiguous address', () => {
  it.each(
    sampled([
      ...[
        '/track/a%2Fb',
        '/track/a%5Cb',
        '/100%25',
        '/a%00b',
        '/login%00',
        '/login//',
        '//login',
        '//evil.test/a',
      ],
      ...['/profile//', '/a//b', '/%zz', '/%ff', '/edit/..;', '/reset/a%2F..%2Fb', '/reset/a%25b'],
    ]),
  )('is not found, with status 404 and a way on: %s', async (path) => {
    const { page, requests, provoke } = await app.visit();
    provoke(/./u);
    const answer = await page.goto(app.url() + path);
    expect(answer?.status()).toBe(404);
    await new Shell(page).notFound.waitFor();
    expect(requests.of('GET', /\/legacy/u)).toEqual([]);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await new LoginPage(page).heading.waitFor();
    expect(new URL(page.url()).origin).toBe(app.url());
  });
});

describe('an address that nobody knows', () => {
  it.each(['/no/such/page', '/no-such-page'])(
    'has the menu and the phone number of a customer: %s',
    async (path) => {
      const { page, provoke } = await app.visitAs('standard');
      provoke(/no.such.page$/u);
      const shell = new Shell(page);
      await page.goto(path);
      await shell.notFound.waitFor();
      await shell.item('Profile').waitFor();
      await shell.logout.waitFor();
      expect(await shell.phoneOfNotFound.getAttribute('href')).toBe('tel:015550100');
      expect(await page.getByRole('main').count()).toBe(1);
    },
  );

  it('has the header and the phone number of a visitor', async () => {
    const { page, provoke } = await app.visit();
    provoke(/\/no\/such\/page$/u);
    const shell = new Shell(page);
    await page.goto('/no/such/page');
    await shell.notFound.waitFor();
    expect(await shell.phoneOfNotFound.getAttribute('href')).toBe('tel:015550100');
    expect(await shell.logout.count()).toBe(0);
    await shell.signIn.click();
    await new LoginPage(page).heading.waitFor();
  });

  it('keeps the page of a customer who followed a link, with its menu', async () => {
    const { page } = await app.visitAs('standard');
    const shell = new Shell(page);
    await page.goto('/content/terms');
    await shell.item('Profile').waitFor();
    await page.evaluate(() => history.pushState(null, '', '/no/such/page'));
    await shell.notFound.waitFor();
    expect(await shell.item('Profile').isVisible()).toBe(true);
    await shell.phoneOfNotFound.waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${app.url()}/new-booking`);
  });
});

describe('an address in upper case', () => {
  it.each([
    ['/LOGIN?returnUrl=%2Fprofile', '/login?returnUrl=%2Fprofile', 200],
    ['/Register/signup', '/register/signup', 200],
  ])('leads to the screen, with its status: %s', async (path, expected, status) => {
    const { page } = await app.visit();
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    expect(page.url()).toBe(app.url() + expected);
    if (path.startsWith('/LOGIN')) await new LoginPage(page).heading.waitFor();
    else await new WizardPage(page).come();
  });

  it('leads to the screen inside the app too', async () => {
    const { page } = await app.visitAs('standard');
    await page.goto('/content/terms');
    await new Shell(page).logout.waitFor();
    await page.evaluate(() => history.pushState(null, '', '/Profile?from=Menu'));
    await new ProfilePage(page).cards.first().waitFor();
    expect(page.url()).toBe(`${app.url()}/profile?from=Menu`);
  });
});

describe('the code of a reset link', () => {
  it.each(['/reset/aB%2FcD%2F%2Fe+f%3D', '/reset/app/aB%2FcD%2F%2Fe+f%3D'])(
    'may contain an encoded slash: %s',
    async (path) => {
      const { page, requests, provoke } = await app.visit();
      provoke(/\/api\/auth\/reset$/u);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      const reset = new ResetPage(page);
      await reset.choose('copper-Lantern-41-addresses');
      await reset.refusal.waitFor();
      const [sent] = requests.of('POST', /\/api\/auth\/reset$/u);
      expect(new URLSearchParams(sent?.body ?? '').get('resetCode')).toBe('aB/cD//e+f=');
    },
  );
});

describe('a return URL with the signup for Premium', () => {
  it.each([
    ['/premium/signup/personal', '/profile/premium?type=personal'],
    ['/premium/subscribe', '/profile/premium'],
  ])('leads to the add-premium wizard: %s', async (returnUrl, expected) => {
    const { page } = await app.visit();
    const login = new LoginPage(page);
    await page.goto(`/login?returnUrl=${encodeURIComponent(returnUrl)}`);
    await login.signIn('new@cabrank.test', demoPassword);
    await page.waitForURL(app.url() + expected);
    await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor();
  });
});
