import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../support/browser/loads/chunks';
import { eventually } from '../../support/browser/eventually';
import { enterAsNewCustomer } from '../../support/backend/fresh-customer';
import { ChallengeDialog, validFor } from '../../support/cards/add-card-dialog';
import { WizardPage } from '../../support/pages/wizard-page';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const GOOD = '4242424242424242';
const SETUP = '4000002760003184';
const PAYMENT = '4000002500003155';
const DECLINED = '4000000000000002';
const FLAGGED = '4000000000000341';
const SENTENCE = 'You can add a card or request a credit account at any time via the Profile page';
const addProfile = /\/api\/premium\/subscribe\/add-profile$/u;
const saveCard = /\/api\/premium\/subscribe\/add-profile\/save-card$/u;
const paying = /\/api\/(premium\/subscribe|user\/)/u;

type Kind = 'personal' | 'business';
const kinds: readonly Kind[] = ['personal', 'business'];

/** A new customer at the card step of the add-premium stepper. */
async function atCardPay(kind: Kind) {
  const visit = await app.visit();
  await enterAsNewCustomer(visit.context);
  const { page } = visit;
  const wizard = new WizardPage(page);
  await page.goto(`/profile/premium?type=${kind}`);
  await wizard.step('Profile Type').waitFor();
  await wizard.next.click();
  await wizard.step('Profile Details').waitFor();
  await wizard.fillAddress();
  if (kind === 'business') await wizard.fillCompany('Brennan Tours Ltd');
  await wizard.next.click();
  await wizard.step(kind === 'business' ? 'Business - Card Pay' : 'Personal Premium - Card Pay').waitFor();
  return { ...visit, wizard, challenge: new ChallengeDialog(page) };
}

async function pay(wizard: WizardPage, number: string): Promise<void> {
  await wizard.fillCard(validFor(number));
  await wizard.acceptTerms();
  await wizard.finish.click();
}

const arrived = async (page: Page): Promise<void> => {
  await page.waitForURL(({ pathname }) => pathname === '/profile/welcome');
  await page.getByRole('dialog', { name: 'Premium is active' }).waitFor();
};

/** How many subscriptions the customer has, as the server says. */
const subscriptions = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    const read = async <T>(path: string) =>
      ((await (await fetch(path, { headers })).json()) as { readonly response: T }).response;
    const { uuid } = await read<{ readonly uuid: string }>('/api/auth/user');
    return (await read<readonly unknown[]>(`/api/user/${uuid}/cards/premium`)).length;
  });

const committedThenLost = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort('connectionreset');
};

describe.each(sampled(kinds, 2))('Premium for a customer: %s', (kind) => {
  it.each(
    sampled([
      ['a plain card', GOOD, false],
      ['a payment intent that is completed', PAYMENT, true],
      ['a setup intent that is completed', SETUP, true],
    ]),
  )('%s', async (_what, number, asked) => {
    const { page, wizard, challenge, provoke, requests } = await atCardPay(kind);
    if (asked) provoke(paying);
    await pay(wizard, number);
    if (asked) await challenge.complete.click();
    await arrived(page);
    expect(await subscriptions(page)).toBe(1);
    expect(requests.of('POST', addProfile)).toHaveLength(asked ? 2 : 1);
  });

  it.each(
    sampled([
      ['failed', 'fail'],
      ['closed', 'close'],
    ]),
  )('a challenge that is %s, then another card in card-only mode', async (_how, press) => {
    const { page, wizard, challenge, provoke, requests } = await atCardPay(kind);
    provoke(paying);
    await pay(wizard, PAYMENT);
    await challenge[press].click();
    await page.getByText(SENTENCE).waitFor();
    await eventually(() => wizard.number.inputValue()).toBe('');
    expect(await subscriptions(page)).toBe(0);
    await pay(wizard, GOOD);
    await arrived(page);
    expect(await subscriptions(page)).toBe(1);
    expect(requests.of('POST', addProfile)).toHaveLength(1);
    expect(requests.of('POST', saveCard)).toHaveLength(1);
  });

  it.each(
    sampled([
      ['a declined card', DECLINED],
      ['an error that the provider is blamed for', FLAGGED],
    ]),
  )('%s, then another card', async (_what, number) => {
    const { page, wizard, provoke } = await atCardPay(kind);
    provoke(paying);
    await pay(wizard, number);
    await wizard.later.waitFor();
    await pay(wizard, GOOD);
    await arrived(page);
    expect(await subscriptions(page)).toBe(1);
  });

  it('the response is lost after the server committed: the profile is found, and there is only one', async () => {
    const { page, wizard, provoke, requests } = await atCardPay(kind);
    provoke(paying);
    await page.route(addProfile, committedThenLost, { times: 1 });
    await pay(wizard, GOOD);
    await arrived(page);
    expect(await subscriptions(page)).toBe(1);
    expect(requests.of('POST', addProfile)).toHaveLength(1);
  });

  it('the request was never sent: nothing was added, and trying again adds one profile', async () => {
    const { page, wizard, provoke } = await atCardPay(kind);
    provoke(paying);
    await page.route(addProfile, (route) => route.abort('internetdisconnected'), { times: 1 });
    await pay(wizard, GOOD);
    await page.getByText("We didn't get a response").waitFor();
    expect(await subscriptions(page)).toBe(0);
    await wizard.finish.click();
    await arrived(page);
    expect(await subscriptions(page)).toBe(1);
  });

  it('a reload during the challenge: the steps are still filled in, and the payment can be made', async () => {
    const { page, wizard, challenge, provoke } = await atCardPay(kind);
    provoke(paying);
    await pay(wizard, PAYMENT);
    await challenge.complete.waitFor();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await wizard.number.waitFor();
    expect(await wizard.number.inputValue()).toBe('');
    await pay(wizard, GOOD);
    await arrived(page);
    expect(await subscriptions(page)).toBe(1);
  });
});

