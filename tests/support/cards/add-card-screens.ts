import type { Page } from 'playwright-core';
import { stripeScript } from '../stripe/fake-stripe';
import { AddCardDialog, ChallengeDialog, validFor } from './add-card-dialog';
import { Shell } from '../pages/shell';
import { showProfile } from '../screens/profile/manage-payments';
import type { ScreenState, Stage } from '../screens/screen-state';

const addCalls = /\/cards\/add$/;
const config = /\/api\/config$/;

async function showDialog(stage: Stage): Promise<AddCardDialog> {
  const profile = await showProfile(stage, 'standard');
  await profile.cards.nth(2).waitFor();
  await profile.addCard.first().click();
  const dialog = new AddCardDialog(stage.page);
  await dialog.number.waitFor();
  return dialog;
}

async function submitCard(stage: Stage, number: string): Promise<AddCardDialog> {
  const dialog = await showDialog(stage);
  await dialog.fill('Everyday', validFor(number));
  await dialog.submit.click();
  return dialog;
}

/** The current configuration with a Stripe key instead of the simulator's. */
async function useStripeKey(page: Page): Promise<void> {
  await page.route(config, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { readonly response: object };
    await route.fulfill({
      response: answer,
      json: { ...body, response: { ...body.response, stripePublicKey: 'pk_test_51Cabrank' } },
    });
  });
}

/** The dialog 'Add a card', and the bank's challenge. */
export const addCardScreens: readonly ScreenState[] = [
  {
    name: 'add-card',
    show: async (stage) => {
      await showDialog(stage);
    },
  },
  {
    name: 'add-card-incomplete',
    show: async (stage) => {
      const shown = await showDialog(stage);
      await shown.pressUnready();
      await shown.failure.first().waitFor();
    },
  },
  {
    name: 'add-card-filled',
    show: async (stage) => (await showDialog(stage)).fill('Everyday', validFor('4242424242424242')),
  },
  {
    name: 'add-card-provider-loading',
    show: async (stage) => {
      await useStripeKey(stage.page);
      await stage.page.route(stripeScript, () => undefined);
      await (await showProfile(stage, 'standard')).addCard.first().click();
      await new AddCardDialog(stage.page).dialog.waitFor();
    },
  },
  {
    name: 'add-card-provider-unavailable',
    provokes: stripeScript,
    show: async (stage) => {
      await useStripeKey(stage.page);
      await stage.page.route(stripeScript, (route) => route.abort());
      await (await showProfile(stage, 'standard')).addCard.first().click();
      await new AddCardDialog(stage.page).retry.waitFor();
    },
  },
  {
    name: 'add-card-saving',
    show: async (stage) => {
      await stage.page.route(addCalls, () => undefined);
      const sent = stage.page.waitForRequest(addCalls);
      await submitCard(stage, '4242424242424242');
      await sent;
    },
  },
  {
    name: 'add-card-refused',
    provokes: addCalls,
    show: async (stage) => (await submitCard(stage, '4000000000000002')).failure.first().waitFor(),
  },
  {
    name: 'add-card-unanswered',
    provokes: addCalls,
    show: async (stage) => {
      await stage.page.route(addCalls, (route) => route.abort());
      await (await submitCard(stage, '4242424242424242')).failure.first().waitFor();
    },
  },
  {
    name: 'add-card-challenge',
    provokes: addCalls,
    show: async (stage) => {
      await submitCard(stage, '4000002500003155');
      await new ChallengeDialog(stage.page).complete.waitFor();
    },
  },
  ...(['fail', 'close'] as const).map((ending) => ({
    name: `add-card-challenge-${ending === 'fail' ? 'failed' : 'closed'}`,
    provokes: addCalls,
    show: async (stage: Stage) => {
      const shown = await submitCard(stage, '4000002500003155');
      await new ChallengeDialog(stage.page)[ending].click();
      await shown.failure.first().waitFor();
    },
  })),
  {
    name: 'add-card-done',
    show: async (stage) => {
      await stage.page.route(addCalls, (route) =>
        route.fulfill({ json: { code: 200, message: 'Your card was added.', response: null } }),
      );
      await submitCard(stage, '4242424242424242');
      await new Shell(stage.page).closeNotice.first().waitFor();
    },
  },
];
