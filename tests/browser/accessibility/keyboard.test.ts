import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { AddCardDialog, ChallengeDialog, validFor } from '../../support/cards/add-card-dialog';
import { eventually } from '../../support/browser/eventually';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

/** Whether nothing covers the middle of the element. */
const isOnTop = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

/** Tab at the last control leads to the first, and Shift+Tab back. */
async function expectLoop(page: Page, dialog: Locator): Promise<void> {
  const buttons = dialog.getByRole('button');
  const isAlone = () => page.locator('#page').evaluate((behind) => behind.hasAttribute('inert'));
  await eventually(isAlone).toBe(true);
  await buttons.last().focus();
  await page.keyboard.press('Tab');
  expect(await isFocused(buttons.first())).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await isFocused(buttons.last())).toBe(true);
}

describe('with the keyboard alone', () => {
  it('signs in, adds a card through 3-D Secure and returns focus to where it started', async () => {
    const { page, provoke } = await app.visit();
    provoke(/\/cards\/add$/);
    const login = new LoginPage(page);
    await login.open('/login?returnUrl=%2Fprofile');
    await tabTo(page, login.email);
    await page.keyboard.type('standard@cabrank.test');
    await tabTo(page, login.password);
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');

    const profile = new ProfilePage(page);
    await profile.cards.first().waitFor();
    await tabTo(page, profile.addCard.first());
    await page.keyboard.press('Enter');

    const dialog = new AddCardDialog(page);
    await dialog.number.waitFor();
    await tabTo(page, dialog.nickname);
    await page.keyboard.type('By keyboard');
    await tabTo(page, dialog.cardholder);
    await page.keyboard.type('Aoife Byrne');
    await tabTo(page, dialog.number);
    await page.keyboard.type('4000002500003155');
    await tabTo(page, dialog.expiry);
    await page.keyboard.type('1239');
    await tabTo(page, dialog.cvc);
    await page.keyboard.type('123');
    await tabTo(page, dialog.submit);
    await page.keyboard.press('Enter');

    const challenge = new ChallengeDialog(page);
    await tabTo(page, challenge.complete);
    await page.keyboard.press('Enter');

    await profile.card('By keyboard').waitFor();
    await eventually(() => isFocused(profile.addCard.first())).toBe(true);
  });

  it('adds the first card and returns focus to where it started', async () => {
    const { page } = await app.visitAs('new');
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.empty.waitFor();
    await tabTo(page, profile.addCard);
    await page.keyboard.press('Enter');

    const dialog = new AddCardDialog(page);
    await dialog.number.waitFor();
    await tabTo(page, dialog.nickname);
    await page.keyboard.type('The first');
    await tabTo(page, dialog.cardholder);
    await page.keyboard.type('Aoife Byrne');
    await tabTo(page, dialog.number);
    await page.keyboard.type('4242424242424242');
    await tabTo(page, dialog.expiry);
    await page.keyboard.type('1239');
    await tabTo(page, dialog.cvc);
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');

    await profile.card('The first').waitFor();
    await dialog.dialog.waitFor({ state: 'detached' });
    await eventually(() => isFocused(profile.addCard)).toBe(true);
  });

  it('closes a notice after the dialog in front of it is closed', async () => {
    const { page } = await app.visitAs('standard');
    await page.route(/\/cards\/add$/, (route) =>
      route.fulfill({ json: { code: 200, message: 'Your card was added.', response: null } }),
    );
    const profile = new ProfilePage(page);
    const dialog = new AddCardDialog(page);
    const { closeNotice } = new Shell(page);
    await profile.open();
    await profile.addCard.click();
    await dialog.number.waitFor();
    await dialog.fill('Everyday', validFor('4242424242424242'));
    await dialog.submit.click();
    await closeNotice.waitFor();
    await dialog.dialog.waitFor({ state: 'detached' });

    await profile.addCard.click();
    await dialog.number.waitFor();
    expect(await closeNotice.evaluate(isOnTop)).toBe(false);
    await page.keyboard.press('Escape');
    await dialog.dialog.waitFor({ state: 'detached' });
    await tabTo(page, closeNotice);
    await page.keyboard.press('Enter');
    await closeNotice.waitFor({ state: 'detached' });
  });

  it('keeps focus in the dialog when Tab is pressed, forwards or backwards', async () => {
    const { page } = await app.visitAs('standard');
    await new ProfilePage(page).open();
    const dialog = new AddCardDialog(page);
    await new ProfilePage(page).addCard.first().click();
    await dialog.number.waitFor();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press(key);
        const inside = await dialog.dialog.evaluate((box) => box.contains(document.activeElement));
        expect(inside, `after ${stop + 1} × ${key} the focus is in the dialog`).toBe(true);
      }
    }
  });

  it('goes round in the dialog that chooses a profile', async () => {
    const { page } = await app.visitAs('standard');
    await page.goto('/profile/premium');
    const chooser = page.getByRole('dialog', { name: 'Add a new profile' });
    await chooser.waitFor();
    await expectLoop(page, chooser);
  });

  it('goes round in the drawer of a phone', async () => {
    const { page } = await app.visitAs('standard', { width: 390, height: 844 });
    const { menu, drawer } = new Shell(page);
    await new ProfilePage(page).open();
    await menu.click();
    await drawer.dialog.waitFor();
    await expectLoop(page, drawer.dialog);
  });
});
