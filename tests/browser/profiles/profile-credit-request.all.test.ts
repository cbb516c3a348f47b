import { describe, expect, it } from 'vitest';
import { changeConfig } from '../../support/browser/answers/change-config';
import { eventually } from '../../support/browser/eventually';
import { isFocused } from '../../support/accessibility/keyboard';
import { CreditRequestDialog, openProfiles } from '../../support/pages/profile/profile-payment-profiles';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const applying = /\/settings\/accounts\/request$/;
const fieldsOf = (body: string | null) => Object.fromEntries(new URLSearchParams(body ?? ''));

describe('applying for Bill Pay if Premium is not offered', () => {
  const openRequest = async (customer: string) => {
    const visit = await app.visitAs(customer);
    await changeConfig(visit.page, { premiumEnabled: false });
    const profiles = await openProfiles(visit.page);
    await profiles.requestBillPay.click();
    const dialog = new CreditRequestDialog(visit.page);
    await dialog.company.waitFor();
    return { ...visit, profiles, dialog };
  };

  it('sends the application as a form, confirms it, and the list shows it as pending', async () => {
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

  it('shows why the server refuses, and keeps what was typed, even if the dialog is closed', async () => {
    const { provoke, profiles, dialog } = await openRequest('pending');
    provoke(applying);
    await dialog.fill('McCarthy Tours');
    await dialog.submit.click();
    await dialog.failure.getByText('You already have a request waiting.').waitFor();
    expect(await dialog.company.inputValue()).toBe('McCarthy Tours');
    await dialog.cancel.click();
    await profiles.requestBillPay.click();
    expect(await dialog.company.inputValue()).toBe('McCarthy Tours');
  });

  it('opens the terms over the dialog, and returns', async () => {
    const { page, dialog } = await openRequest('standard');
    await dialog.terms.click();
    const terms = page.getByRole('dialog', { name: /terms/iu });
    await terms.waitFor();
    await page.keyboard.press('Escape');
    await terms.waitFor({ state: 'detached' });
    await eventually(() => isFocused(dialog.terms)).toBe(true);
  });
});
