import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { eventually } from '../../support/browser/eventually';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { enterAsGuest } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const nav = /\/api\/content\/nav$/;
const phone = { width: 390, height: 844 };

/** Terms or privacy, in its dialog. */
const information = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The configuration as it is, but for some of its fields. */
async function configure(page: Page, fields: object): Promise<void> {
  await page.route(/\/api\/config$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { readonly response: object };
    await route.fulfill({ response: answer, json: { ...body, response: { ...body.response, ...fields } } });
  });
}

describe('the drawer, with the keyboard alone', () => {
  it('opens, keeps focus inside, closes and leads to a screen', async () => {
    const { page } = await app.visitAs('standard', phone);
    const { menu, drawer } = new Shell(page);
    const profile = new ProfilePage(page);
    await page.goto('/content/privacy');
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await drawer.dialog.waitFor();
    await eventually(() => isFocused(drawer.close)).toBe(true);

    await tabTo(page, drawer.button('Logout'));
    await page.keyboard.press('Tab');
    const behind = () =>
      page.evaluate(
        () => document.activeElement?.closest('#page') !== null && document.activeElement !== null,
      );
    expect(await behind(), 'the focus is on the page behind the drawer').toBe(false);

    await drawer.close.focus();
    await page.keyboard.press('Escape');
    await drawer.dialog.waitFor({ state: 'detached' });
    expect(await isFocused(menu)).toBe(true);

    await page.keyboard.press('Enter');
    await eventually(() => isFocused(drawer.close)).toBe(true);
    await page.keyboard.press('Enter');
    await drawer.dialog.waitFor({ state: 'detached' });
    expect(await isFocused(menu)).toBe(true);

    await page.keyboard.press('Enter');
    await tabTo(page, drawer.link('Profile'));
    await page.keyboard.press('Enter');
    await drawer.dialog.waitFor({ state: 'detached' });
    await profile.heading.waitFor();
    await eventually(() => isFocused(profile.title)).toBe(true);
  });

  it('is replaced by a dialog, which returns focus to the menu button', async () => {
    const { page } = await app.visitAs('standard', phone);
    const { menu, drawer } = new Shell(page);
    await new ProfilePage(page).open();
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await tabTo(page, drawer.button('Privacy'));
    await page.keyboard.press('Enter');
    const dialog = information(page, 'Privacy');
    await dialog.waitFor();
    expect(await drawer.dialog.count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => isFocused(menu)).toBe(true);
  });

  it('signs out with its last item', async () => {
    const { page } = await app.visitAs('standard', phone);
    const { menu, drawer } = new Shell(page);
    await new ProfilePage(page).open();
    await new ProfilePage(page).settled();
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await tabTo(page, drawer.button('Logout'));
    expect(await drawer.dialog.getByRole('button').last().innerText()).toBe('Logout');
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'Sign in' });
    await eventually(() => isFocused(heading)).toBe(true);
    expect(await drawer.dialog.count()).toBe(0);
  });
});

