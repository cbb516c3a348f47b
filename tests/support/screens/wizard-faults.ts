import { changeConfig } from '../browser/answers/change-config';
import { ChallengeDialog } from '../cards/add-card-dialog';
import { Banners } from '../pages/banners';
import { WizardPage } from '../pages/wizard-page';
import { atType, pay, paying } from './at-step';
import type { ScreenState, Stage } from './screen-state';

const PAYMENT = '4000002500003155';
const FLAGGED = '4000000000000341';
const GOOD = '4242424242424242';
const typeFields = /\/assets\/profile-type-fields-[^/]*\.js$/u;
const cardAccounts = /\/cards\/business$/u;

/** Presses Finish and gets no response. */
async function payWithRefusal(stage: Stage): Promise<void> {
  await stage.page.route(/\/api\/premium\/subscribe$/u, (route) => route.abort());
  await pay(stage, GOOD);
}

/** The visible errors of registration and add-premium. */
export const wizardFaultScreens: readonly ScreenState[] = [
  {
    name: 'register-type-missing',
    provokes: typeFields,
    provokesLine: /ChunkFailure: The code of Step did not arrive/u,
    show: async (stage) => {
      await stage.page.route(typeFields, (route) => route.abort());
      const wizard = await atType(stage);
      await wizard.missing.waitFor();
      await new Banners(stage.page).newVersion.waitFor();
    },
  },
  {
    name: 'premium-challenge-failed',
    provokes: paying,
    show: async (stage) => {
      const wizard = await pay(stage, PAYMENT);
      await new ChallengeDialog(stage.page).fail.click();
      await wizard.later.waitFor();
    },
  },
  {
    name: 'premium-card-refused',
    provokes: paying,
    show: async (stage) => {
      const wizard = await pay(stage, FLAGGED);
      await wizard.later.waitFor();
    },
  },
  {
    name: 'premium-unanswered',
    provokes: paying,
    show: async (stage) => {
      await payWithRefusal(stage);
      await new WizardPage(stage.page).retry.waitFor();
    },
  },
  {
    name: 'premium-unconfirmed',
    provokes: paying,
    show: async (stage) => {
      await changeConfig(stage.page, { extensions: ['auth', 'registration'] });
      await payWithRefusal(stage);
      await stage.page.getByRole('heading', { name: 'Check your email' }).waitFor();
    },
  },
  {
    name: 'add-premium-unknown',
    provokes: cardAccounts,
    provokesLine: /The cardAccounts could not be read/u,
    show: async (stage) => {
      await stage.page.route(cardAccounts, (route) => route.abort());
      await stage.signIn('business');
      await stage.page.goto('/profile/premium?account=1');
      await stage.page.getByRole('heading', { name: "We couldn't load your account" }).waitFor();
    },
  },
];
