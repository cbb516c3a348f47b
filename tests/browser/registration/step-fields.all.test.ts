import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { WizardPage } from '../../support/pages/wizard-page';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

/** At the choice of a type, by the address that asks for one. */
async function atType(type: string, company?: string): Promise<{ page: Page; wizard: WizardPage }> {
  const { page, context } = await app.visit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const wizard = new WizardPage(page);
  await page.goto(`/register/signup/${type}`);
  await wizard.step('Account Details').waitFor();
  const email = `fields.${type}.${Date.now()}@cabrank.test`;
  await wizard.fillAccount({ email, ...(company === undefined ? {} : { company }) });
  await wizard.next.click();
  await wizard.step('Profile Type').waitFor();
  return { page, wizard };
}

async function atApplication(): Promise<{ page: Page; wizard: WizardPage }> {
  const opened = await atType('bill_pay');
  await opened.wizard.next.click();
  await opened.wizard.step('Request Business+').waitFor();
  return opened;
}

describe('the profile types', () => {
  it('are chosen with the arrow keys or by a press anywhere on their card, and are one tab stop', async () => {
    const { page } = await atType('standard');
    const chosen = () =>
      page.getByRole('radiogroup').getByRole('radio', { checked: true }).getAttribute('value');
    expect(await chosen()).toBe('standard');
    await page.getByRole('radio', { name: 'Standard' }).focus();
    await page.keyboard.press('ArrowDown');
    await eventually(chosen).toBe('personal');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await eventually(chosen).toBe('bill_pay');
    // The card's label lies over all of it.
    await page.getByText('Use it or lose it', { exact: true }).click({ force: true });
    await eventually(chosen).toBe('personal');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).not.toBe('radio');
  });
});

describe('the terms of an application', () => {
  it('open from their link over the step; the checkbox is unchanged, and focus returns', async () => {
    const { page, wizard } = await atApplication();
    const link = page.getByRole('link', { name: 'terms and conditions' });
    await link.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await wizard.terms.isChecked()).toBe(false);
    await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText('I have read and accept the').click({ position: { x: 4, y: 4 } });
    expect(await wizard.terms.isChecked()).toBe(true);
    await page.keyboard.press('Space');
    expect(await wizard.terms.isChecked()).toBe(false);
  });
});

describe('the company registration number', () => {
  it('accepts no spaces, typed or pasted, and the caret keeps its place', async () => {
    const { page } = await atApplication();
    const number = page.getByLabel('Company Registration Number');
    const caret = () => number.evaluate((control: HTMLInputElement) => control.selectionStart);
    await number.pressSequentially('IE 56');
    expect(await number.inputValue()).toBe('IE56');
    await number.press('ArrowLeft');
    await number.press('ArrowLeft');
    await number.pressSequentially(' 1 2');
    expect([await number.inputValue(), await caret()]).toEqual(['IE1256', 4]);
    await page.evaluate(() => navigator.clipboard.writeText(' 3 4\u00a0'));
    await page.keyboard.press('ControlOrMeta+v');
    await eventually(() => number.inputValue()).toBe('IE123456');
    expect(await caret()).toBe(6);
    await page.evaluate(() => navigator.clipboard.writeText('IE 1234 5678 90 AB and more'));
    await number.selectText();
    await page.keyboard.press('ControlOrMeta+v');
    await eventually(() => number.inputValue()).toBe('IE1234567890AB');
  });
});

describe('the number of users', () => {
  it('changes with its buttons and the arrow keys, but not with the mouse wheel', async () => {
    const { page, wizard } = await atType('business', 'Brennan Tours Ltd');
    await wizard.next.click();
    await wizard.users.waitFor();
    expect(await wizard.users.inputValue()).toBe('5');
    await page.getByRole('button', { name: 'Add one user' }).click();
    await eventually(() => wizard.users.inputValue()).toBe('6');
    await wizard.users.press('ArrowDown');
    await wizard.users.press('ArrowDown');
    await eventually(() => wizard.users.inputValue()).toBe('4');
    await page.getByRole('button', { name: 'Add one user' }).press('Space');
    await eventually(() => wizard.users.inputValue()).toBe('5');
    await page.getByRole('button', { name: 'Remove one user' }).press('Enter');
    await eventually(() => wizard.users.inputValue()).toBe('4');
    await wizard.users.hover();
    await page.mouse.wheel(0, 120);
    await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(await wizard.users.inputValue()).toBe('4');
  });
});
