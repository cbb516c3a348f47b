import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { CHOSEN_PASSWORD } from './fresh-customer';
import type { Made, MadeCustomer } from './made-customer';
import { AddCardDialog, validFor } from './pages/add-card-dialog';
import { demoPassword } from './sign-in-quietly';

/** One way in which the profile page changes something on the server (specification, section 7). */
export type ProfileWrite = {
  readonly name: string;
  /** The customer that it is tried as. */
  readonly made: Made;
  /** False where the section has to offer no Premium. */
  readonly premiumEnabled?: false;
  readonly call: { readonly method: string; readonly address: RegExp };
  /** Opens what it is pressed in, and fills that in. */
  readonly begin: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** Where the screen says why it did not work. */
  readonly place: (page: Page) => Locator;
  /** What was typed or chosen is still there. */
  readonly kept: (page: Page) => Promise<void>;
  /** The screen says that it is done. */
  readonly done: (page: Page) => Promise<void>;
  /** What the server holds once it is done, past the app. */
  readonly truth: (customer: MadeCustomer) => Promise<unknown>;
  readonly expected: unknown;
};

type Named = { readonly name: string };
type Account = { readonly nickname: string; readonly active: boolean };

const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
const words = (within: Locator): Locator => within.getByRole('alert').filter({ hasText: /\S/u }).first();
const gone = (locator: Locator): Promise<void> => locator.waitFor({ state: 'detached' });
const nothingTyped = async (): Promise<void> => undefined;

const addCard = (page: Page): AddCardDialog => new AddCardDialog(page);
const removal = (page: Page): Locator => dialog(page, /delete this card/iu);
const choice = (page: Page): Locator => dialog(page, 'Select a card');
const cancelling = (page: Page): Locator => dialog(page, /cancel your Premium/iu);
const cardAccount = (page: Page): Locator => dialog(page, 'Add card account');
const credit = (page: Page): Locator => dialog(page, 'Request Bill Pay');
const closing = (page: Page): Locator => dialog(page, /close your account/iu);
const settings = (page: Page): Locator => page.getByRole('region', { name: 'Settings' });
const password = (page: Page): Locator => page.getByRole('region', { name: 'Change Password' });
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

const chooseOffice = async (page: Page): Promise<void> =>
  choice(page)
    .getByRole('radio', { name: /Office/u })
    .check();

