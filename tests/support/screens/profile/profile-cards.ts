import { changeCards } from '../../browser/answers/change-cards';
import { CardActions } from '../../pages/profile/profile-cards';
import { showProfile } from './manage-payments';
import type { ScreenState, Stage } from '../screen-state';

const deleteCalls = /\/cards\/delete\/\d+$/;
const attachCalls = /\/set-card\/\d+$/;
const viewCards = /\/cards\/view$/;

async function show(stage: Stage, customer: string): Promise<CardActions> {
  await (await showProfile(stage, customer)).loaded();
  return new CardActions(stage.page);
}

/** The confirmation for an unused card. */
async function showQuestion(stage: Stage): Promise<CardActions> {
  const cards = await show(stage, 'standard');
  await cards.remove('Joint account').click();
  await cards.removal.confirm.waitFor();
  return cards;
}

async function showInUse(stage: Stage, customer: string, nickname: string): Promise<CardActions> {
  await (await showProfile(stage, customer)).settled();
  const cards = new CardActions(stage.page);
  await cards.remove(nickname).click();
  await cards.inUse.close.waitFor();
  return cards;
}

/** The choice for the personal Premium of `premium@`. */
async function showChoice(stage: Stage): Promise<CardActions> {
  const cards = await show(stage, 'premium');
  await cards.changeOfPremium.click();
  await cards.choice.dialog.waitFor();
  return cards;
}

/** Removing a card, and choosing one for a subscription or an account. */
export const cardScreens: readonly ScreenState[] = [
  {
    name: 'card-removal',
    show: async (stage) => {
      await showQuestion(stage);
    },
  },
  {
    name: 'card-removal-deleting',
    show: async (stage) => {
      await stage.page.route(deleteCalls, () => undefined);
      const sent = stage.page.waitForRequest(deleteCalls);
      await (await showQuestion(stage)).removal.confirm.click();
      await sent;
    },
  },
  {
    name: 'card-removal-refused',
    provokes: deleteCalls,
    show: async (stage) => {
      await stage.page.route(deleteCalls, (route) =>
        route.fulfill({ status: 403, json: { code: 403, message: 'You may not do this.' } }),
      );
      const { removal } = await showQuestion(stage);
      await removal.confirm.click();
      await removal.failure.waitFor();
    },
  },
  {
    name: 'card-removal-unanswered',
    provokes: deleteCalls,
    show: async (stage) => {
      await stage.page.route(deleteCalls, (route) => route.abort());
      const { removal } = await showQuestion(stage);
      await removal.confirm.click();
      await removal.failure.waitFor();
    },
  },
  {
    name: 'card-in-use-account',
    show: async (stage) => {
      await showInUse(stage, 'business', 'Company card');
    },
  },
  {
    name: 'card-in-use-subscription',
    show: async (stage) => {
      await showInUse(stage, 'premium', 'Everyday');
    },
  },
  {
    name: 'card-in-use-not-changeable',
    show: async (stage) => {
      await showInUse(stage, 'business', 'Events');
    },
  },
  {
    name: 'card-choice',
    show: async (stage) => {
      await (await showChoice(stage)).choice.choice('Travel').check();
    },
  },
  {
    name: 'card-choice-missing',
    show: async (stage) => {
      await changeCards(stage.page, ([first, ...others]) => [
        { ...first, expired: true },
        ...others.map((card) => ({ ...card, expiresSoon: true })),
      ]);
      const { choice } = await showChoice(stage);
      await choice.pressUnready();
      await choice.failure.waitFor();
    },
  },
  {
    name: 'card-choice-empty',
    show: async (stage) => {
      const cards = await show(stage, 'premium');
      await changeCards(stage.page, () => []);
      await stage.page.reload();
      await cards.changeOfPremium.click();
      await cards.choice.addNew.waitFor();
    },
  },
  {
    name: 'card-choice-list-failed',
    provokes: viewCards,
    show: async (stage) => {
      await show(stage, 'premium');
      await stage.page.route(viewCards, (route) => route.fulfill({ status: 503, body: '' }));
      await stage.page.reload();
      const cards = new CardActions(stage.page);
      await cards.changeOfPremium.click();
      await cards.choice.retry.waitFor();
    },
  },
  {
    name: 'card-choice-refused',
    provokes: attachCalls,
    show: async (stage) => {
      await stage.page.route(attachCalls, (route) =>
        route.fulfill({ status: 400, json: { code: 400, message: 'This card has expired.' } }),
      );
      const { choice } = await showChoice(stage);
      await choice.choice('Travel').check();
      await choice.submit.click();
      await choice.failure.waitFor();
    },
  },
  {
    name: 'card-choice-changing',
    show: async (stage) => {
      await stage.page.route(attachCalls, () => undefined);
      const sent = stage.page.waitForRequest(attachCalls);
      const { choice } = await showChoice(stage);
      await choice.choice('Travel').check();
      await choice.submit.click();
      await sent;
    },
  },
  {
    name: 'payments-replace-card',
    show: async (stage) => {
      await changeCards(stage.page, ([first, ...others]) => [
        { ...first, expired: true },
        ...others.map((card) => ({ ...card, expiresSoon: true })),
      ]);
      await (await show(stage, 'premium')).replace('Everyday').waitFor();
    },
  },
];
