import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { GuestPage } from '../../support/pages/session/guest-page';
import { SettingsSection } from '../../support/pages/profile/profile-settings';
import { useApp } from '../../support/browser/use-app';
import { pressUnready } from '../../support/browser/press-unready';

const app = useApp();
const guestCalls = /\/api\/auth\/guest$/;

/** Opens the page and waits until the form reacts: it is drawn before its script has come. */
async function open(page: Page): Promise<GuestPage> {
  const guest = new GuestPage(page);
  await page.goto('/guest');
  await guest.country.waitFor();
  await eventually(async () => {
    await pressUnready(guest.submit);
    return page.getByRole('alert').filter({ hasText: 'Phone Number: Required.' }).count();
  }).toBe(1);
  return guest;
}

describe('a phone number', () => {
  it('pasted with its prefix selects its country, stays as pasted, and is sent as E.164', async () => {
    const { page, requests } = await app.visit();
    const guest = await open(page);
    expect(await guest.country.inputValue()).toBe('IE');
    await guest.name.fill('Gearóid Ryan');
    await guest.phone.focus();
    await page.keyboard.insertText('+44 20 7946 0958');
    await eventually(() => guest.country.inputValue()).toBe('GB');
    expect(await guest.phone.inputValue()).toBe('+44 20 7946 0958');
    await page.getByText('Country changed to United Kingdom (+44)').waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await eventually(() => requests.of('POST', guestCalls).length).toBe(1);
    const sent = new URLSearchParams(requests.of('POST', guestCalls)[0]?.body ?? '');
    expect(sent.get('phone')).toBe('+442079460958');
  });

  it('that is invalid shows an error after the field loses focus, at 320 px too, until the country is right', async () => {
    const { page } = await app.visit({ width: 320, height: 640 });
    const guest = await open(page);
    await guest.phone.fill('020 7946 0958');
    await guest.phone.blur();
    const message = page
      .getByRole('group', { name: 'Phone' })
      .getByText('Please check the phone number, including the prefix, and try again.');
    await message.waitFor();
    const widest = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(widest).toBeLessThanOrEqual(0);
    await guest.country.selectOption('GB');
    await message.waitFor({ state: 'detached' });
    expect(await guest.phone.inputValue()).toBe('020 7946 0958');
  });

  it('offers Ireland, the United Kingdom, the United States and Canada first, then the rest', async () => {
    const { page } = await app.visit();
    const guest = await open(page);
    const offered = await guest.country.locator('option').allInnerTexts();
    expect(offered.slice(0, 5)).toEqual([
      'Ireland (+353)',
      'United Kingdom (+44)',
      'United States (+1)',
      'Canada (+1)',
      'Afghanistan (+93)',
    ]);
    expect(offered.join()).not.toContain('Antarctica');
  });
});

describe('the countries of the settings', () => {
  it.each(['its keys', 'the pointer'])(
    'are rendered when their list gets focus by %s, and one of them is saved',
    async (means) => {
      const { page, requests } = await app.visitAs('standard');
      const settings = new SettingsSection(page);
      await settings.open();
      const offered = settings.country.locator('option');
      expect(await offered.count()).toBeLessThan(6);
      if (means === 'its keys') {
        await settings.bookingName.focus();
        while (!(await settings.country.evaluate((list) => list === document.activeElement)))
          await page.keyboard.press('Tab');
        await page.keyboard.type('Fra');
      } else {
        await settings.country.hover();
        await eventually(() => offered.count()).toBe(242);
        await settings.country.selectOption('FR');
      }
      await eventually(() => offered.count()).toBe(242);
      await eventually(() => settings.country.inputValue()).toBe('FR');
      await settings.phone.fill('01 42 68 53 00');
      await settings.save();
      const [request] = requests.of('POST', /\/settings\/update$/u);
      expect(new URLSearchParams(request?.body ?? '').get('phoneNumber')).toBe('+33142685300');
    },
  );
});
