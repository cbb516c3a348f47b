import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeConfig } from '../support/change-config';
import { eventually } from '../support/eventually';
import { isFocused, tabTo } from '../support/keyboard';
import { enterAsCustomerWith } from '../support/made-customer';
import { AddCardDialog, validFor } from '../support/pages/add-card-dialog';
import { ProfilePage } from '../support/pages/profile-page';
import {
  CardAccountDialog,
  CreditRequestDialog,
  PaymentProfiles,
} from '../support/pages/profile-payment-profiles';
import { SignInAgain } from '../support/pages/sign-in-again';
import { demoPassword } from '../support/sign-in-quietly';
import { sampled } from '../support/tier';
import { useApp } from '../support/use-app';

const app = useApp();
const switching = /\/cards\/business\/\d+\/(?:enable|disable)$/;
const businessList = /\/cards\/business$/;
const billPayList = /\/settings\/accounts\/view$/;
const adding = /\/cards\/business\/add$/;
const applying = /\/settings\/accounts\/request$/;

const open = async (page: Page): Promise<PaymentProfiles> => {
  const profile = new ProfilePage(page);
  await profile.open();
  const profiles = new PaymentProfiles(page);
  await profiles.heading.waitFor();
  return profiles;
};
const openAs = async (customer: string) => {
  const visit = await app.visitAs(customer);
  return { ...visit, profiles: await open(visit.page) };
};
const fieldsOf = (body: string | null) => Object.fromEntries(new URLSearchParams(body ?? ''));

/** The server does what it was asked, and the answer never arrives. */
const committedThenLost = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort('connectionreset');
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

  it('member: sees whose account it is, and nothing of its card', async () => {
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
    await profiles.section.getByText('You have no business account.').waitFor();
  });

  it('pending: is told that the request is received', async () => {
    const { profiles } = await openAs('pending');
    await profiles.billPay.getByText('Request received. We reply within 3 working days.').waitFor();
    await profiles.billPay.getByText('Pending', { exact: true }).waitFor();
  });

  it.each(sampled(['new', 'standard', 'premium', 'hospitality', 'cannotbook']))(
    '%s: has none, and comes to the chooser by the keyboard',
    async (customer) => {
      const { page, profiles } = await openAs(customer);
      await profiles.empty.waitFor();
      await profiles.addNew.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Add a new profile' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/profile/premium');
    },
  );
});

describe('the switch of an account', () => {
  it('disables and enables with the keyboard, keeps the focus, and survives a reload', async () => {
    const { page, profiles, requests } = await openAs('business');
    const control = profiles.switchOf('Murphy & Sons Ltd');
    await tabTo(page, control);
    await page.keyboard.press('Space');
    await eventually(() => control.isChecked()).toBe(false);
    await eventually(() => control.getAttribute('aria-busy')).toBeNull();
    expect(await isFocused(control)).toBe(true);
    await page.reload();
    await eventually(() => control.isChecked()).toBe(false);
    await control.click();
    await eventually(() => control.isChecked()).toBe(true);
    await eventually(() => control.getAttribute('aria-busy')).toBeNull();
    const sent = requests.of('POST', switching);
    expect(sent.map(({ url, body }) => [url.split('/').at(-1), body])).toEqual([
      ['disable', null],
      ['enable', null],
    ]);
  });

  it('works for whoever sees the account', async () => {
    const { page, profiles } = await openAs('member');
    const control = profiles.switchOf('Murphy & Sons Ltd');
    await control.click();
    await eventually(() => control.getAttribute('aria-busy')).toBeNull();
    await page.reload();
    await eventually(() => control.isChecked()).toBe(false);
    await control.click();
    await eventually(() => control.getAttribute('aria-busy')).toBeNull();
    expect(await control.isChecked()).toBe(true);
  });

  it('goes back when the call fails, says so in its row, and works at the next press', async () => {
    const { page, profiles, provoke } = await openAs('business');
    provoke(switching);
    await page.route(
      switching,
      (route) => route.fulfill({ status: 403, json: { code: 403, message: 'It is closed for now.' } }),
      { times: 1 },
    );
    const control = profiles.switchOf('Murphy Events');
    await control.click();
    const failure = profiles.failureOf('Murphy Events');
    await failure.getByText('It is closed for now.').waitFor();
    expect(await control.isChecked()).toBe(false);
    expect(await control.getAttribute('aria-describedby')).not.toBeNull();
    await control.click();
    await eventually(() => control.isChecked()).toBe(true);
    await eventually(() => failure.count()).toBe(0);
    await page.reload();
    await eventually(() => control.isChecked()).toBe(true);
  });

  it('two quick presses end in the last wish, one call after the other', async () => {
    const { page, context, requests } = await app.visit();
    const { read } = await enterAsCustomerWith(context, { cards: ['Office'], company: 'Brennan Tours Ltd' });
    const profiles = await open(page);
    let underWay = 0;
    const together: number[] = [];
    await page.route(switching, async (route) => {
      together.push((underWay += 1));
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
      underWay -= 1;
    });
    const control = profiles.switchOf('Brennan Tours Ltd');
    await control.click();
    await control.click();
    await eventually(() => requests.of('POST', switching).length).toBe(2);
    await eventually(() => control.getAttribute('aria-busy')).toBeNull();
    expect(await control.isChecked()).toBe(true);
    expect(together).toEqual([1, 1]);
    await eventually(
      async () => (await read<readonly { readonly active: boolean }[]>('cards/business'))[0]?.active,
    ).toBe(true);
  });

  it('finds out by itself that a lost answer was a yes', async () => {
    const { page, context, provoke, requests } = await app.visit();
    await enterAsCustomerWith(context, { cards: ['Office'], company: 'Brennan Tours Ltd' });
    provoke(switching);
    await page.route(switching, committedThenLost);
    const profiles = await open(page);
    const control = profiles.switchOf('Brennan Tours Ltd');
    await control.click();
    await eventually(() => control.getAttribute('aria-busy')).toBeNull();
    expect(await control.isChecked()).toBe(false);
    expect(await profiles.failure.count()).toBe(0);
    expect(requests.of('POST', switching)).toHaveLength(1);
  });
});

