import type { CardDefaultContext } from '../../../machines/cards/card-default/card-default.types';
import { cardChoice as choiceTexts } from '#messages/cards/card-choice';
import { cardRemoval as removalTexts } from '#messages/cards/card-removal';
import { cardUse } from '#messages/cards/card-use';
import { cardAdd } from '#messages/cards/card-add';
import { cards } from '#messages/cards/cards';
import { premiumCards } from '#messages/premium/premium-cards';
import { cardAddExecutors } from '../../../src/features/cards/card-add/card-add.scripts';
import { choose, press } from '../../../src/review/scripts/words';
import { enterAsCustomerWith } from '../backend/made-customer';
import type { PlayedFlow } from '../paths/played-flow';
import {
  answered,
  CRASH,
  EVERY_REFUSAL,
  fault,
  lost,
  nothingDone,
  QUICK,
  REFUSAL,
  reconciledEndings,
  SETTLED,
} from '../paths/words';

const CARDS = '/cards/view';
const SUBSCRIPTIONS = '/cards/premium';
const question = removalTexts.question;
const inUse = /^Unable to remove/u;

/** Making a card the default for new bookings. */
export const cardDefaultPlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: '/profile', account: null, does: [] } },
    events: { '': { 'default.requested': () => [press(`${cards.makeDefault} Office`)] } },
    outcomes: {
      setDefault: {
        refused: answered('/cards/default/', 400, { message: REFUSAL }),
        noResponse: lost('/cards/default/'),
        broken: fault,
      },
      readCards: { offline: lost(CARDS) },
    },
  },
  passes: ['setDefault saved', 'readCards changed', 'readCards unchanged'],
  prepare: async ({ context }) => {
    await enterAsCustomerWith(context, { cards: ['Everyday', 'Office'] });
  },
  when: (step, rig) => {
    const now = rig.snapshot();
    if ('event' in step) return !now.hasTag('busy');
    // The list has changed if the request was accepted, and has not if it was refused or lost before the server.
    const { failure } = now.context as CardDefaultContext;
    return !('with' in step) || step.with !== (failure === null ? 'unchanged' : 'changed');
  },
  unplayed: { 'xstate.error.actor.setDefault': CRASH },
};

/** The confirmation for a card that pays for nothing, and the messages for cards in use. */
export const cardRemovalPlayed: PlayedFlow = {
  executors: {
    openings: {
      unused: { path: '/profile', account: 'standard', does: [press(`${cards.remove} Joint account`)] },
      paysPremium: { path: '/profile', account: 'premium', does: [press(`${cards.remove} Everyday`)] },
    },
    events: {
      '': {
        'card.changeRequested': () => [press(removalTexts.change({ what: cardUse.subscription.personal }))],
        'dialog.closed': (_event, _coming, now) => [
          press(now.matches('inUse') ? removalTexts.close : removalTexts.cancel),
        ],
      },
      form: { 'form.submitted': () => [press(removalTexts.confirm, question)] },
    },
    outcomes: {
      ...reconciledEndings('form', '/cards/delete/', { call: CARDS, done: [], nothingLeft: EVERY_REFUSAL }),
      identifyUse: { offline: lost(SUBSCRIPTIONS) },
      refreshCards: { read: answered(CARDS, 200, { response: [] }), offline: lost(CARDS) },
    },
  },
  passes: [...nothingDone('form'), 'identifyUse kept'],
  when: (step, rig) => {
    if (!('event' in step)) return true;
    const now = rig.snapshot();
    if (step.event.type === 'card.changeRequested') return now.matches('inUse');
    return !now.hasTag('busy');
  },
  seen: {
    inUse: [{ role: 'alertdialog', name: inUse }],
    'confirming.asking': [{ role: 'button', name: removalTexts.confirm, within: question }],
    'confirming.deleting': [{ role: 'button', name: removalTexts.deleting, within: question }],
    'confirming.noResponse': [{ role: 'alert', text: /\S/u, within: question }],
    'confirming.identifying': [{ role: 'button', name: removalTexts.identifying, within: question }],
    removed: [{ role: 'alertdialog', name: question, gone: true }],
    changing: [{ role: 'dialog', name: choiceTexts.title }],
    closed: [{ role: 'alertdialog', name: question, gone: true }],
  },
  unplayed: {
    'xstate.error.actor.form': CRASH,
    'card.changeRequested | 1': SETTLED,
    'refreshing | dialog.closed': QUICK,
    'identifyUse | 0': 'The server would have to name a use of a card by ids that it makes itself.',
  },
};

