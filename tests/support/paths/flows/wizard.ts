import { cardAdd } from '#messages/cards/card-add';
import { stepper } from '#messages/registration/stepper';
import type {
  SubmissionContext,
  SubmissionEvent,
} from '../../../../machines/registration/submission/submission.types';
import { challengeBringings } from '../../../../src/features/cards/card-authentication/card-authentication.scripts';
import { typedCard } from '../../../../src/features/cards/card-entry/card-entry.scripts';
import type { Bringings } from '../../../../src/review/scripts/executor.types';
import { testNumbers } from '../../../../src/review/scripts/simulator-words';
import {
  billingAddress,
  demoPrices,
  finish,
  toStep,
  visitingPerson,
} from '../../../../src/features/registration/submission/submission.scripts';
import { fill, press, tick } from '../../../../src/review/scripts/words';
import { servedGroups } from '../../../../src/server/backend/services/shared/switches';
import { changeConfig } from '../../browser/answers/change-config';
import type { PlayedFlow } from '../played-flow';
import { answered, CRASH, fault, lost, REFUSAL } from '../words';

/** The paying calls of customers and visitors, and those that send only the card. */
const PAY = '/premium/subscribe*';
const SUBSCRIPTIONS = '/cards/premium';
const DELETE = '/cards/delete/';
const visitor = { uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c77' };
const personal = { id: 31, card_id: 11, type: 'personal', cancellable: true, price: 999 };

const asked = (secret: string) =>
  answered(PAY, 402, { response: visitor, stripe_action: { payment_intent_client_secret: secret } });
const posts: Bringings = {
  completed: answered(PAY, 200, { response: visitor }),
  paymentRequired: asked('pi_1_secret_x'),
  cardRefused: answered(PAY, 400, { response: visitor, message: REFUSAL, stripe: true }),
  refused: answered(PAY, 400, { message: REFUSAL }),
  unknown: lost(PAY),
  crashed: fault,
};
const deletions: Bringings = {
  deleted: answered(DELETE, 200, { response: null }),
  failed: answered(DELETE, 500, { message: REFUSAL }),
};

const atCard = [...visitingPerson, toStep('profileType'), toStep('premiumPayment')];
const APPLICATION = 'The paths pay: the applications are in tests/browser/premium/add-premium.all.test.ts.';

/** The last step of the wizards, from its card on: Premium for a customer and for a visitor. */
export const submissionPlayed: PlayedFlow = {
  executors: {
    openings: {
      customer: {
        path: '/profile/premium?type=personal',
        account: 'new',
        does: [toStep('profileDetails'), ...billingAddress, toStep('cardPay')],
      },
      visitor: { path: '/premium/signup/personal', account: null, does: atCard },
      visitorUnrepeatable: { path: '/premium/signup/personal', account: null, does: atCard },
    },
    events: {
      '': {
        'submission.requested': () => [
          ...typedCard(testNumbers.asked),
          fill(cardAdd.cardholder, 'Aoife Byrne'),
          tick(`${stepper.termsBefore} ${stepper.termsLink}`),
          finish(demoPrices.personal),
        ],
        'submission.retried': () => [press(stepper.retry)],
        'submission.postponed': () => [press(stepper.later)],
      },
    },
    outcomes: {
      postSubmission: posts,
      cardAuthentication: { crashed: fault },
      'cardAuthentication/runChallenge': challengeBringings,
      'cardAuthentication/confirm': { ...posts, paymentRequired: asked('pi_2_secret_x') },
      deleteCard: deletions,
      deleteCardAgain: deletions,
      reconcile: {
        committed: answered(SUBSCRIPTIONS, 200, { response: [personal] }),
        offline: lost(SUBSCRIPTIONS),
      },
    },
  },
  passes: ['reconcile missing'],
  logs: /submission failed/u,
  // The bank's check uses an intent that only this test knows.
  prepare: async ({ page }, input) => {
    await page.route(/\/sandbox\/intents\//u, (route) => route.fulfill({ json: { code: 200 } }));
    if (input === 'visitorUnrepeatable')
      await changeConfig(page, { extensions: servedGroups.filter((group) => group !== 'idempotency') });
  },
  when: (step, rig) => {
    if (!('event' in step)) return true;
    const now = rig.snapshot();
    const { request } = now.context as SubmissionContext;
    const event = step.event as SubmissionEvent;
    if (event.type === 'submission.postponed') return now.matches('cardOnly');
    if (event.type === 'submission.retried')
      return now.matches('retryable') || now.matches('reconciliationFailed');
    return event.card !== null && (now.matches('cardOnly') || (now.matches('entering') && request === null));
  },
  seen: {
    cardOnly: [{ role: 'button', name: stepper.later }],
    reconciliationFailed: [{ role: 'button', name: stepper.retry }],
    retryable: [{ role: 'button', name: stepper.retry }],
    'cardAuthentication/authenticating': [{ role: 'dialog', name: /with your bank$/u }],
  },
  unplayed: {
    'xstate.error.actor.postSubmission': CRASH,
    'xstate.error.actor.cardAuthentication': CRASH,
    'cardOnly | submission.requested | 1': 'The form says what it lacks, and sends nothing.',
    'postSubmission | 1': APPLICATION,
  },
};
