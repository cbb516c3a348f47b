import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { ChallengeDialog, validFor } from '../../support/cards/add-card-dialog';
import { Wallet } from '../../support/pages/wallet';
import { switchBackend } from '../../support/backends/switch-backend';
import { useApp } from '../../support/browser/use-app';
import { atPayment, atType } from '../../support/pages/wizard-steps';

const app = useApp();
const GOOD = '4242424242424242';
const arrived = /\/notify\/new-user\//u;
const paying = /\/api\/(premium\/subscribe|user\/cards)/u;
const subscribe = /\/api\/premium\/subscribe$/u;
const saveCard = /\/api\/premium\/subscribe\/save-card$/u;
/** The wallets' own code, ours and the simulator's. */
const walletChunk = /\/assets\/wallet-[^/]*\.js$/u;

const inCurrency = (currency: string) => async () => {
  await switchBackend(app.url(), { config: { currency } });
  return app.visit();
};
/** Wallets fit where prices are in GBP. */
const fitting = inCurrency('GBP');

/** A visitor at Premium's card step. */
async function atWallet(visit = fitting) {
  const opened = await atPayment({ visit });
  return { ...opened, wallet: new Wallet(opened.page), challenge: new ChallengeDialog(opened.page) };
}

const sentCard = (body: string | null | undefined): unknown =>
  (JSON.parse(body ?? '{}') as { readonly card?: unknown }).card;

describe('paying Premium by wallet', () => {
  it('uses its card instead of cardholder and number, and Finish sends it', async () => {
    const { page, wizard, wallet, requests } = await atWallet();
    await wizard.acceptTerms();
    await wallet.pay.click();
    await wallet.sheet.getByText('£4.99').waitFor();
    await wallet.works.click();
    await wallet.chosen.waitFor();
    await eventually(() => wallet.chosen.evaluate((card) => card === document.activeElement)).toBe(true);
    expect([await wizard.cardholder.isVisible(), await wizard.number.isVisible()]).toEqual([false, false]);
    expect(requests.of('POST', subscribe)).toEqual([]);
    await wizard.finish.click();
    await page.waitForURL(arrived);
    expect(requests.of('POST', subscribe).map(({ body }) => sentCard(body))).toEqual([
      {
        token: expect.stringMatching(/^pm_sandbox_4242424242424242_/u) as string,
        last4: '4242',
        exp_month: 12,
        exp_year: new Date().getFullYear() + 1,
      },
    ]);
  });

  it('402: the challenge names that card, and Complete continues', async () => {
    const { page, wizard, wallet, challenge, provoke } = await atWallet();
    provoke(paying);
    await wizard.acceptTerms();
    await wallet.pay.click();
    await wallet.challenged.click();
    await wizard.finish.click();
    await page.getByRole('dialog', { name: 'Confirm Visa •••• 3155 with your bank' }).waitFor();
    await challenge.complete.click();
    await page.waitForURL(arrived);
  });

  it('402 and Fail: card-only mode shows the form again, and the wallet can provide another card', async () => {
    const { page, wizard, wallet, challenge, provoke, requests } = await atWallet();
    provoke(paying);
    await wizard.acceptTerms();
    await wallet.pay.click();
    await wallet.challenged.click();
    await wizard.finish.click();
    await challenge.fail.click();
    await wizard.later.waitFor();
    await wizard.number.waitFor();
    expect(await wallet.chosen.count()).toBe(0);
    await wallet.pay.click();
    await wallet.works.click();
    await wizard.finish.click();
    await page.waitForURL(arrived);
    expect(requests.of('POST', subscribe)).toHaveLength(1);
    expect(requests.of('POST', saveCard)).toHaveLength(1);
  });

  it('a declined card leads to card-only mode, in which an entered card continues', async () => {
    const { page, wizard, wallet, provoke } = await atWallet();
    provoke(paying);
    await wizard.acceptTerms();
    await wallet.pay.click();
    await wallet.declined.click();
    await wizard.finish.click();
    await wizard.later.waitFor();
    await wizard.fillCard(validFor(GOOD));
    await wizard.finish.click();
    await page.waitForURL(arrived);
  });
});

describe('a wallet', () => {
  it('that is closed changes nothing; Use another card returns to the card entry', async () => {
    const { page, wizard, wallet } = await atWallet();
    await wizard.fillCard(validFor(GOOD));
    await wizard.acceptTerms();
    await wallet.pay.click();
    await wallet.cancel.click();
    expect(await wizard.number.inputValue()).toBe('4242 4242 4242 4242');
    await wallet.pay.click();
    await wallet.works.click();
    await wallet.another.click();
    expect(await wizard.number.inputValue()).toBe('4242 4242 4242 4242');
    await eventually(() => wizard.cardholder.evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await wizard.finish.click();
    await page.waitForURL(arrived);
  });

  it('works by keyboard', async () => {
    const { page, wizard, wallet } = await atWallet();
    await wizard.terms.focus();
    await page.keyboard.press('Space');
    await wallet.pay.focus();
    await page.keyboard.press('Enter');
    await eventually(() => wallet.works.evaluate((card) => card === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await wallet.sheet.waitFor({ state: 'detached' });
    await eventually(() => wallet.pay.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await eventually(() => wallet.chosen.evaluate((card) => card === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await eventually(() => wallet.another.evaluate((button) => button === document.activeElement)).toBe(true);
    await wizard.finish.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(arrived);
  });

  it('stays closed until the terms are accepted, shows why and leads to them', async () => {
    const { wizard, wallet } = await atWallet();
    await wallet.pay.click();
    await wallet.termsFirst.waitFor();
    expect(await wallet.sheet.count()).toBe(0);
    expect(await wizard.terms.evaluate((box) => box === document.activeElement)).toBe(true);
    await wizard.acceptTerms();
    expect(await wallet.termsFirst.count()).toBe(0);
    await wallet.pay.click();
    await wallet.works.waitFor();
  });
});

describe('the code for wallets', () => {
  const loaded = (requests: { all: () => readonly { readonly url: string }[] }) =>
    requests.all().filter(({ url }) => walletChunk.test(new URL(url).pathname));

  it('is loaded with the card step, and not before', async () => {
    const { wizard, page, requests } = await atType({ visit: fitting }, '/premium/signup/personal');
    await page.waitForLoadState('networkidle');
    expect(loaded(requests)).toEqual([]);
    await wizard.next.click();
    await new Wallet(page).pay.waitFor();
    expect(loaded(requests).length).toBeGreaterThan(0);
  });

  it('is not requested if the currency does not fit', async () => {
    const { requests, wizard, wallet } = await atWallet(inCurrency('EUR'));
    await wizard.fillCard(validFor(GOOD));
    await wizard.acceptTerms();
    expect(loaded(requests)).toEqual([]);
    expect(await wallet.pay.count()).toBe(0);
    expect(await wizard.finish.getAttribute('aria-disabled')).toBeNull();
  });
});
