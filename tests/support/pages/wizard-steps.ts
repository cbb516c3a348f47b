import { newAddress } from '../backend/fresh-customer';
import { WizardPage } from './wizard-page';
import type { AppUnderTest } from '../browser/use-app';

/** A visitor at each step of the registration's wizard, with all earlier steps filled in. */
type App = Pick<AppUnderTest, 'visit'>;

export async function atAccount({ visit }: App, path = '/register/signup') {
  const opened = await visit();
  const wizard = new WizardPage(opened.page);
  await opened.page.goto(path);
  await wizard.step('Account Details').waitFor();
  await wizard.come();
  return { ...opened, wizard };
}

export async function atType(app: App, path?: string, email = newAddress()) {
  const opened = await atAccount(app, path);
  await opened.wizard.fillAccount({ email });
  await opened.wizard.next.click();
  await opened.wizard.step('Profile Type').waitFor();
  return { ...opened, email };
}

export async function atPayment(app: App) {
  const opened = await atType(app, '/premium/signup/personal');
  await opened.wizard.next.click();
  await opened.wizard.step('Premium Payment').waitFor();
  await opened.wizard.number.waitFor();
  return opened;
}

export async function atApplication(app: App, email?: string) {
  const opened = await atType(app, '/register/signup/bill_pay', email);
  const { wizard } = opened;
  await wizard.next.click();
  await wizard.step('Request Business+').waitFor();
  await wizard.fillApplication('Brennan Tours Ltd');
  return opened;
}
