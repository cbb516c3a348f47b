import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { MadeCustomer } from '../../backend/made-customer';
import { AddCardDialog, validFor } from '../../cards/add-card-dialog';
import { Notices } from '../../pages/notices';
import { dialogOf } from '../../browser/dialog-of';
import { gone, nothingTyped, wordsIn, type ProfileWrite } from './profile-write';

type Named = { readonly name: string };
type Account = { readonly nickname: string; readonly active: boolean };
const anyText: unknown = expect.any(String);

const addCard = (page: Page): AddCardDialog => new AddCardDialog(page);
const removal = (page: Page): Locator => dialogOf(page, /delete this card/iu);
const choice = (page: Page): Locator => dialogOf(page, 'Select a card');
const cardAccount = (page: Page): Locator => dialogOf(page, 'Add business account');
const credit = (page: Page): Locator => dialogOf(page, 'Request Bill Pay');
const profiles = (page: Page): Locator => page.getByRole('region', { name: 'Payment profiles' });
const tile = (page: Page, nickname: string): Locator =>
  page.getByRole('list', { name: 'Cards' }).getByRole('listitem').filter({ hasText: nickname });
const names = async ({ read }: MadeCustomer): Promise<readonly string[]> =>
  (await read<readonly Named[]>('cards/view')).map(({ name }) => name).toSorted();
const firstAccount = async ({ read }: MadeCustomer): Promise<Account | undefined> =>
  (await read<readonly Account[]>('cards/business'))[0];
/** The nickname of the card that pays for something. */
async function payer({ read }: MadeCustomer, path: string, key: 'cardId' | 'card_id'): Promise<unknown> {
  const cards = await read<readonly { readonly id: number; readonly name: string }[]>('cards/view');
  const [paid] = await read<readonly Record<string, unknown>[]>(path);
  return cards.find(({ id }) => String(id) === String(paid?.[key]))?.name;
}
const chooseTravel = async (page: Page): Promise<void> =>
  choice(page)
    .getByRole('radio', { name: /Travel/u })
    .check();
/** The dialog has closed, and the section shows the other card. */
async function paidWithTravel(page: Page, section: string): Promise<void> {
  await gone(choice(page));
  await page.getByRole('region', { name: section }).getByText('•••• 4444').first().waitFor();
}

