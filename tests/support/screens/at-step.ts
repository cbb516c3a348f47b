import { newAddress } from '../backend/fresh-customer';
import { validFor } from '../cards/add-card-dialog';
import { WizardPage } from '../pages/wizard-page';
import type { Stage } from './screen-state';

/** A visitor at each step of a wizard, with all earlier steps filled in, for the screenshots and for axe. */

/** The calls whose responses report that a payment or a card failed. */
export const paying = /\/api\/(register|premium\/subscribe|user\/)/u;

export async function atAccount({ page }: Stage, path = '/register/signup'): Promise<WizardPage> {
  const wizard = new WizardPage(page);
  await page.goto(path);
  await wizard.step('Account Details').waitFor();
  await wizard.come();
  return wizard;
}

export async function atType(stage: Stage, path?: string): Promise<WizardPage> {
  const wizard = await atAccount(stage, path);
  await wizard.fillAccount({
    email: newAddress(),
    ...(path?.endsWith('business') ? { company: 'Brennan Tours Ltd' } : {}),
  });
  await wizard.next.click();
  await wizard.step('Profile Type').waitFor();
  return wizard;
}

export async function atPayment(stage: Stage, path = '/premium/signup/personal'): Promise<WizardPage> {
  const wizard = await atType(stage, path);
  await wizard.next.click();
  await wizard.step('Premium Payment').waitFor();
  await wizard.number.waitFor();
  return wizard;
}

export async function pay(stage: Stage, number: string): Promise<WizardPage> {
  const wizard = await atPayment(stage);
  await wizard.fillCard(validFor(number));
  await wizard.acceptTerms();
  await wizard.finish.click();
  return wizard;
}

export async function atApplication(stage: Stage): Promise<WizardPage> {
  const wizard = await atType(stage, '/register/signup/bill_pay');
  await wizard.next.click();
  await wizard.step('Request Business+').waitFor();
  await stage.page.getByLabel('Company Registration Number').waitFor();
  return wizard;
}
