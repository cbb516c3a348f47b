import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { dialogOf } from '../../browser/dialog-of';
import { gone, nothingTyped, wordsIn, type ProfileWrite } from './profile-write';

const cancelling = (page: Page): Locator => dialogOf(page, /cancel your Premium/iu);
const resuming = (page: Page): Locator => dialogOf(page, 'Resume Personal Premium?');
const withdrawing = (page: Page): Locator => dialogOf(page, 'Withdraw from Personal Premium');

/** The writes of Manage Payments about a subscription itself. */
export const premiumWrites: readonly ProfileWrite[] = [
  {
    name: 'cancelling Premium',
    made: { premium: 'personal' },
    call: { method: 'DELETE', address: /\/subscriptions\/cancel\/\d+$/u },
    sends: { reason: 'Moving away' },
    begin: async (page) => {
      await page.getByRole('button', { name: /^Cancel Premium/u }).click();
      await cancelling(page)
        .getByLabel(/Why are you cancelling/u)
        .fill('Moving away');
    },
    press: async (page) => cancelling(page).getByRole('button', { name: 'Cancel Premium' }).click(),
    place: (page) => wordsIn(cancelling(page)),
    kept: async (page) =>
      expect(
        await cancelling(page)
          .getByLabel(/Why are you cancelling/u)
          .inputValue(),
      ).toBe('Moving away'),
    done: async (page) => {
      await gone(cancelling(page));
      await page.getByRole('button', { name: /^Resume Premium/u }).waitFor();
    },
    truth: async ({ read }) =>
      (await read<readonly { readonly cancellable: boolean }[]>('cards/premium')).map(
        ({ cancellable }) => cancellable,
      ),
    expected: [false],
  },
  {
    name: 'resuming Premium',
    made: { premium: 'personal', cancelled: true },
    call: { method: 'POST', address: /\/subscriptions\/\d+\/resume$/u },
    sends: null,
    begin: async (page) => {
      await page.getByRole('button', { name: /^Resume Premium/u }).click();
      await resuming(page).waitFor();
    },
    press: async (page) => resuming(page).getByRole('button', { name: 'Resume Premium' }).click(),
    place: (page) => wordsIn(resuming(page)),
    kept: nothingTyped,
    done: async (page) => {
      await gone(resuming(page));
      await page.getByRole('button', { name: /^Cancel Premium/u }).waitFor();
    },
    truth: async ({ read }) =>
      (await read<readonly { readonly cancellable: boolean }[]>('cards/premium')).map(
        ({ cancellable }) => cancellable,
      ),
    expected: [true],
  },
  {
    name: 'withdrawing from a contract',
    made: { premium: 'personal' },
    call: { method: 'POST', address: /\/subscriptions\/\d+\/withdraw$/u },
    sends: null,
    begin: async (page) => {
      await page.getByRole('button', { name: /^Withdraw from contract here/u }).click();
      await withdrawing(page).waitFor();
    },
    press: async (page) => withdrawing(page).getByRole('button', { name: 'Confirm withdrawal' }).click(),
    place: (page) => wordsIn(withdrawing(page)),
    kept: nothingTyped,
    done: async (page) =>
      withdrawing(page).getByRole('heading', { name: 'We have received your withdrawal' }).waitFor(),
    truth: ({ read }) => read('cards/premium'),
    expected: [],
  },
];
