import { describe, expect, it } from 'vitest';
import { CARD_ELEMENT_TIMEOUT_MS } from '../../../src/domain/limits';
import { eventually } from '../../support/browser/eventually';
import { serveFakeStripe, stripeScript } from '../../support/stripe/fake-stripe';
import { AddCardDialog } from '../../support/cards/add-card-dialog';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { switchBackend } from '../../support/backends/switch-backend';
import { useApp } from '../../support/browser/use-app';
import { atPayment } from '../../support/pages/wizard-steps';

const app = useApp(() => ({ STRIPE_PUBLIC_KEY: 'pk_test_51Cabrank' }));

describe('with a Stripe key', () => {
  it("requests Stripe's script only when the dialog opens", async () => {
    const { page, requests } = await app.visit();
    await serveFakeStripe(page);
    const login = new LoginPage(page);
    await login.open('/?returnUrl=%2Fprofile');
    await login.signIn('standard@cabrank.test', demoPassword);
    const profile = new ProfilePage(page);
    await eventually(() => profile.cards.count()).toBe(3);
    await page.waitForLoadState('networkidle');
    expect(requests.of('GET', stripeScript)).toEqual([]);

    await profile.addCard.first().click();
    const dialog = new AddCardDialog(page);
    await dialog.number.waitFor();
    expect(requests.of('GET', stripeScript)).toHaveLength(1);
    expect(requests.all().filter(({ url }) => url.includes('simulator'))).toEqual([]);
  });

  it('adds a card with a token created by Stripe', async () => {
    const { page, requests } = await app.visitAs('new');
    await serveFakeStripe(page);
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.addCard.first().click();
    const dialog = new AddCardDialog(page);
    await dialog.number.waitFor();
    await dialog.nickname.fill('By Stripe');
    await dialog.cardholder.fill('Aoife Byrne');
    await dialog.number.fill('4242424242424242');
    await dialog.submit.click();
    await profile.card('By Stripe').waitFor();
    const [post] = requests.of('POST', /\/cards\/add$/);
    expect(JSON.parse(post?.body ?? '{}')).toMatchObject({
      requestType: 'personal',
      cardNickName: 'By Stripe',
      paymentMethod: { token: 'pm_fake_4242', last4: '4242', exp_month: 12, exp_year: 2039 },
    });
  });

  it('pays with the card of a wallet, using a token created by Stripe', async () => {
    const { page, wizard, requests } = await atPayment({
      visit: async () => {
        const visit = await app.visit();
        await serveFakeStripe(visit.page);
        await switchBackend(app.url(), { config: { currency: 'GBP' } });
        return visit;
      },
    });
    await wizard.acceptTerms();
    await page.getByRole('button', { name: 'Fake Google Pay' }).click();
    await page.getByText('Google Pay, Visa ending 4242').waitFor();
    await wizard.finish.click();
    await page.waitForURL(/\/notify\/new-user\//u);
    const [post] = requests.of('POST', /\/api\/premium\/subscribe$/u);
    expect(JSON.parse(post?.body ?? '{}')).toMatchObject({
      card: { token: 'pm_fake_wallet', last4: '4242', exp_month: 12, exp_year: 2039 },
    });
  });

  it("keeps the bank's challenge, which Stripe puts beside the dialog, visible, accessible and usable", async () => {
    const { page, requests, provoke } = await app.visitAs('standard');
    const addCalls = /\/cards\/add$/;
    const secret = 'seti_1_secret_2';
    provoke(addCalls);
    await serveFakeStripe(page);
    await page.route(addCalls, (route) => {
      const isFirst = requests.of('POST', addCalls).length === 1;
      const challenge = { code: 402, stripe_action: { setup_intent_client_secret: secret } };
      return isFirst
        ? route.fulfill({ status: 402, json: challenge })
        : route.fulfill({ json: { code: 200, response: null } });
    });
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.addCard.click();
    const dialog = new AddCardDialog(page);
    await dialog.number.waitFor();
    await dialog.nickname.fill('By Stripe');
    await dialog.cardholder.fill('Aoife Byrne');
    await dialog.number.fill('4242424242424242');
    await dialog.submit.click();

    const confirm = page.getByRole('button', { name: 'Confirm with the bank' });
    await confirm.waitFor();
    expect(await page.locator('[aria-modal=true]').count()).toBe(0);
    await confirm.click();
    await dialog.dialog.waitFor({ state: 'detached' });
    const [, confirmed] = requests.of('POST', addCalls);
    expect(JSON.parse(confirmed?.body ?? '{}')).toMatchObject({ setupIntent: 'seti_1' });
  });

  it.each(
    sampled([
      ['is blocked', 'abort'],
      ['does not come', 'hang'],
    ]),
  )('shows within 5 s that the script %s, and Retry works', async (_what, fault) => {
    const { page, provoke } = await app.visitAs('standard');
    provoke(stripeScript);
    await page.route(stripeScript, (route) => (fault === 'abort' ? route.abort() : undefined));
    const profile = new ProfilePage(page);
    await profile.open();
    await eventually(() => profile.cards.count()).toBe(3);
    const dialog = new AddCardDialog(page);
    await page.clock.install();
    await profile.addCard.first().click();
    await dialog.nickname.waitFor();
    if (fault === 'hang') await page.clock.fastForward(CARD_ELEMENT_TIMEOUT_MS);
    await dialog.retry.waitFor();
    await dialog.nickname.fill('Kept meanwhile');

    await page.unroute(stripeScript);
    await serveFakeStripe(page);
    await dialog.retry.click();
    await dialog.number.waitFor();
    expect(await dialog.nickname.inputValue()).toBe('Kept meanwhile');
    expect(await dialog.retry.count()).toBe(0);
  });
});
