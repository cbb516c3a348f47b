import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually';
import { newAddress } from '../support/fresh-customer';
import { validFor } from '../support/pages/add-card-dialog';
import { Notices } from '../support/pages/notices';
import { WizardPage } from '../support/pages/wizard-page';
import { useApp } from '../support/use-app';

const app = useApp();
const GOOD = '4242424242424242';
const register = /\/api\/register$/u;
const subscribe = /\/api\/premium\/subscribe$/u;

async function atAccount(path = '/register/signup') {
  const visit = await app.visit();
  const wizard = new WizardPage(visit.page);
  await visit.page.goto(path);
  await wizard.step('Account Details').waitFor();
  return { ...visit, wizard };
}

async function atType(path?: string, email = newAddress()) {
  const opened = await atAccount(path);
  await opened.wizard.fillAccount({ email });
  await opened.wizard.next.click();
  await opened.wizard.step('Profile Type').waitFor();
  return { ...opened, email };
}

async function atPayment() {
  const opened = await atType('/premium/signup/personal');
  await opened.wizard.next.click();
  await opened.wizard.step('Premium Payment').waitFor();
  await opened.wizard.number.waitFor();
  return opened;
}

async function atApplication(email?: string) {
  const opened = await atType('/register/signup/bill_pay', email);
  const { wizard } = opened;
  await wizard.next.click();
  await wizard.step('Request Business+').waitFor();
  await wizard.fillApplication('Brennan Tours Ltd');
  return opened;
}

const firstName = (page: Page) => page.getByLabel('First Name');

describe('the steps in the browser’s history', () => {
  it('Back and Forward move by steps, and keep what was entered', async () => {
    const { page, wizard } = await atPayment();
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

  it('a reload resumes at the same step with everything but the card', async () => {
    const { page, wizard } = await atPayment();
    await wizard.fillCard(validFor(GOOD));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await wizard.step('Premium Payment').waitFor();
    await wizard.number.waitFor();
    expect(await wizard.number.inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      '4242',
    );
    await wizard.back.click();
    await wizard.back.click();
    await wizard.step('Account Details').waitFor();
    expect(await firstName(page).inputValue()).toBe('Sorcha');
  });

  it('the wizard’s own address without details goes to its signup', async () => {
    const { page } = await app.visit();
    await page.goto('/premium/subscribe');
    await page.waitForURL(({ pathname }) => pathname === '/premium/signup');
  });
});

describe('leaving', () => {
  it('asks where something was entered; staying loses nothing, leaving does', async () => {
    const { page, wizard } = await atAccount();
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
    expect(await firstName(page).inputValue()).toBe('');
  });

  it('asks nobody who has entered nothing', async () => {
    const { page } = await atAccount();
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.waitForURL(({ pathname }) => pathname === '/login');
  });
});

describe('what is wrong', () => {
  it('Next says what is missing, and leads there', async () => {
    const { page, wizard } = await atAccount();
    await wizard.pressUnready();
    await wizard.summary.getByRole('link', { name: /First Name/u }).click();
    await eventually(() => firstName(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('Finish returns to the first incomplete step: Registration Incomplete', async () => {
    const { page, wizard } = await atPayment();
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

  it('an e-mail address that is known already leads back to it, and nothing is lost', async () => {
    const { page, wizard, provoke } = await atApplication('standard@cabrank.test');
    provoke(register);
    await wizard.requestBusinessPlus.click();
    await wizard.step('Account Details').waitFor();
    await page.getByText('This e-mail address is already registered.').first().waitFor();
    expect(await firstName(page).inputValue()).toBe('Sorcha');
  });

  it('a payment that is required where there is no card step: An unknown error occurred', async () => {
    const { page, wizard, provoke } = await atApplication();
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

  it('no answer: the visitor’s Try again repeats the same request, and there is one account', async () => {
    const { page, wizard, provoke, requests } = await atPayment();
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

describe('many presses', () => {
  it.each([
    ['a double press', (page: Page) => page.getByRole('button', { name: 'Request Business+' }).dblclick()],
    [
      'Enter and a click',
      async (page: Page) => {
        await page.getByLabel('Company Email Address').press('Enter');
        await page.getByRole('button', { name: /Request Business\+|…$/u }).click({ force: true });
      },
    ],
    [
      'ten clicks at once',
      (page: Page) =>
        page.getByRole('button', { name: 'Request Business+' }).evaluate((button: HTMLElement) => {
          for (let count = 0; count < 10; count += 1) button.click();
        }),
    ],
  ])('%s makes one request', async (_what, press) => {
    const { page, requests } = await atApplication();
    await press(page);
    await page.waitForURL(/\/notify\/new-user\//u);
    expect(requests.of('POST', register)).toHaveLength(1);
  });
});

describe('with the keyboard alone', () => {
  it('the steps are gone through, and each change is said', async () => {
    const { page, wizard } = await atAccount('/register/signup/standard');
    await firstName(page).focus();
    const tab = () => page.keyboard.press('Tab');
    const type = (text: string) => page.keyboard.type(text);
    await type('Sorcha');
    await tab();
    await type('Brennan');
    await tab();
    await type(newAddress());
    await tab();
    await tab();
    await type('0850123456');
    for (const line of ['1 Main Street', 'Galway', 'H91 AB12']) {
      await tab();
      await type(line);
    }
    await page.keyboard.press('Enter');
    await wizard.step('Profile Type').waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Profile Type');
    const said = page.getByRole('status').filter({ hasText: 'Step 2 of 3: Profile Type' });
    await said.first().waitFor({ state: 'attached' });
    await tab();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await wizard.step('Payment Method').waitFor();
    await wizard.skip.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/notify\/new-user\//u);
  });
});

describe('the number of users', () => {
  it('above the maximum says so, resets, and offers Business Premium+; another price unticks the terms', async () => {
    const { page, wizard } = await atAccount('/premium/signup/business');
    await wizard.fillAccount({ email: newAddress(), company: 'Brennan Tours Ltd' });
    await wizard.next.click();
    await wizard.next.click();
    await wizard.step('Premium Payment').waitFor();
    await wizard.number.waitFor();
    expect(await wizard.users.inputValue()).toBe('5');
    await wizard.acceptTerms();
    await wizard.users.fill('99');
    await page.getByText('Maximum number of users exceeded').first().waitFor();
    const max = await wizard.users.inputValue();
    expect(Number(max)).toBeLessThan(99);
    await page.getByRole('button', { name: 'Choose Business Premium+' }).click();
    await wizard.users.fill(String(Number(max) + 1));
    await wizard.users.blur();
    await eventually(() => wizard.terms.isChecked()).toBe(false);
  });
});
