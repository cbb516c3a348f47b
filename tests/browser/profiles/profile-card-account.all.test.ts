import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { AddCardDialog, validFor } from '../../support/cards/add-card-dialog';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { CardAccountDialog, openProfiles } from '../../support/pages/profile/profile-payment-profiles';
import { SignInAgain } from '../../support/pages/session/sign-in-again';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const adding = /\/cards\/business\/add$/;

const openAs = async (customer: string) => {
  const visit = await app.visitAs(customer);
  return { ...visit, profiles: await openProfiles(visit.page) };
};

const fieldsOf = (body: string | null) => Object.fromEntries(new URLSearchParams(body ?? ''));

/** The server does what it was asked, and the answer never arrives. */
const committedThenLost = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort('connectionreset');
};

describe('adding a card account', () => {
  it('takes a company and a card, and the account is still listed after a reload', async () => {
    const { page, requests, profiles } = await openAs('standard');
    await tabTo(page, profiles.addCardAccount);
    await page.keyboard.press('Enter');
    const dialog = new CardAccountDialog(page);
    await dialog.card('Everyday').waitFor();
    expect(await isFocused(dialog.company)).toBe(true);
    await page.keyboard.type('  Kelly & Daughters Ltd ');
    await dialog.card('Old one').click({ force: true });
    expect(await dialog.card('Old one').isChecked()).toBe(false);
    await dialog.card('Joint account').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await dialog.dialog.waitFor({ state: 'detached' });
    const row = profiles.row('Kelly & Daughters Ltd');
    await row.getByText('•••• 4444').waitFor();
    expect(await isFocused(profiles.addCardAccount)).toBe(true);
    const [sent, ...more] = requests.of('POST', adding);
    expect(more).toEqual([]);
    expect(fieldsOf(sent?.body ?? null)).toEqual({
      companyName: 'Kelly & Daughters Ltd',
      cardId: expect.stringMatching(/^\d+$/u) as string,
      recaptchaToken: '',
    });
    await page.reload();
    await row.getByText('•••• 4444').waitFor();
    expect(await row.count()).toBe(1);
  });

  it('can add the first card, which is then selected', async () => {
    const { page, profiles } = await openAs('hospitality');
    await profiles.addCardAccount.click();
    const dialog = new CardAccountDialog(page);
    await dialog.company.fill('Gallagher Hotels');
    await dialog.addCard.click();
    const card = new AddCardDialog(page);
    await card.number.waitFor();
    expect(await dialog.dialog.count()).toBe(0);
    await card.fill('Hotel', validFor('4242424242424242'));
    await card.submit.click();
    await dialog.dialog.waitFor();
    await eventually(() => dialog.card('Hotel').isChecked()).toBe(true);
    expect(await dialog.company.inputValue()).toBe('Gallagher Hotels');
    await dialog.submit.click();
    await profiles.row('Gallagher Hotels').getByText('•••• 4242').waitFor();
    await eventually(() => isFocused(profiles.addCardAccount)).toBe(true);
  });

  it('continues where it was if no card is added', async () => {
    const { page, profiles } = await openAs('premium');
    await profiles.addCardAccount.click();
    const dialog = new CardAccountDialog(page);
    await dialog.company.fill('Byrne Design Ltd');
    await dialog.card('Travel').check();
    await dialog.addCard.click();
    const card = new AddCardDialog(page);
    await card.number.waitFor();
    await page.keyboard.press('Escape');
    await dialog.dialog.waitFor();
    expect([await dialog.company.inputValue(), await dialog.card('Travel').isChecked()]).toEqual([
      'Byrne Design Ltd',
      true,
    ]);
    await page.keyboard.press('Escape');
    await dialog.dialog.waitFor({ state: 'detached' });
    await eventually(() => isFocused(profiles.addCardAccount)).toBe(true);
  });

  it('keeps the company name after a reload, and discards it when the dialog is closed', async () => {
    const { page, profiles } = await openAs('premium');
    const dialog = new CardAccountDialog(page);
    await profiles.addCardAccount.click();
    await dialog.company.fill('Byrne Design');
    await page.reload();
    await profiles.addCardAccount.click();
    expect(await dialog.company.inputValue()).toBe('Byrne Design');
    await dialog.cancel.click();
    await profiles.addCardAccount.click();
    expect(await dialog.company.inputValue()).toBe('');
  });

  it('finds an account whose response was lost, and there is only one', async () => {
    const { page, profiles, provoke, requests } = await openAs('cannotbook');
    provoke(adding);
    await page.route(adding, committedThenLost);
    await profiles.addCardAccount.click();
    const dialog = new CardAccountDialog(page);
    await dialog.company.fill('Fitzgerald & Co');
    await dialog.card('Everyday').check();
    await dialog.submit.click();
    await dialog.dialog.waitFor({ state: 'detached' });
    await profiles.row('Fitzgerald & Co').waitFor();
    await page.reload();
    await profiles.row('Fitzgerald & Co').waitFor();
    expect(await profiles.row('Fitzgerald & Co').count()).toBe(1);
    expect(requests.of('POST', adding)).toHaveLength(1);
  });

  it('continues with what was typed after the session ended and the customer signed in again in place', async () => {
    const { context, page, profiles, provoke } = await openAs('billpay');
    provoke(/\/api\//u);
    // A list that is asked for later would notice the end of the session first.
    await new ProfilePage(page).settled();
    await profiles.addCardAccount.click();
    const dialog = new CardAccountDialog(page);
    await dialog.company.fill('Walsh Interiors');
    await dialog.card('Everyday').check();
    await context.clearCookies();
    await dialog.submit.click();
    const again = new SignInAgain(page);
    await again.signIn('billpay@cabrank.test', demoPassword);
    await again.dialog.waitFor({ state: 'detached' });
    expect(await dialog.company.inputValue()).toBe('Walsh Interiors');
    await eventually(() => dialog.card('Everyday').isChecked()).toBe(true);
    await dialog.submit.click();
    await profiles.row('Walsh Interiors').waitFor();
    expect(await profiles.row('Walsh Interiors').count()).toBe(1);
  });
});
