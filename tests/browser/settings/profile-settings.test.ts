import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { SettingsSection } from '../../support/pages/profile/profile-settings';
import { Shell } from '../../support/pages/shell';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const view = /\/settings\/view$/u;
const update = /\/settings\/update$/u;

const open = async (page: Page): Promise<SettingsSection> => {
  const settings = new SettingsSection(page);
  await settings.open();
  return settings;
};
const sent = (body: string | null | undefined) =>
  [...new URLSearchParams(body ?? '')].map(([name, value]) => `${name}=${value}`);
describe('a press that takes focus from a field', () => {
  it('works even if an entry or an error then appears above it', async () => {
    const { page } = await app.visitAs('business');
    const { copies } = await open(page);
    await copies.fill('not an address');
    await page.getByRole('button', { name: 'Add card', exact: true }).click();
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /not an address/u }).waitFor();
  });
});

describe('the settings', () => {
  it.each(sampled(['standard', 'new', 'premium']))(
    'of %s are changed, saved, and kept after a reload',
    async (customer) => {
      const { page, requests } = await app.visitAs(customer);
      const settings = await open(page);
      expect(await settings.email.inputValue()).toBe(`${customer}@cabrank.test`);
      const hidden = [settings.deliveryJob, settings.copies, settings.sharing];
      expect(await Promise.all(hidden.map((field) => field.count()))).toEqual([0, 0, 0]);
      const [firstName, lastName] = [
        await settings.firstName.inputValue(),
        await settings.lastName.inputValue(),
      ];
      const users = requests.of('GET', /\/api\/auth\/user$/u).length;

      await settings.bookingName.fill('Seán O’Brien-Ní Dhomhnaill');
      await settings.phone.fill('+44 20 7946 0958');
      await settings.job.selectOption({ label: 'Estate car' });
      await settings.landing.selectOption({ label: 'Profile' });
      const mails = await settings.mails.isChecked();
      await settings.mails.click();
      await settings.save();
      const [request, ...more] = requests.of('POST', update);
      expect([sent(request?.body), more]).toEqual([
        [
          `firstName=${firstName}`,
          `lastName=${lastName}`,
          'bookingName=Seán O’Brien-Ní Dhomhnaill',
          'phoneNumber=+442079460958',
          'defaultJob=2',
          'defaultJobDelivery=',
          'ccEmail[]=',
          'shareBookings[]=',
          'defaultPage=/profile',
          `confirmationEmails=${mails ? '0' : '1'}`,
          'recaptchaToken=',
        ],
        [],
      ]);
      // The phone stays as it was typed; the user is read again.
      expect(await settings.phone.inputValue()).toBe('+44 20 7946 0958');
      await eventually(() => requests.of('GET', /\/api\/auth\/user$/u).length).toBe(users + 1);

      await page.reload();
      await settings.bookingName.waitFor();
      expect(await settings.bookingName.inputValue()).toBe('Seán O’Brien-Ní Dhomhnaill');
      expect([await settings.country.inputValue(), await settings.phone.inputValue()]).toEqual([
        'GB',
        '020 7946 0958',
      ]);
      expect([await settings.job.inputValue(), await settings.landing.inputValue()]).toEqual([
        '2',
        '/profile',
      ]);
      expect(await settings.mails.isChecked()).toBe(!mails);
    },
  );

  it.each(sampled(['business', 'billpay']))(
    'of %s have deliveries and lists, and can be filled in with the keyboard alone',
    async (customer) => {
      const { page, requests } = await app.visitAs(customer);
      const settings = await open(page);
      await tabTo(page, settings.deliveryJob);
      await page.keyboard.press('ArrowDown');
      const landing = await settings.landing.inputValue();
      await tabTo(page, settings.mails);
      const mails = await settings.mails.isChecked();
      await page.keyboard.press('Space');
      await tabTo(page, settings.copies);
      await page.keyboard.type('accounts@example.com');
      await page.keyboard.press('Enter');
      await page.keyboard.insertText('desk@example.com,night@example.com,');
      await page.keyboard.press('Backspace');
      expect(await isFocused(settings.copies)).toBe(true);
      await page.keyboard.press('Delete');
      await eventually(() => settings.entries('CC Correspondence to').count()).toBe(2);
      expect(await settings.entries('CC Correspondence to').allInnerTexts()).toEqual([
        'accounts@example.com',
        'desk@example.com',
      ]);
      await tabTo(page, settings.sharing);
      await page.keyboard.type('reception@example.com');
      // What is still being typed counts.
      await tabTo(page, settings.submit);
      await page.keyboard.press('Enter');
      await settings.saved.waitFor();
      expect(sent(requests.of('POST', update)[0]?.body).slice(5)).toEqual([
        'defaultJobDelivery=1',
        'ccEmail[]=accounts@example.com',
        'ccEmail[]=desk@example.com',
        'shareBookings[]=reception@example.com',
        `defaultPage=${landing}`,
        `confirmationEmails=${mails ? '0' : '1'}`,
        'recaptchaToken=',
      ]);
      await page.reload();
      await settings.bookingName.waitFor();
      expect(await settings.entries('Share Bookings With').allInnerTexts()).toEqual([
        'reception@example.com',
      ]);
      expect([await settings.deliveryJob.inputValue(), await settings.mails.isChecked()]).toEqual([
        '1',
        !mails,
      ]);
      await settings.remover('reception@example.com').click();
      await eventually(() => isFocused(settings.sharing)).toBe(true);
      await settings.save();
      await page.reload();
      await settings.bookingName.waitFor();
      expect(await settings.entries('Share Bookings With').count()).toBe(0);
    },
  );

  it('have lists whose last entry is highlighted by Backspace, and removed by another Backspace', async () => {
    const { page } = await app.visitAs('business');
    const settings = await open(page);
    const entered = settings.entries('CC Correspondence to');
    const before = await entered.count();
    await settings.copies.fill('rank@example.com, radio@example.com,');
    await eventually(() => entered.count()).toBe(before + 2);
    await settings.copies.press('Backspace');
    expect([await entered.count(), await isFocused(settings.copies)]).toEqual([before + 2, true]);
    await settings.copies.press('Backspace');
    await eventually(() => entered.count()).toBe(before + 1);
    expect(await settings.remover('radio@example.com').count()).toBe(0);
    // What is typed next is a text again, in which the key does what it does anywhere.
    await settings.copies.pressSequentially('late');
    await settings.copies.press('Backspace');
    expect([await settings.copies.inputValue(), await entered.count()]).toEqual(['lat', before + 1]);
    await settings.remover('rank@example.com').click();
    await eventually(() => isFocused(settings.copies)).toBe(true);
    await eventually(() => entered.count()).toBe(before);
  });

  it('are not sent while there is an error: the summary leads to the first invalid entry', async () => {
    const { page, requests } = await app.visitAs('business');
    const settings = await open(page);
    await settings.copies.fill('nobody, none@x.ie, neither,');
    await settings.bookingName.fill('');
    expect(await settings.submit.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: "Why can't I save?" }).click();
    await eventually(() => settings.summary.evaluate((box) => box.contains(document.activeElement))).toBe(
      true,
    );
    expect(await settings.summary.getByRole('link').allInnerTexts()).toEqual([
      'Default Booking Name: Required.',
      'CC Correspondence to: nobody: Invalid e-mail address.',
    ]);
    await settings.summary.getByRole('link').last().click();
    expect(await isFocused(settings.copies)).toBe(true);
    expect(requests.of('POST', update)).toEqual([]);
    await settings.remover('nobody').click();
    await settings.remover('neither').click();
    await settings.bookingName.fill('Front desk');
    await settings.save();
  });

  it('show the server’s error at its field, keep what was typed, and are saved by the next press', async () => {
    const { page, provoke } = await app.visitAs('standard');
    provoke(update);
    const settings = await open(page);
    await settings.bookingName.fill('Front desk');
    await page.route(update, (route) =>
      route.fulfill({
        status: 400,
        json: { code: 400, message: 'Please check the form.', errors: { phoneNumber: 'Not one of ours.' } },
      }),
    );
    await settings.submit.click();
    await settings.refusal.getByText('Please check the form.').waitFor();
    expect(await settings.phone.getAttribute('aria-invalid')).toBe('true');
    expect(await settings.bookingName.inputValue()).toBe('Front desk');
    expect(await new Shell(page).closeNotice.count()).toBe(0);
    await page.unroute(update);
    await settings.save();
  });

  it('that cannot be loaded are requested again, and focus stays in the section', async () => {
    const { page, provoke } = await app.visitAs('standard');
    provoke(view);
    await page.route(view, (route) => route.abort());
    await page.goto('/profile');
    const settings = new SettingsSection(page);
    await settings.failed.waitFor();
    await page.unroute(view);
    await settings.retry.click();
    expect(await isFocused(settings.heading)).toBe(true);
    await settings.bookingName.waitFor();
  });
});
