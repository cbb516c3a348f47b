import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { isFocused } from '../../support/accessibility/keyboard';
import { openProfiles } from '../../support/pages/profile/profile-payment-profiles';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const switching = /\/cards\/business\/\d+\/(?:enable|disable)$/;
const businessList = /\/cards\/business$/;
const billPayList = /\/settings\/accounts\/view$/;

const openAs = async (customer: string) => {
  const visit = await app.visitAs(customer);
  return { ...visit, profiles: await openProfiles(visit.page) };
};

describe('the payment profiles of each demo account', () => {
  it('business: owns two accounts, one of them Premium with its card, one disabled that can be upgraded', async () => {
    const { page, profiles } = await openAs('business');
    const premium = profiles.row('Murphy & Sons Ltd');
    await premium.getByText('Business · MS-1042 · owner').waitFor();
    await premium.getByText('Business Premium').waitFor();
    await premium.getByText('•••• 4444').waitFor();
    await premium.getByRole('button', { name: 'Change card of Murphy & Sons Ltd' }).waitFor();
    expect(await profiles.switchOf('Murphy & Sons Ltd').isChecked()).toBe(true);
    expect(await profiles.switchOf('Murphy Events').isChecked()).toBe(false);
    expect(await premium.getByRole('link').count()).toBe(0);

    const plain = profiles.row('Murphy Events');
    expect(await plain.getByRole('button').count()).toBe(0);
    await plain.getByRole('link', { name: 'Upgrade to Premium: Murphy Events' }).click();
    await page.waitForURL(/\/profile\/premium\?account=\d+$/u);
    await page.getByRole('heading', { name: /Profile Type/u }).waitFor();
  });

  it('business: Change card leads to the cards', async () => {
    const { page, profiles } = await openAs('business');
    await profiles.section.getByRole('button', { name: 'Change card of Murphy & Sons Ltd' }).click();
    await page.getByRole('dialog', { name: 'Select a card' }).waitFor();
  });

  it('member: sees who owns the account, but not its card', async () => {
    const { profiles } = await openAs('member');
    const row = profiles.row('Murphy & Sons Ltd');
    await row.getByText('Business · MS-1042 · owned by Declan Murphy').waitFor();
    expect(await row.getByRole('button').or(row.getByRole('link')).count()).toBe(0);
    expect(await row.getByText('••••').count()).toBe(0);
    expect(await profiles.switchOf('Murphy & Sons Ltd').isChecked()).toBe(true);
  });

  it('billpay: has an account with its number', async () => {
    const { profiles } = await openAs('billpay');
    await profiles.billPay
      .getByText(/^Business\+ · WA-2041 · No\. BP-20418 · Since \d+ \w+ \d{4}$/u)
      .waitFor();
    await profiles.section.getByText("You don't have a business account.").waitFor();
  });

  it('pending: is told that the request is received', async () => {
    const { profiles } = await openAs('pending');
    await profiles.billPay.getByText("Request received. We'll reply within 3 working days.").waitFor();
    await profiles.billPay.getByText('Pending', { exact: true }).waitFor();
  });

  it.each(sampled(['new', 'standard', 'premium', 'hospitality', 'cannotbook']))(
    '%s: has none, and reaches the chooser with the keyboard',
    async (customer) => {
      const { page, profiles } = await openAs(customer);
      await profiles.empty.waitFor();
      await profiles.addNew.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Add a new profile' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/profile/premium');
    },
  );

  it('returns focus to what opened the chooser, and scrolls there', async () => {
    const { page, profiles, requests } = await openAs('standard');
    await profiles.empty.waitFor();
    await page.waitForLoadState('networkidle');
    const asked = requests.of('GET', /\/settings\/view$/u).length;
    const scrolled = () => page.evaluate(() => scrollY);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    ]) {
      await profiles.addNew.click();
      const chooser = page.getByRole('dialog', { name: 'Add a new profile' });
      await chooser.waitFor();
      const before = await scrolled();
      expect(before).toBeGreaterThan(0);
      await close();
      await chooser.waitFor({ state: 'detached' });
      await page.waitForURL(({ pathname }) => pathname === '/profile');
      await eventually(() => isFocused(profiles.addNew)).toBe(true);
      expect(await scrolled()).toBe(before);
    }
    expect(requests.of('GET', /\/settings\/view$/u), 'the profile was not drawn anew').toHaveLength(asked);
  });
});

describe('each list', () => {
  it('fails and is retried independently of the other', async () => {
    const { page, provoke } = await app.visitAs('business');
    provoke(billPayList);
    await page.route(billPayList, (route) => route.fulfill({ status: 503, body: '' }));
    const profiles = await openProfiles(page);
    await profiles.row('Murphy Events').waitFor();
    await profiles.section.getByText("We couldn't load your Bill Pay accounts").waitFor();
    expect(await profiles.section.getByText("You don't have a Bill Pay account.").count()).toBe(0);
    await page.unroute(billPayList);
    await profiles.retry.click();
    await profiles.section.getByText("You don't have a Bill Pay account.").waitFor();
    expect(await isFocused(profiles.heading)).toBe(true);
    expect(await profiles.retry.count()).toBe(0);
  });

  it('keeps the last known entries if a reload fails', async () => {
    const { page, provoke, profiles } = await openAs('business');
    provoke(businessList);
    provoke(switching);
    await profiles.row('Murphy Events').waitFor();
    await page.route(businessList, (route) => route.fulfill({ status: 503, body: '' }));
    await page.route(switching, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await profiles.switchOf('Murphy Events').click();
    await profiles.section.getByText("We couldn't refresh your business accounts").waitFor();
    await profiles
      .failureOf('Murphy Events')
      .getByText(/^We don't know whether/u)
      .waitFor();
    await profiles.row('Murphy & Sons Ltd').waitFor();
    await page.unroute(businessList);
    await profiles.retry.click();
    await eventually(() => profiles.retry.count()).toBe(0);
    await profiles.switchOf('Murphy Events').waitFor();
  });
});
