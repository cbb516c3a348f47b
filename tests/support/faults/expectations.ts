import { app } from '#messages/app/app';
import { brand } from '../../../src/ui/brand';
import { cardAdd } from '#messages/cards/card-add';
import { cards } from '#messages/cards/cards';
import { contact } from '#messages/content/contact';
import { content } from '#messages/content/content';
import { loadFailure } from '#messages/app/load-failure';
import { paymentProfiles } from '#messages/profiles/payment-profiles';
import { premiumCards } from '#messages/premium/premium-cards';
import { settings } from '#messages/settings/settings';
import { stepper } from '#messages/registration/stepper';
import { REFUSAL } from '../../../src/review/faults/answers';
import type { FaultCall } from '../../../src/review/faults/call';
import { FIELD_REFUSAL, type FaultPlay, type Meaning } from '../../../src/review/faults/kinds';

/** Where a person is when all responses to the press have arrived or timed out. */
export type Standing =
  /** It has worked, as far as the person can see. */
  | 'done'
  /** It has failed, and the screen says so. Pressing again is the way on. */
  | 'failed'
  /** They are redirected to the login page. */
  | 'signedOut'
  /** They sign in again over the screen, which keeps their input. */
  | 'signsInAgain';

export type Expectation = {
  readonly standing: Standing;
  /** All of these texts are on the screen. */
  readonly words: readonly string[];
  /** The text at the field that the server rejected. */
  readonly atField: string | null;
  /** How often the server has executed the request by then. */
  readonly effects: 0 | 1;
};

/** The texts of screens whose data could not be loaded. */
const unloaded: Readonly<Record<string, string>> = {
  'GET /api/content/terms': content.failedTitle,
  'GET /api/content/privacy': content.failedTitle,
  'GET /api/content/contact': contact.failedTitle,
  'GET /api/user/{uuid}/cards/view': cards.failedTitle,
  'GET /api/user/{uuid}/cards/business': paymentProfiles.businessFailedTitle,
  'GET /api/user/{uuid}/cards/premium': premiumCards.failedTitle,
  'GET /api/user/{uuid}/settings/accounts/view': paymentProfiles.billPayFailedTitle,
  'GET /api/user/{uuid}/settings/view': settings.failedTitle,
};
const leftOut: Readonly<Record<string, string>> = {
  'GET /api/user/{uuid}/cards/view': cards.leftOut({ count: 1 }),
  'GET /api/user/{uuid}/cards/business': paymentProfiles.businessLeftOut({ count: 1 }),
  'GET /api/user/{uuid}/cards/premium': premiumCards.leftOut({ count: 1 }),
  'GET /api/user/{uuid}/settings/accounts/view': paymentProfiles.billPayLeftOut({ count: 1 }),
};

/**
 * The writes whose screen checks the server before it reports an unknown outcome (D4.9), and its text if the check
 * found that nothing was done. The other writes report an error whatever the server did, and repeat the request with
 * the same key.
 */
const looks: Readonly<Record<string, string>> = {
  'POST /api/user/{uuid}/cards/add': cardAdd.noResponseTitle,
  'POST /api/user/{uuid}/cards/business/add': app.notDone,
  'POST /api/user/{uuid}/cards/business/{accountId}/enable': paymentProfiles.noResponse,
  'POST /api/user/{uuid}/cards/business/{accountId}/disable': paymentProfiles.noResponse,
  'POST /api/user/{uuid}/cards/set-account-card/{accountId}/{cardId}': app.notDone,
  'DELETE /api/user/{uuid}/cards/delete/{cardId}': app.notDone,
  'DELETE /api/user/{uuid}/subscriptions/cancel/{subscriptionId}': app.notDone,
  'PATCH /api/user/{uuid}/subscriptions/{subscriptionId}/set-card/{cardId}': app.notDone,
  'POST /api/user/{uuid}/settings/accounts/request': app.notDone,
  'POST /api/user/{uuid}/settings/delete-profile': app.notDone,
  'POST /api/user/{uuid}/settings/update': app.notDone,
  'POST /api/premium/subscribe/add-profile': stepper.noResponseTitle,
  'POST /api/premium/subscribe/add-profile/save-card': stepper.noResponseTitle,
};

const startUpFailure = app.failedTitle({ appName: brand.appName });