/** Every write of the page but the stepper's, whose branches are tried in the wizard's own tests. */
export const profileWrites: readonly ProfileWrite[] = [
  {
    name: 'the settings',
    made: {},
    call: { method: 'POST', address: /\/settings\/update$/u },
    begin: async (page) => settings(page).getByLabel('Default Booking Name').fill('Front desk'),
    press: async (page) => settings(page).getByRole('button', { name: 'Save settings' }).click(),
    place: (page) => words(settings(page)),
    kept: async (page) =>
      expect(await settings(page).getByLabel('Default Booking Name').inputValue()).toBe('Front desk'),
    done: async (page) => settings(page).getByText('Saved', { exact: true }).waitFor(),
    truth: async ({ read }) => (await read<{ readonly bookingName: string }>('settings/view')).bookingName,
    expected: 'Front desk',
  },
  {
    name: 'adding a card',
    made: {},
    call: { method: 'POST', address: /\/cards\/add$/u },
    begin: async (page) => {
      await page.getByRole('button', { name: 'Add card', exact: true }).click();
      await addCard(page).number.waitFor();
      await addCard(page).fill('Office', validFor('4242424242424242'));
    },
    press: async (page) => addCard(page).submit.click(),
    place: (page) => addCard(page).failure,
    kept: async (page) => expect(await addCard(page).nickname.inputValue()).toBe('Office'),
    done: async (page) => gone(addCard(page).dialog),
    truth: names,
    expected: ['Office'],
  },
  {
    name: 'removing a card',
    made: { cards: ['Everyday', 'Office'] },
    call: { method: 'DELETE', address: /\/cards\/delete\/\d+$/u },
    begin: async (page) =>
      tile(page, 'Office')
        .getByRole('button', { name: /Remove/u })
        .click(),
    press: async (page) => removal(page).getByRole('button', { name: 'Delete Card' }).click(),
    place: (page) => words(removal(page)),
    kept: nothingTyped,
    done: async (page) => gone(removal(page)),
    truth: names,
    expected: ['Everyday'],
  },
  {
    name: 'adding a card account',
    made: { cards: ['Office'] },
    call: { method: 'POST', address: /\/cards\/business\/add$/u },
    begin: async (page) => {
      await page.getByRole('button', { name: 'Add card account' }).click();
      await cardAccount(page).getByLabel('Company Name').fill('Brennan Tours Ltd');
      await cardAccount(page)
        .getByRole('radio', { name: /Office/u })
        .check();
    },
    press: async (page) => cardAccount(page).getByRole('button', { name: 'Add account' }).click(),
    place: (page) => words(cardAccount(page)),
    kept: async (page) =>
      expect(await cardAccount(page).getByLabel('Company Name').inputValue()).toBe('Brennan Tours Ltd'),
    done: async (page) => gone(cardAccount(page)),
    truth: async ({ read }) =>
      (await read<readonly Account[]>('cards/business')).map(({ nickname }) => nickname),
    expected: ['Brennan Tours Ltd'],
  },
  {
    name: 'switching an account off',
    made: { cards: ['Office'], company: 'Brennan Tours Ltd' },
    call: { method: 'POST', address: /\/cards\/business\/\d+\/disable$/u },
    begin: async (page) => profiles(page).getByRole('switch').waitFor(),
    press: async (page) => profiles(page).getByRole('switch').click(),
    place: (page) => words(profiles(page)),
    kept: nothingTyped,
    done: async (page) =>
      profiles(page).getByRole('switch', { checked: false }).and(page.locator(':not([aria-busy])')).waitFor(),
    truth: async (customer) => (await firstAccount(customer))?.active,
    expected: false,
  },
  {
    name: 'changing the card of an account',
    made: { cards: ['Office'], premium: 'business' },
    call: { method: 'POST', address: /\/cards\/set-account-card\/\d+\/\d+$/u },
    begin: async (page) => {
      await profiles(page)
        .getByRole('button', { name: /Change (the )?card/u })
        .click();
      await chooseOffice(page);
    },
    press: async (page) => choice(page).getByRole('button', { name: 'Use this card' }).click(),
    place: (page) => words(choice(page)),
    kept: async (page) =>
      expect(
        await choice(page)
          .getByRole('radio', { name: /Office/u })
          .isChecked(),
      ).toBe(true),
    done: async (page) => gone(choice(page)),
    truth: (customer) => payer(customer, 'cards/business', 'cardId'),
    expected: 'Office',
  },
  {
    name: 'changing the card of a subscription',
    made: { cards: ['Office'], premium: 'personal' },
    call: { method: 'PATCH', address: /\/set-card\/\d+$/u },
    begin: async (page) => {
      await page
        .getByRole('region', { name: 'Premium' })
        .getByRole('button', { name: /Change card/u })
        .click();
      await chooseOffice(page);
    },
    press: async (page) => choice(page).getByRole('button', { name: 'Use this card' }).click(),
    place: (page) => words(choice(page)),
    kept: async (page) =>
      expect(
        await choice(page)
          .getByRole('radio', { name: /Office/u })
          .isChecked(),
      ).toBe(true),
    done: async (page) => gone(choice(page)),
    truth: (customer) => payer(customer, 'cards/premium', 'card_id'),
    expected: 'Office',
  },
  {
    name: 'cancelling Premium',
    made: { premium: 'personal' },
    call: { method: 'DELETE', address: /\/subscriptions\/cancel\/\d+$/u },
    begin: async (page) => {
      await page.getByRole('button', { name: /^Cancel Premium/u }).click();
      await cancelling(page)
        .getByLabel(/Why are you cancelling/u)
        .fill('Moving away');
    },
    press: async (page) => cancelling(page).getByRole('button', { name: 'Cancel Premium' }).click(),
    place: (page) => words(cancelling(page)),
    kept: async (page) =>
      expect(
        await cancelling(page)
          .getByLabel(/Why are you cancelling/u)
          .inputValue(),
      ).toBe('Moving away'),
    done: async (page) => gone(cancelling(page)),
    truth: async ({ read }) =>
      (await read<readonly { readonly cancellable: boolean }[]>('cards/premium')).map(
        ({ cancellable }) => cancellable,
      ),
    expected: [false],
  },
  {
    name: 'the password',
    made: {},
    call: { method: 'POST', address: /\/settings\/change-password$/u },
    begin: async (page) => {
      await password(page).getByLabel('Old Password', { exact: true }).fill(CHOSEN_PASSWORD);
      await password(page).getByLabel('New Password', { exact: true }).fill(demoPassword);
    },
    press: async (page) =>
      password(page).getByRole('button', { name: 'Change password', exact: true }).click(),
    place: (page) => words(password(page)),
    kept: async (page) =>
      expect(await password(page).getByLabel('New Password', { exact: true }).inputValue()).toBe(
        demoPassword,
      ),
    done: async (page) => {
      const old = password(page).getByLabel('Old Password', { exact: true });
      await expect.poll(() => old.inputValue()).toBe('');
    },
    truth: async ({ canSignIn }) => canSignIn(demoPassword),
    expected: true,
  },
  {
    name: 'applying for Bill Pay',
    made: {},
    premiumEnabled: false,
    call: { method: 'POST', address: /\/settings\/accounts\/request$/u },
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
        .getByLabel(/Journeys/iu)
        .selectOption('20 - 30');
      for (const box of await credit(page).getByRole('checkbox').all()) await box.check();
    },
    press: async (page) => credit(page).getByRole('button', { name: 'Request Bill Pay' }).click(),
    place: (page) => words(credit(page)),
    kept: async (page) =>
      expect(await credit(page).getByLabel('Company Name').inputValue()).toBe('Brennan Tours Ltd'),
    done: async (page) => page.waitForURL(/\/profile\/welcome\/application-sent$/u),
    truth: async ({ read }) =>
      (await read<readonly Named[]>('settings/accounts/view')).map(({ name }) => name),
    expected: ['Brennan Tours Ltd'],
  },
  {
    name: 'closing the account',
    made: {},
    call: { method: 'POST', address: /\/settings\/delete-profile$/u },
    begin: async (page) => page.getByRole('button', { name: 'Close My Account' }).click(),
    press: async (page) => closing(page).getByRole('button', { name: 'Close Account' }).click(),
    place: (page) => words(closing(page)),
    kept: nothingTyped,
    done: async (page) => page.waitForURL(({ pathname }) => pathname === '/' || pathname === '/login'),
    truth: async ({ canSignIn }) => canSignIn(CHOSEN_PASSWORD),
    expected: false,
  },
];
