import { expect } from 'vitest';
import type { Drive } from '../../../model/journeys/journey';
import type { Visit } from '../../browser/browser';
import { eventually } from '../../browser/eventually';
import { enterAsNewCustomer } from '../../backend/fresh-customer';
import { ChallengeDialog, validFor } from '../../cards/add-card-dialog';
import { CancelPremiumDialog, PremiumSection } from '../../pages/profile/profile-premium';
import { openProfiles } from '../../pages/profile/profile-payment-profiles';
import { ProfilePage } from '../../pages/profile/profile-page';
import { Shell } from '../../pages/shell';
import { WizardPage } from '../../pages/wizard-page';
import { DECLINED, GOOD, PAYMENT_ASKED } from './numbers';

/** The journey into and out of Premium, for a customer who has only an account. */
export async function drivePremium({ page, context, provoke }: Visit): Promise<Drive> {
  provoke(/\/api\/(premium\/subscribe|user\/)/u);
  await enterAsNewCustomer(context);
  const profiles = await openProfiles(page);
  const profile = new ProfilePage(page);
  const chooser = page.getByRole('dialog', { name: 'Add a new profile' });
  const wizard = new WizardPage(page);
  const challenge = new ChallengeDialog(page);
  const subscribed = page.getByRole('dialog', { name: 'Premium is active' });
  const section = new PremiumSection(page);
  const cancelling = new CancelPremiumDialog(page);

  const withoutPremium = async (): Promise<void> => {
    await chooser.waitFor({ state: 'detached' });
    await profile.loaded();
    expect(await section.section.count()).toBe(0);
  };
  const withPremium = async (): Promise<void> => {
    await section.subscriptions.first().waitFor();
    expect(await section.subscriptions.count()).toBe(1);
    await section.cancel.waitFor();
  };
  const pay = async (number: string): Promise<void> => {
    await wizard.fillCard(validFor(number));
    await wizard.acceptTerms();
    await wizard.finish.click();
  };

  return {
    states: {
      withoutPremium,
      choosing: () => chooser.waitFor(),
      withoutPremiumAgain: withoutPremium,
      atType: () => wizard.step('Profile Type').waitFor(),
      atDetails: () => wizard.step('Profile Details').waitFor(),
      atCard: async () => {
        await wizard.step('Personal Premium - Card Pay').waitFor();
        await wizard.number.waitFor();
      },
      bankAsks: () => challenge.complete.waitFor(),
      cardOnly: async () => {
        await page
          .getByText('You can add a card or request a credit account at any time via the Profile page')
          .waitFor();
        await wizard.later.waitFor();
        await eventually(() => wizard.number.inputValue()).toBe('');
      },
      subscribed: () => subscribed.getByText('Thank you for choosing Premium, Sorcha.').waitFor(),
      withPremium,
      askedToStay: () => cancelling.keep.waitFor(),
      stillPremium: async () => {
        await cancelling.dialog.waitFor({ state: 'detached' });
        await withPremium();
      },
      ending: async () => {
        await section.section.getByText(/^Ends on \d+ \w+ \d{4}$/u).waitFor();
        await cancelling.dialog.waitFor({ state: 'detached' });
        expect(await section.cancel.count()).toBe(0);
        await new Shell(page).notices.getByText('Your Premium subscription was cancelled.').first().waitFor();
      },
    },
    events: {
      'premium.wanted': () => profiles.addNew.click(),
      'chooser.closed': () => page.keyboard.press('Escape'),
      'business.chosen': () => chooser.getByRole('button', { name: /^Business/u }).click(),
      'type.chosen': async () => {
        await wizard.choose(/^Personal Premium/u);
        await wizard.next.click();
      },
      'address.given': async () => {
        await wizard.fillAddress();
        await wizard.next.click();
      },
      'card.asked': () => pay(PAYMENT_ASKED),
      'card.declined': () => pay(DECLINED),
      'card.replaced': () => pay(GOOD),
      'bank.confirmed': () => challenge.complete.click(),
      'bank.refused': () => challenge.fail.click(),
      'bank.left': () => challenge.close.click(),
      'message.closed': () => subscribed.getByRole('button', { name: 'Close', exact: true }).click(),
      'cancel.wanted': () => section.cancel.click(),
      'premium.kept': () => cancelling.keep.click(),
      'premium.cancelled': () => cancelling.confirm.click(),
    },
  };
}