describe('the menu', () => {
  it('opens the dialog of the header or the footer, which returns focus to its button', async () => {
    const { page } = await app.visitAs('standard');
    const shell = new Shell(page);
    await new ProfilePage(page).open();
    for (const button of [
      shell.contact,
      ...['Terms', 'Privacy', 'Contact us'].map((each) => shell.inFooter(each)),
    ]) {
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await eventually(() => isFocused(button)).toBe(true);
    }
  });

  it('closes on a press outside, and on Back', async () => {
    const { page } = await app.visitAs('standard', phone);
    const { menu, drawer } = new Shell(page);
    await page.goto('/content/terms');
    await menu.click();
    await page.locator('#page[inert]').waitFor({ state: 'attached' });
    await page.mouse.click(10, 400);
    await drawer.dialog.waitFor({ state: 'detached' });
    expect(await isFocused(menu)).toBe(true);

    await menu.click();
    await drawer.link('Profile').click();
    await new ProfilePage(page).heading.waitFor();
    await menu.click();
    await drawer.close.waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Terms and Conditions' }).waitFor();
    expect(await drawer.dialog.count()).toBe(0);
  });

  it.each(
    sampled([
      ['standard', ['Book Online', 'My Bookings', 'Profile']],
      ['business', ['Book Online', 'My Bookings', 'Profile', 'Manage Users']],
      ['admin', ['Dashboard', 'Customers', 'Credit requests', 'Audit', 'Dispatch']],
    ]),
  )('contains for %s what the server lists, but for what is in the footer', async (who, items) => {
    const { page } = await app.visitAs(who);
    const shell = new Shell(page);
    await page.goto('/content/terms');
    await shell.logout.waitFor();
    await eventually(() => shell.items()).toEqual(items);
    expect(await shell.signIn.count()).toBe(0);
  });

  it('contains Logout and no profile for a guest', async () => {
    const { page, context } = await app.visit();
    await enterAsGuest(context);
    const shell = new Shell(page);
    await page.goto('/content/terms');
    await shell.logout.waitFor();
    await eventually(() => shell.items()).toEqual(['Book Online', 'My Bookings', 'Register']);
    await shell.inFooter('Terms').waitFor();
  });

  it('contains the sign-in for a visitor', async () => {
    const { page } = await app.visit();
    const shell = new Shell(page);
    await page.goto('/content/terms');
    await shell.signIn.waitFor();
    await eventually(() => shell.items()).toEqual(['Register', 'Book as a guest', 'Terms', 'Privacy']);
    expect(await shell.logout.count()).toBe(0);
    expect(await shell.person.count()).toBe(0);
    expect(await shell.footer.count()).toBe(0);
    await shell.signIn.click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('is one row for a visitor on a phone, with the items behind its button', async () => {
    const { page } = await app.visit(phone);
    const shell = new Shell(page);
    await page.goto('/content/terms');
    await shell.signIn.waitFor();
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80);
    await shell.menu.click();
    await shell.drawer.link('Register').waitFor();
    expect(await shell.logout.count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await eventually(() => isFocused(shell.menu)).toBe(true);
    await shell.menu.click();
    await shell.drawer.link('Register').click();
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/register/u);
  });

  it('says that it could not be loaded and loads again, while Logout stays available', async () => {
    const { page, provoke } = await app.visitAs('standard');
    provoke(nav);
    await page.route(nav, (route) => route.fulfill({ status: 503, body: '' }));
    const shell = new Shell(page);
    await new ProfilePage(page).open();
    await shell.navigation.getByText("We couldn't load the menu.").waitFor();
    await shell.logout.waitFor();
    await page.unroute(nav);
    await shell.loadMenuAgain.click();
    await shell.item('Book Online').waitFor();
    expect(await shell.loadMenuAgain.count()).toBe(0);
    expect(await isFocused(shell.navigation)).toBe(true);
  });
});

describe('the company in the header', () => {
  it('shows premium customers their hotline, and everyone the link to the app', async () => {
    const { page } = await app.visitAs('premium');
    const shell = new Shell(page);
    await new ProfilePage(page).open();
    expect(await shell.link('01 555 0101').getAttribute('href')).toBe('tel:015550101');
    expect(await shell.link('Book by App').getAttribute('href')).toBe('https://cabrank.example/app');
    expect(await shell.link('01 555 0100').count()).toBe(0);
  });

  it('shows other customers the ordinary number', async () => {
    const { page } = await app.visitAs('standard');
    const shell = new Shell(page);
    await new ProfilePage(page).open();
    await shell.link('01 555 0100').waitFor();
  });

  it('hides numbers, contact and app if there are none', async () => {
    const { page } = await app.visitAs('premium', phone);
    await configure(page, { hasContact: false, appDownloadLink: null });
    const { menu, drawer, contact } = new Shell(page);
    await new ProfilePage(page).open();
    expect(await contact.count()).toBe(0);
    await menu.click();
    await drawer.link('Profile').waitFor();
    expect(await drawer.dialog.innerText()).not.toMatch(/01 555|Contact|Book by App/);
  });
});

describe('the footer', () => {
  it('ends the screen with the phone number, but not that of an older page, whose menu has its items', async () => {
    const { page } = await app.visitAs('standard');
    const shell = new Shell(page);
    await new ProfilePage(page).open();
    await shell.footer.getByRole('link', { name: '01 555 0100' }).waitFor();
    await shell.item('Book Online').waitFor();
    expect(await shell.items()).not.toContain('Terms');
    await page.goto('/new-booking');
    await page.locator('iframe').waitFor();
    expect(await shell.footer.count()).toBe(0);
    await eventually(() => shell.items()).toEqual(expect.arrayContaining(['Terms', 'Privacy']));
  });
});
