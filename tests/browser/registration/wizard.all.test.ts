import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { validFor } from '../../support/cards/add-card-dialog';
import { Notices } from '../../support/pages/notices';
import { useApp } from '../../support/browser/use-app';
import { atAccount, atApplication, atPayment, atType } from '../../support/pages/wizard-steps';

const app = useApp();
const GOOD = '4242424242424242';
const register = /\/api\/register$/u;
const subscribe = /\/api\/premium\/subscribe$/u;

const firstName = (page: Page) => page.getByLabel('First Name');

describe('the document’s title', () => {
  it('names the current step', async () => {
    const { page, wizard } = await atType(app);
    await eventually(() => page.title()).toBe('Step 2 of 3: Profile Type · Cabrank');
    await wizard.back.click();
    await eventually(() => page.title()).toBe('Step 1 of 3: Account Details · Cabrank');
  });
});

describe('the steps in the browser’s history', () => {
  it('Back and Forward move between steps, and keep what was entered', async () => {
    const { page, wizard } = await atPayment(app);
    await page.goBack();
    await wizard.step('Profile Type').waitFor();
    await page.goBack();
    await wizard.step('Account Details').waitFor();
    expect(await firstName(page).inputValue()).toBe('Sorcha');
    expect(new URL(page.url()).pathname).toBe('/premium/signup/personal');
    await page.goForward();
    await wizard.step('Profile Type').waitFor();
    await page.goForward();
    await wizard.step('Premium Payment').waitFor();
    await wizard.back.click();
    await wizard.step('Profile Type').waitFor();
    // Back was a way back, and no new entry: Forward is still there.
    await page.goForward();
    await wizard.step('Premium Payment').waitFor();
  });

  it('a reload resumes at the same step with everything except the card', async () => {
    const { page, wizard } = await atPayment(app);
    await wizard.fillCard(validFor(GOOD));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await wizard.step('Premium Payment').waitFor();
    await wizard.number.waitFor();
    expect(await wizard.number.inputValue()).toBe('');
    expect(
      await page.evaluate(() =>
        JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
      ),
    ).not.toContain('4242');
    await wizard.back.click();
    await wizard.back.click();
    await wizard.step('Account Details').waitFor();
    expect(await firstName(page).inputValue()).toBe('Sorcha');
  });

  it('the wizard’s own address without details leads to its signup', async () => {
    const { page } = await app.visit();
    await page.goto('/premium/subscribe');
    await page.waitForURL(({ pathname }) => pathname === '/premium/signup');
  });
});

describe('leaving', () => {
  it('asks if something was entered; staying keeps it, leaving discards it', async () => {
    const { page, wizard } = await atAccount(app);
    await firstName(page).fill('Sorcha');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await wizard.leaveDialog.getByRole('button', { name: 'Stay here' }).click();
    expect(await firstName(page).inputValue()).toBe('Sorcha');
    expect(new URL(page.url()).pathname).toBe('/register/signup');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await wizard.leaveDialog.getByRole('button', { name: 'Leave and discard' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/login');
    await page.goto('/register/signup');
    await wizard.step('Account Details').waitFor();
    await wizard.come();
    expect(await firstName(page).inputValue()).toBe('');
  });

  it('does not ask if nothing was entered', async () => {
    const { page } = await atAccount(app);
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.waitForURL(({ pathname }) => pathname === '/login');
  });
});

describe('errors', () => {
  it('Next shows what is missing, and leads there', async () => {
    const { page, wizard } = await atAccount(app);
    await wizard.pressUnready();
    await wizard.summary.getByRole('link', { name: /First Name/u }).click();
    await eventually(() => firstName(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('Finish returns to the first incomplete step: Registration Incomplete', async () => {
    const { page, wizard } = await atPayment(app);
    await wizard.fillCard(validFor(GOOD));
    await wizard.acceptTerms();
    await page.getByRole('button', { name: /Change Account Details/u }).click();
    await firstName(page).fill('');
    await page.goBack();
    await wizard.step('Premium Payment').waitFor();
    await wizard.finish.click();
    await wizard.step('Account Details').waitFor();
    await eventually(() => new Notices(page).texts()).toContainEqual(
      'Registration Incomplete\nPlease complete the Account Details step before continuing.',
    );
  });

  it('a registered email address leads back to its field, and nothing is lost', async () => {
    const { page, wizard, provoke } = await atApplication(app, 'standard@cabrank.test');
    provoke(register);
    await wizard.requestBusinessPlus.click();
    await wizard.step('Account Details').waitFor();
    await page.getByText('This email address already has an account').waitFor();
    expect(await firstName(page).inputValue()).toBe('Sorcha');
  });

  it('a payment that is required without a card step: An unknown error occurred', async () => {
    const { page, wizard, provoke } = await atApplication(app);
    provoke(register);
    const response = { uuid: '0b9d5f0e-6c7b-4f9b-9a35-3f1f5b1f7a01' };
    const stripe_action = { setup_intent_client_secret: 'seti_1_secret_1' };
    await page.route(register, (route) =>
      route.fulfill({ status: 402, json: { code: 402, response, stripe_action } }),
    );
    await wizard.requestBusinessPlus.click();
    await page.getByText('An unknown error occurred').waitFor();
    await page.unroute(register);
    await wizard.requestBusinessPlus.click();
    await page.waitForURL(/\/notify\/new-user\//u);
  });

  it('no response: the visitor’s Try again repeats the same request, and there is one account', async () => {
    const { page, wizard, provoke, requests } = await atPayment(app);
    provoke(subscribe);
    await page.route(
      subscribe,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await wizard.fillCard(validFor(GOOD));
    await wizard.acceptTerms();
    await wizard.finish.click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/\/notify\/new-user\//u);
    const [first, second] = requests.of('POST', subscribe);
    expect(second?.body).toBe(first?.body);
  });
});
