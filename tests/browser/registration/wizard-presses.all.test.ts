import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { newAddress } from '../../support/backend/fresh-customer';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';
import { atAccount, atApplication } from '../../support/pages/wizard-steps';

const app = useApp();
const register = /\/api\/register$/u;
const firstName = (page: Page) => page.getByLabel('First Name');

describe('many presses', () => {
  it.each(
    sampled([
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
    ]),
  )('%s makes one request', async (_what, press) => {
    const { page, requests } = await atApplication(app);
    await press(page);
    await page.waitForURL(/\/notify\/new-user\//u);
    expect(requests.of('POST', register)).toHaveLength(1);
  });
});

describe('with the keyboard alone', () => {
  it('the steps can be completed, and each change is announced', async () => {
    const { page, wizard } = await atAccount(app, '/register/signup/standard');
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
    await page.getByRole('radio').first().waitFor();
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
  it('above the maximum shows a message, resets, and offers Business Premium+; another price unticks the terms', async () => {
    const { page, wizard } = await atAccount(app, '/premium/signup/business');
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
