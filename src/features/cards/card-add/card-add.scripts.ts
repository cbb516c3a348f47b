import { cardAdd } from '#messages/cards/card-add';
import { cards } from '#messages/cards/cards';
import type { CardAddEvent } from '../../../../machines/cards/card-add/card-add.types';
import { cardNickname } from '../../../domain/rules';
import {
  doings,
  type Bringings,
  type Executor,
  type FlowExecutors,
  type RouteAnswer,
} from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { testNumbers } from '../../../review/scripts/simulator-words';
import { crashing, fill, press } from '../../../review/scripts/words';
import { challengeBringings } from '../card-authentication/card-authentication.scripts';
import { cardEntryBringings, cardEntryDoings, isEntered, typedCard } from '../card-entry/card-entry.scripts';

const card = {
  id: 9001,
  name: 'Everyday',
  lastFour: '4242',
  type: 'visa',
  expiryMonth: 12,
  expiryYear: 2039,
  expired: false,
  expiresSoon: false,
};

const ADD = '/cards/add';
const VIEW = '/cards/view';

const adding = (status: number, json: object): RouteAnswer => ({
  call: ADD,
  answer: { status, json: { code: status, ...json } },
});
const viewing = (response: readonly object[]): RouteAnswer => ({
  call: VIEW,
  answer: { status: 200, json: { code: 200, response } },
});

const posts: Bringings = {
  saved: { by: 'server', sandbox: [], route: adding(200, { response: card }) },
  savedUnnamed: { by: 'server', sandbox: null, route: adding(200, { response: null }) },
  paymentRequired: {
    by: 'server',
    sandbox: [],
    route: adding(402, { stripe_action: { setup_intent_client_secret: 'seti_1_secret_x' } }),
  },
  // The card number decides this: see `card-entry.scripts`.
  refused: {
    by: 'server',
    sandbox: [],
    route: adding(400, { message: 'Your card was declined.', stripe: true }),
  },
  unknown: (next) => ({
    by: 'server',
    sandbox: [{ call: 'addCard', fault: next?.outcome === 'found' ? 'commitThenReset' : 'reset' }],
    route: { call: ADD, answer: 'lost' },
  }),
  ...crashing,
};

/** After a check, the bank may ask for another one. If it asks again after that, adding the card fails. */
const confirmations: Bringings = {
  ...posts,
  paymentRequired: (next) => ({
    by: 'server',
    sandbox: [{ challenges: next?.actor === 'cardAuthentication/runChallenge' ? 2 : 3 }],
    route: adding(402, { stripe_action: { setup_intent_client_secret: 'seti_2_secret_x' } }),
  }),
};

const readings: Bringings = {
  found: { by: 'server', sandbox: [], route: viewing([card]) },
  missing: { by: 'server', sandbox: [], route: viewing([]) },
  offline: {
    by: 'server',
    sandbox: [{ call: 'viewCards', fault: 'unavailable' }],
    route: { call: VIEW, answer: 'lost' },
  },
};

/** Fills in the dialog that adds a card, and presses its button. */
export const addedCard: readonly Executor[] = [
  fill(cardAdd.nickname, 'Spare'),
  fill(cardAdd.cardholder, 'Aoife Byrne'),
  ...typedCard(testNumbers.accepted),
  press(cards.add, cards.dialogTitle),
];

/** How the dialog ends where it adds a card to choose it. */
export const cardAddEndings: Bringings = {
  ...crashing,
  selected: { by: 'person', does: addedCard },
  closed: { by: 'person', does: [press(cards.cancel, cards.dialogTitle)] },
};

const opening = {
  path: '/profile',
  account: 'standard',
  does: [{ role: 'button', name: cards.add, act: 'press' }],
} as const;

/** Adding a card on the profile, as user input. */
export const cardAddExecutors: FlowExecutors = {
  openings: { adding: opening },
  events: {
    '': doings<CardAddEvent>({
      'card.submitted': ({ nickname }, _coming, now) => {
        if (cardNickname(nickname) !== null || !isEntered(now))
          return { unseen: 'The form says what it lacks, and sends nothing.' };
        return [
          { role: 'textbox', name: cardAdd.nickname, act: 'fill', value: nickname },
          { role: 'button', name: cards.add, within: cards.dialogTitle, act: 'press' },
        ];
      },
      'nickname.edited': ({ nickname }) => [
        { role: 'textbox', name: cardAdd.nickname, act: 'fill', value: nickname },
      ],
      'dialog.closed': (_event, _coming, now) => [
        now.matches('broken')
          ? { role: 'button', name: cards.close, within: cards.dialogTitle, act: 'press' }
          : { role: 'button', name: cards.cancel, within: cards.dialogTitle, act: 'press' },
      ],
    }),
    cardEntry: cardEntryDoings(
      { first: 'postCard', confirming: 'cardAuthentication/confirm', done: 'found', refused: 'refused' },
      cardAdd.cardholder,
    ),
  },
  outcomes: {
    cardEntry: crashing,
    ...cardEntryBringings,
    postCard: posts,
    cardAuthentication: crashing,
    'cardAuthentication/runChallenge': challengeBringings,
    'cardAuthentication/confirm': confirmations,
    reconcileCard: readings,
    recheckCard: readings,
    findAddedCard: readings,
  },
  waiting: 'The bank’s check and the provider are waited for longer than a script is read.',
};

export const scripts: ScriptSource = { title: cards.dialogTitle, executors: [cardAddExecutors] };