const failed = (...words: readonly string[]): Expectation => ({
  standing: 'failed',
  words,
  atField: null,
  effects: 0,
});
const done = (effects: 0 | 1 = 0): Expectation => ({ standing: 'done', words: [], atField: null, effects });
const signedOut: Expectation = { standing: 'signedOut', words: [], atField: null, effects: 0 };

function ofReading(call: FaultCall, meaning: Meaning, reached: boolean): Expectation {
  if (meaning === 'fine') return done();
  if (meaning === 'leftOut') return { ...done(), words: [leftOut[call.name] ?? ''] };
  switch (call.class) {
    case 'start':
      return failed(startUpFailure, app.retry);
    case 'session':
      // Nobody is signed in, which is a normal response here.
      return meaning === 'signedOut' ? signedOut : failed(startUpFailure, app.retry);
    case 'offer':
      // The person misses nothing: new Premium is not offered.
      return failed();
    case 'menu':
      // The menu has no items.
      return meaning === 'signedOut' ? signedOut : failed();
    default: {
      if (meaning === 'signedOut') return signedOut;
      const help = call.class === 'list' ? [reached ? loadFailure.reached : loadFailure.unreachable] : [];
      return failed(unloaded[call.name] ?? '', ...help, app.retry);
    }
  }
}

function ofWriting(call: FaultCall, meaning: Meaning, worked: boolean): Expectation {
  const sees = looks[call.name];
  switch (meaning) {
    case 'fine':
    case 'leftOut':
      return done(1);
    case 'signedOut':
      return signedOut;
    case 'worded':
      return failed(REFUSAL);
    case 'fields':
      return { ...failed(REFUSAL), atField: FIELD_REFUSAL };
    case 'unworded':
      return failed(app.tryAgainLater);
    case 'challenge':
      // The bank approves each time and is asked again; the third challenge fails.
      return failed(cardAdd.declinedTitle);
    default:
      if (worked) return sees === undefined ? { ...failed(app.genericTitle), effects: 1 } : done(1);
      return failed(sees ?? app.genericTitle);
  }
}

/** The screens whose text is kept until it is sent. Passwords and choices are never kept (D3.19). */
const DRAFTED: readonly string[] = [
  'contact',
  'card-add',
  'card-account-add',
  'credit-request',
  'subscription-cancel',
  'settings',
  'submission',
];

/** Whether the server did not respond, so that the connection is to blame. */
const isUnreachable = (kind: string): boolean => /^(?:broken|hanging)/u.test(kind);

/** A notice shows the server's message, even for an error of the server itself. */
const noticeOf = (expected: Expectation, { name }: FaultPlay): Expectation =>
  name === 'in JSON' ? { ...expected, words: [REFUSAL] } : expected;

/**
 * What a person must see and what the server must have done when a call fails: depends on the purpose of the call and
 * the meaning of the response (S8.bodyCode, S8.networkFailure, D2.3, D2.11, D2.21, D2.22, D4.9, D7.1).
 */
export function expectationOf(call: FaultCall, kind: string, play: FaultPlay): Expectation {
  const meaning = play.meaning(call);
  switch (call.class) {
    case 'logout':
    case 'return': {
      // A person without a session is logged out (D2.23).
      if (meaning === 'signedOut') return call.class === 'logout' ? done() : signedOut;
      return { ...noticeOf(ofWriting(call, meaning, play.done > 0), play), atField: null };
    }
    case 'cleanUp':
      // The clean-up runs in the background, whatever its result. The person sees that the bank declined.
      return {
        standing: 'done',
        words: [cardAdd.declinedTitle, cardAdd.addLater],
        atField: null,
        effects: play.done === 0 ? 0 : 1,
      };
    case 'write':
    case 'paying': {
      // The account is closed, and so is the session that the second request needs.
      if (call.flow === 'close-account' && play.done === 2) return { ...signedOut, effects: 1 };
      if (meaning === 'signedOut' && DRAFTED.includes(call.flow))
        return { ...signedOut, standing: 'signsInAgain' };
      const expected = ofWriting(call, meaning, play.done > 0);
      return call.field === null ? { ...expected, atField: null } : expected;
    }
    default:
      return ofReading(call, meaning, !isUnreachable(kind));
  }
}