const choice = choiceTexts.title;

const CHANGING = new RegExp(`^(?:${choiceTexts.changing}|${choiceTexts.checking})$`, 'u');

/** Choosing the card that pays for Premium. */
export const cardChoicePlayed: PlayedFlow = {
  executors: {
    openings: {
      forPremium: {
        path: '/profile',
        account: 'premium',
        does: [press(premiumCards.changeCardOf({ name: premiumCards.names.personal }))],
      },
    },
    events: {
      '': {
        'card.chosen': () => [choose('Travel', choice)],
        'card.addRequested': () => [press(choiceTexts.addNew, choice)],
        'dialog.closed': () => [press(choiceTexts.cancel, choice)],
      },
      form: { 'form.submitted': () => [choose('Travel', choice), press(choiceTexts.choose, choice)] },
    },
    outcomes: {
      ...reconciledEndings('form', '/set-card/', { call: SUBSCRIPTIONS, nothingLeft: EVERY_REFUSAL }),
      cardAdd: { closed: { by: 'person', does: [press(cards.cancel, cards.dialogTitle)] }, crashed: fault },
      refreshUse: { offline: lost(SUBSCRIPTIONS) },
    },
  },
  passes: [...nothingDone('form'), 'refreshUse read'],
  when: (step, rig) =>
    !('event' in step) || (!rig.snapshot().hasTag('busy') && !rig.snapshot().matches('adding')),
  seen: {
    'choosing.asking': [{ role: 'button', name: choiceTexts.choose, within: choice }],
    // Or it is looked up whether the card was changed.
    'choosing.attaching': [{ role: 'button', name: CHANGING, within: choice }],
    'choosing.noResponse': [{ role: 'alert', text: /\S/u, within: choice }],
    adding: [{ role: 'dialog', name: cards.dialogTitle }],
    changed: [{ role: 'dialog', name: choice, gone: true }],
    closed: [{ role: 'dialog', name: choice, gone: true }],
  },
  unplayed: {
    'xstate.error.actor': CRASH,
    'card-choice | list.retried': 'The list of the cards is another chart, and is there.',
    'refreshing | dialog.closed': QUICK,
    'done.actor.cardAdd | 0': 'The paths of card-add add cards; here the dialog is only closed.',
  },
};

const SELECTING =
  'The dialogs that choose a card add one so: tests/browser/profiles/profile-card-account.all.test.ts.';

/** Adding a card, with the same data as the test scripts for people. */
export const cardAddPlayed: PlayedFlow = {
  executors: cardAddExecutors,
  // The bank's check uses an intent that only this test knows.
  prepare: async ({ page }) => {
    await page.route(/\/sandbox\/intents\//u, (route) => route.fulfill({ json: { code: 200 } }));
  },
  when: (step, rig) => {
    if (!('event' in step)) return true;
    const now = rig.snapshot();
    return !now.hasTag('busy') || (step.event.type === 'dialog.closed' && now.matches('rechecking'));
  },
  seen: {
    entering: [{ role: 'button', name: cards.add, within: cards.dialogTitle }],
    posting: [{ role: 'button', name: /…$/u, within: cards.dialogTitle }],
    'cardAuthentication/authenticating': [{ role: 'dialog', name: /with your bank$/u }],
    'cardAuthentication/confirming': [{ role: 'button', name: /…$/u, within: cards.dialogTitle }],
    reconciling: [{ role: 'button', name: /…$/u, within: cards.dialogTitle }],
    reconciliationFailed: [{ role: 'alert', text: cardAdd.noResponseTitle, within: cards.dialogTitle }],
    added: [{ role: 'dialog', name: cards.dialogTitle, gone: true }],
    closed: [{ role: 'dialog', name: cards.dialogTitle, gone: true }],
  },
  unplayed: {
    'xstate.error.actor': CRASH,
    'broken | ': CRASH,
    'card.submitted | 1': 'The form says what it lacks, and sends nothing.',
    'token.refused': 'The practice provider makes every token that it is asked for.',
    'collectingToken | dialog.closed': QUICK,
    'saved | always': SELECTING,
    'findingAdded | ': SELECTING,
  },
};
