import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../support/browser/loads/chunks';
import { eventually } from '../../support/browser/eventually';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { PasswordSection, ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { actFor, demoPassword } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const changeCalls = /\/settings\/change-password$/;
const meter = codeOf('src/domain/passwords/strength-meter.ts');
const strong = 'Nine taxis at dusk';

/** Inside the window, and nothing covers its beginning. */
const isInSight = (element: Element): boolean => {
  const { left, top, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 2, top + height / 2));
};

const open = async (page: Page): Promise<PasswordSection> => {
  await page.goto('/profile');
  const section = new PasswordSection(page);
  await section.newPassword.waitFor();
  return section;
};

describe('changing the password', () => {
  it('works with the keyboard alone: the fields are cleared, and focus moves to the heading', async () => {
    const { page, requests } = await app.visitAs('standard');
    const section = await open(page);
    const navigation = /\/api\/content\/nav$/;
    await eventually(() => requests.of('GET', navigation).length).toBe(1);
    await tabTo(page, section.oldPassword);
    await page.keyboard.type(demoPassword);
    await tabTo(page, section.newPassword);
    await page.keyboard.type(strong);
    await tabTo(page, section.submit);
    await page.keyboard.press('Enter');

    await eventually(() => isFocused(section.heading)).toBe(true);
    await new Shell(page).closeNotice.first().waitFor();
    expect([await section.oldPassword.inputValue(), await section.newPassword.inputValue()]).toEqual([
      '',
      '',
    ]);
    await eventually(() => requests.of('GET', navigation).length).toBe(2);

    const [sent, ...more] = requests.of('POST', changeCalls);
    expect(more).toEqual([]);
    expect(Object.fromEntries(new URLSearchParams(sent?.body ?? ''))).toEqual({
      oldPassword: demoPassword,
      newPassword: strong,
      recaptchaToken: '',
    });
  });

  it('shows the error at the wrong password, and keeps what was typed', async () => {
    const { page, provoke } = await app.visitAs('premium');
    provoke(changeCalls);
    const section = await open(page);
    await section.oldPassword.fill('not the password');
    await section.newPassword.fill(strong);
    await section.submit.click();
    await section.refusal.waitFor();
    expect(await section.oldPassword.getAttribute('aria-invalid')).toBe('true');
    await page.getByText("This isn't your current password.").first().waitFor();
    expect([await section.oldPassword.inputValue(), await section.newPassword.inputValue()]).toEqual([
      'not the password',
      strong,
    ]);
    await section.oldPassword.fill('not the password!');
    await eventually(() => section.oldPassword.getAttribute('aria-invalid')).toBeNull();
  });

  it('sends nothing while the new password is weak: the summary leads to it', async () => {
    const { page, requests } = await app.visitAs('premium');
    const section = await open(page);
    await section.oldPassword.fill(demoPassword);
    await section.newPassword.fill('premium@cabrank.test');
    await section.strength('Insecure').or(section.strength('Poor')).waitFor();
    await section.submit.click();
    await eventually(() => section.summary.evaluate((box) => box === document.activeElement)).toBe(true);
    await section.summary.getByRole('link').click();
    expect(await isFocused(section.newPassword)).toBe(true);
    expect(requests.of('POST', changeCalls)).toEqual([]);
  });

  it.each(
    sampled([
      ['password', 'Insecure', 'rgb(179, 38, 30)', 1],
      ['rainbow9', 'Poor', 'rgb(198, 90, 0)', 2],
      ['Cabrank2026!', 'Okay', 'rgb(111, 111, 103)', 3],
      ['zebra lamp', 'Good', 'rgb(31, 95, 174)', 4],
      [strong, 'Excellent', 'rgb(27, 122, 58)', 5],
    ]),
  )('rates %s, pasted, as %s in its colour, and announces it', async (typed, label, colour, steps) => {
    const { page } = await app.visitAs('premium');
    const section = await open(page);
    await section.newPassword.focus();
    await page.keyboard.insertText(typed);
    await section.strength(label).waitFor();
    await eventually(() =>
      page
        .locator('[data-filled]')
        .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor)),
    ).toEqual(Array<string>(steps).fill(colour));
    await section.spoken.filter({ hasText: label }).waitFor({ state: 'attached' });
  });

  it('shows the strength with forced colours too, which take the backgrounds away', async () => {
    const { page } = await app.visitAs('premium');
    await page.emulateMedia({ forcedColors: 'active' });
    const section = await open(page);
    await section.newPassword.focus();
    await page.keyboard.insertText('rainbow9');
    await section.strength('Poor').waitFor();
    const steps = page.locator('[data-filled]').first().locator('..').locator('> *');
    const likeTheFirst = async () => {
      const colours = await steps.evaluateAll((bars) =>
        bars.map((bar) => getComputedStyle(bar).backgroundColor),
      );
      return colours.map((colour) => colour === colours[0]);
    };
    await eventually(likeTheFirst).toEqual([true, true, false, false, false]);
  });

  it('downloads the meter only when the field gets focus', async () => {
    const { page, requests } = await app.visitAs('premium');
    const section = await open(page);
    expect(requests.of('GET', meter)).toEqual([]);
    await section.newPassword.focus();
    await eventually(() => requests.of('GET', meter).length).toBe(1);
  });

  it('says if the meter cannot be loaded, keeps what was typed, and Retry loads it', async () => {
    const { page, provoke } = await app.visitAs('premium');
    provoke(meter);
    await page.route(meter, (route) => route.abort());
    const section = await open(page);
    await section.newPassword.fill(strong);
    await section.unavailable.waitFor();
    await page.unroute(meter);
    await section.retry.click();
    await section.strength('Excellent').waitFor();
    expect(await section.newPassword.inputValue()).toBe(strong);
    expect(await isFocused(section.newPassword)).toBe(true);
  });

  it('is not available to an admin who acts for the customer: says why instead', async () => {
    const { page, context } = await app.visit();
    await actFor(context, 'mustchange');
    await page.goto('/profile');
    await page.getByText(/^Only .+ can change this password\.$/u).waitFor();
    const section = new PasswordSection(page);
    expect([await section.oldPassword.count(), await section.mustChange.count()]).toEqual([0, 0]);
  });
});