/** The writes of Manage Payments. */
export const paymentWrites: readonly ProfileWrite[] = [
  {
    name: 'adding a card',
    made: {},
    call: { method: 'POST', address: /\/cards\/add$/u },
    sends: {
      paymentMethod: { token: anyText, last4: '4242', exp_month: 12, exp_year: 2039 },
      requestType: 'personal',
      cardNickName: 'Office',
      recaptchaToken: '',
    },
    begin: async (page) => {
      await page.getByRole('button', { name: 'Add card', exact: true }).click();
      await addCard(page).number.waitFor();
      await addCard(page).fill('Office', validFor('4242424242424242'));
    },
    press: async (page) => addCard(page).submit.click(),
    place: (page) => addCard(page).failure,
    kept: async (page) => expect(await addCard(page).nickname.inputValue()).toBe('Office'),
    done: async (page) => {
      await gone(addCard(page).dialog);
      await tile(page, 'Office').waitFor();
    },
    truth: names,
    expected: ['Office'],
  },
  {
    name: 'removing a card',
    made: { cards: ['Everyday', 'Office'] },
    call: { method: 'DELETE', address: /\/cards\/delete\/\d+$/u },
    sends: null,
    begin: async (page) =>
      tile(page, 'Office')
        .getByRole('button', { name: /Remove/u })
        .click(),
    press: async (page) => removal(page).getByRole('button', { name: 'Delete Card' }).click(),
    place: (page) => wordsIn(removal(page)),
    kept: nothingTyped,
    done: async (page) => {
      await gone(removal(page));
      await gone(tile(page, 'Office'));
    },
    truth: names,
    expected: ['Everyday'],
  },
  {
    name: 'making a card the default',
    made: { cards: ['Everyday', 'Office'] },
    call: { method: 'PATCH', address: /\/cards\/default\/\d+$/u },
    sends: null,
    begin: async (page) => tile(page, 'Office').waitFor(),
    press: async (page) =>
      tile(page, 'Office')
        .getByRole('button', { name: /^Make default/u })
        .click(),
    place: (page) => new Notices(page).titled("We couldn't change your default card"),
    kept: nothingTyped,
    done: async (page) =>
      tile(page, 'Office')
        .getByRole('button', { name: /^Default for bookings/u })
        .waitFor(),
    truth: async ({ read }) =>
      (await read<readonly (Named & { readonly isDefault: boolean })[]>('cards/view'))
        .filter(({ isDefault }) => isDefault)
        .map(({ name }) => name),
    expected: ['Office'],
  },
  {
    name: 'adding a card account',
    made: { cards: ['Office'] },
    call: { method: 'POST', address: /\/cards\/business\/add$/u },
    sends: { companyName: 'Brennan Tours Ltd', cardId: anyText, recaptchaToken: '' },
    begin: async (page) => {
      await page.getByRole('button', { name: 'Add business account' }).click();
      await cardAccount(page).getByLabel('Company Name').fill('Brennan Tours Ltd');
      await cardAccount(page)
        .getByRole('radio', { name: /Office/u })
        .check();
    },
    press: async (page) => cardAccount(page).getByRole('button', { name: 'Add account' }).click(),
    place: (page) => wordsIn(cardAccount(page)),
    kept: async (page) =>
      expect(await cardAccount(page).getByLabel('Company Name').inputValue()).toBe('Brennan Tours Ltd'),
    done: async (page) => {
      await gone(cardAccount(page));
      await profiles(page).getByText('Brennan Tours Ltd', { exact: true }).first().waitFor();
    },
    truth: async ({ read }) =>
      (await read<readonly Account[]>('cards/business')).map(({ nickname }) => nickname),
    expected: ['Brennan Tours Ltd'],
  },
  {
    name: 'switching an account off',
    made: { cards: ['Office'], company: 'Brennan Tours Ltd' },
    call: { method: 'POST', address: /\/cards\/business\/\d+\/disable$/u },
    sends: null,
    begin: async (page) => profiles(page).getByRole('switch').waitFor(),
    press: async (page) => profiles(page).getByRole('switch').click(),
    place: (page) => wordsIn(profiles(page)),
    kept: nothingTyped,
    done: async (page) =>
      profiles(page).getByRole('switch', { checked: false }).and(page.locator(':not([aria-busy])')).waitFor(),
    truth: async (customer) => (await firstAccount(customer))?.active,
    expected: false,
  },
  {
    name: 'changing the card of an account',
    made: { cards: ['Travel'], premium: 'business' },
    call: { method: 'POST', address: /\/cards\/set-account-card\/\d+\/\d+$/u },
    sends: null,
    begin: async (page) => {
      await profiles(page)
        .getByRole('button', { name: /Change (the )?card/u })
        .click();
      await chooseTravel(page);
    },
    press: async (page) => choice(page).getByRole('button', { name: 'Use this card' }).click(),
    place: (page) => wordsIn(choice(page)),
    kept: async (page) =>
      expect(
        await choice(page)
          .getByRole('radio', { name: /Travel/u })
          .isChecked(),
      ).toBe(true),
    done: async (page) => paidWithTravel(page, 'Payment profiles'),
    truth: (customer) => payer(customer, 'cards/business', 'cardId'),
    expected: 'Travel',
  },
  {
    name: 'changing the card of a subscription',
    made: { cards: ['Travel'], premium: 'personal' },
    call: { method: 'PATCH', address: /\/set-card\/\d+$/u },
    sends: null,
    begin: async (page) => {
      await page
        .getByRole('region', { name: 'Premium' })
        .getByRole('button', { name: /Change card/u })
        .click();
      await chooseTravel(page);
    },
    press: async (page) => choice(page).getByRole('button', { name: 'Use this card' }).click(),
    place: (page) => wordsIn(choice(page)),
    kept: async (page) =>
      expect(
        await choice(page)
          .getByRole('radio', { name: /Travel/u })
          .isChecked(),
      ).toBe(true),
    done: async (page) => paidWithTravel(page, 'Premium'),
    truth: (customer) => payer(customer, 'cards/premium', 'card_id'),
    expected: 'Travel',
  },
  {
    name: 'applying for Bill Pay',
    made: {},
    premiumEnabled: false,
    call: { method: 'POST', address: /\/settings\/accounts\/request$/u },
    sends: {
      companyName: 'Brennan Tours Ltd',
      companyAddress: '1 Main Street, Galway, H91 AB12',
      companyEmail: 'accounts@brennan.example.com',
      companyRegistrationNumber: 'IE123456',
      journeysPerMonth: '20 - 30',
      authorised: '1',
      readTerms: '1',
    },
    begin: async (page) => {
      await profiles(page).getByRole('button', { name: 'Request Bill Pay' }).click();
      await credit(page).getByLabel('Company Name').fill('Brennan Tours Ltd');
      await credit(page).getByLabel('Street Name').fill('1 Main Street');
      await credit(page).getByLabel('Town').fill('Galway');
      await credit(page).getByLabel('Eircode').fill('H91 AB12');
      await credit(page)
        .getByLabel(/e-?mail/iu)
        .fill('accounts@brennan.example.com');
      await credit(page)
        .getByLabel(/Registration Number/iu)
        .fill('IE123456');
      await credit(page)
        .getByLabel(/Trips per month/iu)
        .selectOption('20 - 30');
      for (const box of await credit(page).getByRole('checkbox').all()) await box.check();
    },
    press: async (page) => credit(page).getByRole('button', { name: 'Request Bill Pay' }).click(),
    place: (page) => wordsIn(credit(page)),
    kept: async (page) =>
      expect(await credit(page).getByLabel('Company Name').inputValue()).toBe('Brennan Tours Ltd'),
    done: async (page) => page.waitForURL(/\/profile\/welcome\/application-sent$/u),
    truth: async ({ read }) =>
      (await read<readonly Named[]>('settings/accounts/view')).map(({ name }) => name),
    expected: ['Brennan Tours Ltd'],
  },
];