describe('each list', () => {
  it('fails and is tried again on its own; the other stays', async () => {
    const { page, provoke } = await app.visitAs('business');
    provoke(billPayList);
    await page.route(billPayList, (route) => route.fulfill({ status: 503, body: '' }));
    const profiles = await open(page);
    await profiles.row('Murphy Events').waitFor();
    await profiles.section.getByText('We could not load your Bill Pay accounts').waitFor();
    expect(await profiles.section.getByText('You have no Bill Pay account.').count()).toBe(0);
    await page.unroute(billPayList);
    await profiles.retry.click();
    await profiles.section.getByText('You have no Bill Pay account.').waitFor();
    expect(await isFocused(profiles.heading)).toBe(true);
    expect(await profiles.retry.count()).toBe(0);
  });

  it('keeps what was known last when it cannot be read again', async () => {
    const { page, provoke, profiles } = await openAs('business');
    provoke(businessList);
    provoke(switching);
    await profiles.row('Murphy Events').waitFor();
    await page.route(businessList, (route) => route.fulfill({ status: 503, body: '' }));
    await page.route(switching, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await profiles.switchOf('Murphy Events').click();
    await profiles.section.getByText('We could not load your business accounts again').waitFor();
    await profiles
      .failureOf('Murphy Events')
      .getByText(/^We cannot say whether/u)
      .waitFor();
    await profiles.row('Murphy & Sons Ltd').waitFor();
    await page.unroute(businessList);
    await profiles.retry.click();
    await eventually(() => profiles.retry.count()).toBe(0);
    await profiles.switchOf('Murphy Events').waitFor();
  });
});

describe('adding a card account', () => {
  it('takes a company and a card, and the account is there after a reload', async () => {
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

  it('adds the first card on the way, which is chosen then', async () => {
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

  it('goes on where it was when no card is added after all', async () => {
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

  it('keeps the company over a reload, and forgets it when the dialog is closed', async () => {
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

  it('an account whose answer was lost is found, and there is one of it', async () => {
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

  it('a session that ends meanwhile is taken up again in place, with what was typed', async () => {
    const { context, page, profiles, provoke } = await openAs('billpay');
    provoke(/\/api\//u);
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

describe('applying for Bill Pay where Premium is not sold', () => {
  const openRequest = async (customer: string) => {
    const visit = await app.visitAs(customer);
    await changeConfig(visit.page, { premiumEnabled: false });
    const profiles = await open(visit.page);
    await profiles.requestBillPay.click();
    const dialog = new CreditRequestDialog(visit.page);
    await dialog.company.waitFor();
    return { ...visit, profiles, dialog };
  };

  it('sends the application as a form, says that it is sent, and the list shows it pending', async () => {
    const { page, requests, profiles, dialog } = await openRequest('new');
    expect(await dialog.email.inputValue()).toBe('new@cabrank.test');
    await dialog.fill('Doyle Logistics Ltd');
    await dialog.submit.click();
    await page.waitForURL(/\/profile\/welcome\/application-sent$/u);
    await page.getByRole('dialog', { name: 'Application Sent' }).waitFor();
    const [sent, ...more] = requests.of('POST', applying);
    expect(more).toEqual([]);
    expect(fieldsOf(sent?.body ?? null)).toEqual({
      companyName: 'Doyle Logistics Ltd',
      companyAddress: '12 Merrion Row, Dublin',
      companyEmail: 'new@cabrank.test',
      companyRegistrationNumber: 'IE123456',
      journeysPerMonth: '10 - 20',
      authorised: '1',
      readTerms: '1',
    });
    await page.goto('/profile');
    await profiles.row('Doyle Logistics Ltd').getByText('Pending', { exact: true }).waitFor();
  });

  it('says why the server refuses, and keeps what was typed, also when the dialog is closed', async () => {
    const { provoke, profiles, dialog } = await openRequest('pending');
    provoke(applying);
    await dialog.fill('McCarthy Tours');
    await dialog.submit.click();
    await dialog.failure.getByText('You have a request that is waiting for our answer already.').waitFor();
    expect(await dialog.company.inputValue()).toBe('McCarthy Tours');
    await dialog.cancel.click();
    await profiles.requestBillPay.click();
    expect(await dialog.company.inputValue()).toBe('McCarthy Tours');
  });

  it('leads to the terms over the dialog and back', async () => {
    const { page, dialog } = await openRequest('standard');
    await dialog.terms.click();
    const terms = page.getByRole('dialog', { name: /terms/iu });
    await terms.waitFor();
    await page.keyboard.press('Escape');
    await terms.waitFor({ state: 'detached' });
    await eventually(() => isFocused(dialog.terms)).toBe(true);
  });
});
