import type { Page } from 'playwright-core';
import { eventually } from '../../browser/eventually';
import { ChallengeDialog, validFor } from '../../cards/add-card-dialog';
import { WizardPage } from '../../pages/wizard-page';
import { wordsIn } from '../writes/profile-write';
import { customerWith, onProfile, user, type WriteScreen } from './write-screen';

const WIZARD = '/profile/premium?type=personal';
const GOOD = '4242424242424242';
const ASKED = '4000002500003155';
const REFUSED_WHEN_CHARGED = '4000000000000341';
const WHERE = '1 Main Street, Galway, H91 AB12';

async function enterCard(page: Page, number = GOOD): Promise<void> {
  const wizard = new WizardPage(page);
  await wizard.fillCard(validFor(number));
  await wizard.acceptTerms();
}

const finish = (page: Page): Promise<void> => new WizardPage(page).finish.click();

/** If the result of the first press is unknown, it is checked before another. */
async function lookUp(page: Page): Promise<void> {
  const { retry, finish: button } = new WizardPage(page);
  await retry.or(button).first().waitFor();
  if (!(await retry.isVisible())) return;
  await retry.click();
  await button.waitFor();
}

async function finishAgain(page: Page): Promise<void> {
  await lookUp(page);
  await finish(page);
}

/** Asks for another card after one was not accepted. */
async function finishWithAnother(page: Page): Promise<void> {
  await lookUp(page);
  await enterCard(page);
  await finish(page);
}

const ready = (page: Page): Promise<void> => new WizardPage(page).step('Profile Type').waitFor();

/** From the first step to the last, with a card. */
const withCard =
  (number: string): WriteScreen['begin'] =>
  async (page) => {
    const wizard = new WizardPage(page);
    await wizard.next.click();
    await wizard.step('Profile Details').waitFor();
    await wizard.fillAddress();
    await wizard.next.click();
    await wizard.number.waitFor();
    await enterCard(page, number);
  };

/** A new customer who pays for Premium. */
const paying: WriteScreen = {
  enter: customerWith({}, async ({ read }) => (await read<readonly unknown[]>('cards/premium')).length),
  path: WIZARD,
  config: {},
  ready,
  begin: withCard(GOOD),
  press: finish,
  again: finishAgain,
  // The server does not know of the challenge that the fault pretended, so the card is postponed and the wizard
  // restarted.
  afterTheBank: async (page) => {
    const { later } = new WizardPage(page);
    await later.click();
    await later.waitFor({ state: 'detached' });
    await page.goto(WIZARD);
    await ready(page);
    await withCard(GOOD)(page);
    await finish(page);
  },
  place: (page) => wordsIn(page.getByRole('main')),
  kept: (page) => page.getByText(WHERE).first().waitFor(),
  done: (page) => page.getByRole('dialog', { name: 'Premium is active' }).waitFor(),
  expected: 1,
};

/** The writes of Premium, by the names of the calls. */
export const premiumScreens: Readonly<Record<string, WriteScreen>> = {
  [`PATCH ${user}/subscriptions/{subscriptionId}/set-card/{cardId}`]: onProfile(
    'changing the card of a subscription',
  ),
  [`DELETE ${user}/subscriptions/cancel/{subscriptionId}`]: onProfile('cancelling Premium'),
  'POST /api/premium/subscribe/add-profile': paying,
  'POST /api/premium/subscribe/add-profile/save-card': {
    ...paying,
    begin: async (page) => {
      await withCard(REFUSED_WHEN_CHARGED)(page);
      await finish(page);
      const wizard = new WizardPage(page);
      await wizard.later.waitFor();
      await eventually(() => wizard.number.inputValue()).toBe('');
      await enterCard(page);
    },
    again: finishWithAnother,
    afterTheBank: finishWithAnother,
  },
  'DELETE /api/user/cards/delete/{cardToken}': {
    ...paying,
    begin: withCard(ASKED),
    press: async (page) => {
      await finish(page);
      await new ChallengeDialog(page).fail.click();
    },
    // It is tried twice; then another card is requested.
    place: (page) => page.getByRole('main').getByRole('button', { name: 'Later', exact: true }),
    again: finishWithAnother,
  },
};