describe('the provider’s script', () => {
  it('that is blocked is reported at the card, and Try again loads it', async () => {
    const visit = await app.visit();
    await enterAsNewCustomer(visit.context);
    const { page, provoke } = visit;
    const script = codeOf('src/payments/simulator/simulator-port.ts');
    provoke(script);
    await page.route(script, (route) => route.abort());
    const wizard = new WizardPage(page);
    await page.goto('/profile/premium?type=personal');
    await wizard.next.click();
    await wizard.fillAddress();
    await wizard.next.click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await page.unroute(script);
    await retry.click();
    await wizard.number.waitFor();
  });
});

describe('the entry points of the stepper', () => {
  it('bill pay only: opens at Profile Details, never shows Card Pay, and sends the application', async () => {
    const visit = await app.visit();
    await enterAsNewCustomer(visit.context);
    const { page, requests } = visit;
    const wizard = new WizardPage(page);
    await page.goto('/premium/signup/bill_pay');
    await wizard.step('Profile Details').waitFor();
    expect(await page.getByText('Card Pay').count()).toBe(0);
    await wizard.fillAddress();
    await wizard.next.click();
    await wizard.step('Request Business+').waitFor();
    expect(await page.getByText('Card Pay').count()).toBe(0);
    await wizard.fillApplication('Brennan Tours Ltd');
    await wizard.requestBusinessPlus.click();
    await page.getByRole('dialog', { name: 'Application Sent' }).waitFor();
    expect(requests.of('POST', addProfile)).toHaveLength(1);
  });

  it('the chooser: Business opens the types, Escape leads back to the profile', async () => {
    const visit = await app.visit();
    await enterAsNewCustomer(visit.context);
    const { page } = visit;
    await page.goto('/profile/premium');
    const chooser = page.getByRole('dialog', { name: 'Add a new profile' });
    await chooser.getByRole('button', { name: /^Business/u }).click();
    await new WizardPage(page).step('Profile Type').waitFor();
    await page.goto('/profile/premium');
    await chooser.waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(({ pathname }) => pathname === '/profile');
  });

  it('upgrade: an own account without Premium, and only the marked steps', async () => {
    const { page, requests } = await app.visitAs('business');
    await page.goto('/content/terms');
    const accounts = await page.evaluate(async () => {
      const headers = { 'X-Requested-With': 'XMLHttpRequest' };
      const read = async <T>(path: string) =>
        ((await (await fetch(path, { headers })).json()) as { readonly response: T }).response;
      const { uuid } = await read<{ readonly uuid: string }>('/api/auth/user');
      return read<readonly { accountId: string; isPremium: boolean; owner: unknown }[]>(
        `/api/user/${uuid}/cards/business`,
      );
    });
    const plain = accounts.find(({ isPremium, owner }) => !isPremium && owner === true);
    await page.goto(`/profile/premium?type=business&account=${plain?.accountId ?? ''}`);
    const wizard = new WizardPage(page);
    await wizard.step('Profile Type').waitFor();
    await page.getByText('Step 1 of 2').first().waitFor();
    await wizard.next.click();
    await wizard.step('Business - Card Pay').waitFor();
    await pay(wizard, GOOD);
    await arrived(page);
    const [sent] = requests.of('POST', addProfile);
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
      requestType: 'business',
      account: String(plain?.accountId),
    });
  });
});
