import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../../browser/eventually';
import { CHOSEN_PASSWORD } from '../../backend/fresh-customer';
import { dialogOf } from '../../browser/dialog-of';
import { nothingTyped, wordsIn, type ProfileWrite } from './profile-write';
import { demoPassword } from '../../browser/sign-in-quietly';

const closing = (page: Page): Locator => dialogOf(page, /close your account/iu);
const settings = (page: Page): Locator => page.getByRole('region', { name: 'Settings' });
const password = (page: Page): Locator => page.getByRole('region', { name: 'Change Password' });

/** The writes of the settings, the password and the closing of the account. */
export const accountWrites: readonly ProfileWrite[] = [
  {
    name: 'the settings',
    made: {},
    call: { method: 'POST', address: /\/settings\/update$/u },
    sends: {
      firstName: 'Sorcha',
      lastName: 'Brennan',
      bookingName: 'Front desk',
      phoneNumber: '+353850123456',
      defaultJob: '',
      defaultJobDelivery: '',
      'ccEmail[]': '',
      'shareBookings[]': '',
      defaultPage: '/new-booking',
      confirmationEmails: '1',
      recaptchaToken: '',
    },
    begin: async (page) => settings(page).getByLabel('Default Booking Name').fill('Front desk'),
    press: async (page) => settings(page).getByRole('button', { name: 'Save settings' }).click(),
    place: (page) => wordsIn(settings(page)),
    kept: async (page) =>
      expect(await settings(page).getByLabel('Default Booking Name').inputValue()).toBe('Front desk'),
    done: async (page) => settings(page).getByText('Saved', { exact: true }).waitFor(),
    truth: async ({ read }) => (await read<{ readonly bookingName: string }>('settings/view')).bookingName,
    expected: 'Front desk',
  },
  {
    name: 'the password',
    made: {},
    call: { method: 'POST', address: /\/settings\/change-password$/u },
    sends: { oldPassword: CHOSEN_PASSWORD, newPassword: demoPassword, recaptchaToken: '' },
    begin: async (page) => {
      await password(page).getByLabel('Old Password', { exact: true }).fill(CHOSEN_PASSWORD);
      await password(page).getByLabel('New Password', { exact: true }).fill(demoPassword);
    },
    press: async (page) =>
      password(page).getByRole('button', { name: 'Change password', exact: true }).click(),
    place: (page) => wordsIn(password(page)),
    kept: async (page) =>
      expect(await password(page).getByLabel('New Password', { exact: true }).inputValue()).toBe(
        demoPassword,
      ),
    done: async (page) => {
      const old = password(page).getByLabel('Old Password', { exact: true });
      await eventually(() => old.inputValue()).toBe('');
    },
    truth: async ({ canSignIn }) => canSignIn(demoPassword),
    expected: true,
  },
  {
    name: 'closing the account',
    made: {},
    call: { method: 'POST', address: /\/settings\/delete-profile$/u },
    sends: null,
    begin: async (page) => page.getByRole('button', { name: 'Close My Account' }).click(),
    press: async (page) => closing(page).getByRole('button', { name: 'Close Account' }).click(),
    place: (page) => wordsIn(closing(page)),
    kept: nothingTyped,
    done: async (page) => page.waitForURL(({ pathname }) => pathname === '/' || pathname === '/login'),
    truth: async ({ canSignIn }) => canSignIn(CHOSEN_PASSWORD),
    expected: false,
  },
];