describe('a customer who must change the password', () => {
  it('sees only that form, and requests no other data, until it is changed with the keyboard', async () => {
    const { page, requests } = await app.visitAs('mustchange');
    const section = await open(page);
    await section.mustChange.waitFor();
    await page
      .getByText('You will need to change your password before you can continue to use the site')
      .waitFor();
    expect(await new ProfilePage(page).heading.count()).toBe(0);
    expect(requests.of('GET', /\/api\/user\//)).toEqual([]);

    await tabTo(page, section.oldPassword);
    await page.keyboard.type(demoPassword);
    await tabTo(page, section.newPassword);
    await page.keyboard.type(strong);
    await page.keyboard.press('Enter');

    const profile = new ProfilePage(page);
    await profile.loaded();
    expect(await section.mustChange.count()).toBe(0);
    await eventually(() => isFocused(section.heading)).toBe(true);
  });
});

describe('the menu of the profile', () => {
  it.each(sampled([390, 768, 1280]))(
    'leads to each section at %i px, and focuses its heading',
    async (width) => {
      const { page } = await app.visitAs('premium', { width });
      const section = await open(page);
      await new ProfilePage(page).loaded();
      const menu = page.getByRole('navigation', { name: 'Profile sections' });
      await menu.getByRole('link', { name: 'Change Password' }).click();
      expect(await isFocused(section.heading)).toBe(true);
      await eventually(() => section.heading.evaluate(isInSight)).toBe(true);
      await menu.getByRole('link', { name: 'Manage Payments' }).click();
      expect(await isFocused(new ProfilePage(page).heading)).toBe(true);
      await eventually(() => new ProfilePage(page).heading.evaluate(isInSight)).toBe(true);
    },
  );
});
