import { expect } from 'vitest';
import type { Drive } from '../../../model/journeys/journey';
import type { Visit } from '../../browser/browser';
import { eventually } from '../../browser/eventually';
import { CHOSEN_PASSWORD, newAddress } from '../../backend/fresh-customer';
import { mailsTo } from '../../backend/outbox';
import { AddCardDialog, ChallengeDialog, validFor } from '../../cards/add-card-dialog';
import { LoginPage } from '../../pages/session/login-page';
import { NewUserPage } from '../../pages/new-user-page';
import { PasswordSection, ProfilePage } from '../../pages/profile/profile-page';
import { WizardPage } from '../../pages/wizard-page';
import { GOOD, PAYMENT_ASKED } from './numbers';

/** The journey of a new customer, in a browser without an open page. */
export async function driveRegistering({ page, context, provoke }: Visit): Promise<Drive> {
  provoke(/\/api\/(auth\/login|user\/[^/]+\/(settings\/change-password|cards\/add))$/u);
  const email = newAddress();
  const wizard = new WizardPage(page);
  const newUser = new NewUserPage(page);
  const login = new LoginPage(page);
  const password = new PasswordSection(page);
  const profile = new ProfilePage(page);
  const dialog = new AddCardDialog(page);
  const challenge = new ChallengeDialog(page);
  const welcome = page.getByRole('dialog', { name: 'Welcome' });

  const mailedPassword = async (): Promise<string> => {
    const mails = await mailsTo(context.request, email);
    const mail = mails.find(({ kind }) => kind === 'temporary-password');
    return /password is (\S+)/u.exec(mail?.body ?? '')?.[1] ?? '';
  };
  const change = async (old: string): Promise<void> => {
    await password.oldPassword.fill(old);
    await password.newPassword.fill(CHOSEN_PASSWORD);
    await password.strength('Excellent').first().waitFor();
    await password.submit.click();
  };
  const sendCard = async (number: string): Promise<void> => {
    await profile.addCard.first().click();
    await dialog.number.waitFor();
    await dialog.fill('My first card', validFor(number));
    await dialog.submit.click();
  };

  await page.goto('/register/signup');
  await wizard.come();

  return {
    states: {
      atAccount: () => wizard.step('Account Details').waitFor(),
      atType: () => wizard.step('Profile Type').waitFor(),
      backAtAccount: async () => {
        await wizard.step('Account Details').waitFor();
        await eventually(() => page.getByLabel('Email Address').inputValue()).toBe(email);
      },
      atPayment: async () => {
        await wizard.step('Payment Method').waitFor();
        await wizard.skip.waitFor();
      },
      registered: async () => {
        await newUser.heading.waitFor();
        expect(await mailedPassword()).not.toBe('');
      },
      atLogin: () => login.heading.waitFor(),
      refused: () => login.refusal.waitFor(),
      mustChange: () => password.mustChange.waitFor(),
      changeRefused: async () => {
        await password.refusal.waitFor();
        expect(await password.mustChange.count()).toBe(1);
      },
      welcomed: () => welcome.getByText('Congratulations, Sorcha!').waitFor(),
      withoutCard: () => profile.empty.waitFor(),
      bankAsks: () => challenge.complete.waitFor(),
      cardRefused: async () => {
        await dialog.failure.waitFor();
        expect(await dialog.failure.innerText()).toContain("Your bank didn't confirm this card");
      },
      withCard: async () => {
        await dialog.dialog.waitFor({ state: 'detached' });
        await profile.card('My first card').waitFor();
        expect(await profile.cards.count()).toBe(1);
      },
    },
    events: {
      'account.given': async () => {
        await wizard.fillAccount({ email });
        await wizard.next.click();
      },
      'step.left': () => wizard.back.click(),
      'account.kept': () => wizard.next.click(),
      'type.chosen': async () => {
        await wizard.choose(/^Standard/u);
        await wizard.next.click();
      },
      'payment.skipped': () => wizard.skip.click(),
      'login.opened': () => newUser.login.click(),
      'password.mistyped': () => login.signIn(email, 'Not-the-mailed-one-1'),
      'password.mailed': async () => login.signIn(email, await mailedPassword()),
      'old.mistyped': () => change('Not-the-mailed-one-1'),
      'password.chosen': async () => change(await mailedPassword()),
      'welcome.closed': () => welcome.getByRole('button', { name: 'Close', exact: true }).click(),
      'card.added': () => sendCard(GOOD),
      'card.asked': () => sendCard(PAYMENT_ASKED),
      'bank.confirmed': () => challenge.complete.click(),
      'bank.refused': () => challenge.fail.click(),
      'card.replaced': async () => {
        await dialog.fillAnew(validFor(GOOD));
        await dialog.submit.click();
      },
    },
  };
}
