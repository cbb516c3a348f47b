import { describe, expect, it } from 'vitest';
import { BOT_SCRIPT_TIMEOUT_MS } from '../../../src/domain/limits';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { eventually } from '../../support/browser/eventually';
import {
  recaptchaHosts,
  recaptchaScript,
  serveFakeRecaptcha,
  siteKey,
  useRecaptchaKey,
} from '../../support/stripe/fake-recaptcha';
import { AddCardDialog, validFor } from '../../support/cards/add-card-dialog';
import { ContactPanel } from '../../support/pages/content';
import { LoginPage } from '../../support/pages/session/login-page';
import { Notices } from '../../support/pages/notices';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const addCalls = /\/cards\/add$/;
const blockedTitle = "We couldn't confirm you're not a robot";

/** The dialog with a card in it, ready to be sent, of a deployment with a site key. */
async function fillCard(nickname: string, prepare: 'keyed' | 'keyless' = 'keyed') {
  const visit = await app.visitAs('standard');
  const { page } = visit;
  if (prepare === 'keyed') await useRecaptchaKey(page);
  const profile = new ProfilePage(page);
  const dialog = new AddCardDialog(page);
  await profile.open();
  await profile.loaded();
  await profile.addCard.first().click();
  await dialog.number.waitFor();
  await dialog.fill(nickname, validFor('4242424242424242'));
  const tokens = () =>
    visit.requests
      .of('POST', addCalls)
      .map(({ body }) => (JSON.parse(body ?? '{}') as { readonly recaptchaToken?: string }).recaptchaToken);
  return { ...visit, profile, dialog, notices: new Notices(page), tokens };
}

describe('with a site key', () => {
  it('the script is requested only when the form is sent', async () => {
    const { page, requests } = await app.visit();
    await useRecaptchaKey(page);
    await serveFakeRecaptcha(page);
    const login = new LoginPage(page);
    await login.open('/login?returnUrl=%2Fprofile');
    await login.signIn('standard@cabrank.test', demoPassword);
    const profile = new ProfilePage(page);
    await profile.loaded();
    await profile.addCard.first().click();
    const dialog = new AddCardDialog(page);
    await dialog.number.waitFor();
    await dialog.fill('Checked', validFor('4242424242424242'));
    expect(requests.all().filter(({ url }) => recaptchaHosts.test(url))).toEqual([]);

    await dialog.submit.click();
    await profile.card('Checked').waitFor();
    const asked = requests.all().filter(({ url }) => recaptchaHosts.test(url));
    expect(asked.map(({ url }) => url)).toEqual([
      `https://www.google.com/recaptcha/api.js?render=${siteKey}`,
      'https://www.gstatic.com/recaptcha/releases/test/recaptcha__en.js',
      'https://www.google.com/recaptcha/api2/anchor',
    ]);
  });

  it('the card is sent with a token for its action; the next card does not load the script again', async () => {
    const { page, requests, profile, dialog, tokens } = await fillCard('First checked');
    await serveFakeRecaptcha(page);
    await dialog.submit.click();
    await profile.card('First checked').waitFor();
    await profile.addCard.first().click();
    await dialog.number.waitFor();
    await dialog.fill('Second checked', validFor('4242424242424242'));
    await dialog.submit.click();
    await profile.card('Second checked').waitFor();
    expect(tokens()).toEqual([`token ${siteKey} register_card`, `token ${siteKey} register_card`]);
    expect(requests.of('GET', recaptchaScript)).toHaveLength(1);
  });

  it('a message is sent with a token, also from the panel over the contact page', async () => {
    const { page, requests } = await app.visitAs('standard');
    await useRecaptchaKey(page);
    await serveFakeRecaptcha(page);
    await page.goto('/content/contact');
    const { open, form } = new ContactPanel(page);
    await open.click();
    await form.message.fill('I left my umbrella in the car.');
    await form.send.click();
    await form.sent.waitFor();
    const [sent] = requests.of('POST', /\/api\/content\/contact$/);
    expect(new URLSearchParams(sent?.body ?? '').get('recaptchaToken')).toBe(
      `token ${siteKey} correspondence`,
    );
  });

  it.each(
    sampled([
      ['is blocked', 'abort'],
      ['never comes', 'hang'],
      ['is replaced by an empty one', 'empty'],
    ]),
  )(
    'a script that %s: nothing is sent, the dialog says so, and a second press succeeds',
    async (_what, fault) => {
      const nickname = `After ${fault}`;
      const { page, provoke, profile, dialog, tokens } = await fillCard(nickname);
      provoke(recaptchaScript);
      await page.route(recaptchaScript, (route) => {
        if (fault === 'empty') return route.fulfill({ contentType: 'text/javascript', body: '' });
        return fault === 'abort' ? route.abort() : undefined;
      });
      await page.clock.install();
      const asked = page.waitForRequest(recaptchaScript);
      await dialog.submit.click();
      await asked;
      if (fault === 'hang') await page.clock.fastForward(BOT_SCRIPT_TIMEOUT_MS);
      await eventually(() => dialog.failure.allInnerTexts()).toContainEqual(
        expect.stringContaining('nothing was sent'),
      );
      expect(tokens()).toEqual([]);
      expect(await dialog.nickname.inputValue()).toBe(nickname);
      expect(await accessibilityFaults(page)).toEqual([]);

      await page.unroute(recaptchaScript);
      await serveFakeRecaptcha(page);
      await dialog.submit.click();
      await profile.card(nickname).waitFor();
      expect(tokens()).toEqual([`token ${siteKey} register_card`]);
    },
  );

  it('Retry without success keeps the notice, and focus on its button', async () => {
    const { page, provoke, dialog, notices, requests } = await fillCard('Never sent');
    provoke(recaptchaScript);
    await page.route(recaptchaScript, (route) => route.abort());
    await dialog.submit.click();
    await dialog.failure.getByText('Nothing was sent').waitFor();
    await dialog.close.click();
    const retry = notices.button('Retry');
    await notices.close(blockedTitle).waitFor();
    await retry.focus();
    await page.keyboard.press('Enter');
    await eventually(() => requests.of('GET', recaptchaScript).length).toBe(2);
    await eventually(() => notices.region.innerText()).toContain('content blocker');
    expect(await retry.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await notices.texts()).toHaveLength(1);
  });
});

describe('without a site key', () => {
  it('the card is sent with an empty token, and no script is requested', async () => {
    const { profile, dialog, requests, tokens } = await fillCard('Unchecked', 'keyless');
    await dialog.submit.click();
    await profile.card('Unchecked').waitFor();
    expect(tokens()).toEqual(['']);
    expect(requests.all().filter(({ url }) => recaptchaHosts.test(url))).toEqual([]);
  });
});
