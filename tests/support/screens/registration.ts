import { newAddress } from '../backend/fresh-customer';
import { ChallengeDialog } from '../cards/add-card-dialog';
import { WizardPage } from '../pages/wizard-page';
import { atAccount, atApplication, atPayment, atType, pay, paying } from './at-step';
import type { ScreenState } from './screen-state';
import { pressUnready } from '../browser/press-unready';

const PAYMENT = '4000002500003155';

/** Registration and add-premium in each of their steps. */
export const registrationScreens: readonly ScreenState[] = [
  {
    name: 'register-account',
    show: async (stage) => {
      await atAccount(stage);
    },
  },
  {
    name: 'register-account-business',
    show: async (stage) => {
      await atAccount(stage, '/register/signup/business');
    },
  },
  {
    name: 'register-account-waiting',
    show: async ({ page }) => {
      await page.route('**/api/config', () => undefined);
      await page.goto('/register/signup');
      const wizard = new WizardPage(page);
      await wizard.fillAccount({ email: newAddress() });
      await wizard.next.click();
      await wizard.waiting.waitFor();
    },
  },
  {
    name: 'register-account-incomplete',
    show: async (stage) => {
      const wizard = await atAccount(stage);
      await wizard.pressUnready();
      await wizard.summary.waitFor();
    },
  },
  {
    name: 'register-type',
    show: async (stage) => {
      await atType(stage);
      await stage.page.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'register-type-incomplete',
    show: async (stage) => {
      const wizard = await atType(stage);
      await wizard.pressUnready();
      await wizard.summary.waitFor();
    },
  },
  {
    name: 'register-payment-method',
    show: async (stage) => {
      const wizard = await atType(stage, '/register/signup/standard');
      await wizard.next.click();
      await wizard.number.waitFor();
    },
  },
  {
    name: 'register-application',
    show: async (stage) => {
      await atApplication(stage);
    },
  },
  {
    name: 'register-application-incomplete',
    show: async (stage) => {
      const wizard = await atApplication(stage);
      await pressUnready(wizard.requestBusinessPlus);
      await wizard.summary.waitFor();
    },
  },
  {
    name: 'premium-payment',
    show: async (stage) => {
      await atPayment(stage);
    },
  },
  {
    name: 'premium-payment-business',
    show: async (stage) => {
      await atPayment(stage, '/premium/signup/business');
    },
  },
  {
    name: 'premium-payment-incomplete',
    show: async (stage) => {
      const wizard = await atPayment(stage);
      await pressUnready(wizard.finish);
      await wizard.summary.waitFor();
    },
  },
  {
    name: 'premium-payment-plus',
    show: async (stage) => {
      const wizard = await atPayment(stage, '/premium/signup/business');
      await wizard.users.fill('99');
      await stage.page.getByRole('button', { name: 'Choose Business Premium+' }).waitFor();
    },
  },
  {
    name: 'premium-challenge',
    provokes: paying,
    show: async (stage) => {
      await pay(stage, PAYMENT);
      await new ChallengeDialog(stage.page).complete.waitFor();
    },
  },
  {
    name: 'premium-leave',
    show: async (stage) => {
      const wizard = await atPayment(stage);
      await stage.page.getByRole('link', { name: 'Sign in' }).first().click();
      await wizard.leaveDialog.waitFor();
    },
  },
  {
    name: 'add-new-chooser',
    show: async (stage) => {
      await stage.signIn('standard');
      await stage.page.goto('/profile/premium');
      await stage.page.getByRole('dialog', { name: 'Add a new profile' }).waitFor();
    },
  },
  {
    name: 'add-premium-details',
    show: async (stage) => {
      await stage.signIn('standard');
      await stage.page.goto('/profile/premium?type=business');
      const wizard = new WizardPage(stage.page);
      await wizard.step('Profile Type').waitFor();
      await wizard.next.click();
      await wizard.step('Profile Details').waitFor();
      await stage.page.getByPlaceholder('Street Name').waitFor();
    },
  },
  {
    name: 'add-premium-card-pay',
    show: async (stage) => {
      await stage.signIn('standard');
      await stage.page.goto('/profile/premium?type=personal');
      const wizard = new WizardPage(stage.page);
      await wizard.step('Profile Type').waitFor();
      await wizard.next.click();
      await wizard.step('Profile Details').waitFor();
      await wizard.fillAddress();
      await wizard.next.click();
      await wizard.number.waitFor();
    },
  },
  {
    name: 'add-premium-bill-pay',
    show: async (stage) => {
      await stage.signIn('standard');
      await stage.page.goto('/profile/premium?type=bill_pay');
      await new WizardPage(stage.page).step('Profile Details').waitFor();
      await stage.page.getByPlaceholder('Street Name').waitFor();
    },
  },
];
