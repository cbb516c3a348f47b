import type { CallClass, FaultCall } from './call';
import type { FaultPlay, Meaning } from './kinds';

/** What a person gets when a call fails in a certain way, in short. */
export type Met =
  | 'Done'
  | 'New version'
  | 'Retry'
  | 'Refused'
  | 'Field error'
  | 'Sign in again'
  | 'Bank check'
  | 'Left out'
  | 'No Premium'
  | 'Other card';

/** By the meaning of a response. */
type Words = Readonly<Record<Meaning, Met>>;

/** A failed read can be retried. The server's message about it is not shown. */
const reading: Words = {
  fine: 'Done',
  leftOut: 'Left out',
  worded: 'Retry',
  fields: 'Retry',
  unworded: 'Retry',
  unknown: 'Retry',
  signedOut: 'Sign in again',
  challenge: 'Retry',
  noChallenge: 'Retry',
};

const writing: Words = {
  ...reading,
  worded: 'Refused',
  fields: 'Field error',
  challenge: 'Bank check',
};

const always = (met: Met): Words => ({
  fine: met,
  leftOut: met,
  worded: met,
  fields: met,
  unworded: met,
  unknown: met,
  signedOut: met,
  challenge: met,
  noChallenge: met,
});

const byClass: Readonly<Record<CallClass, Words>> = {
  // It is not known yet whether anybody is signed in.
  start: { ...reading, signedOut: 'Retry' },
  // Prices are offered or not. Nothing is reported about a missing offer.
  offer: { ...always('No Premium'), fine: 'Done', signedOut: 'Sign in again' },
  session: reading,
  menu: { ...reading, leftOut: 'Done' },
  page: reading,
  list: reading,
  settings: reading,
  write: writing,
  paying: writing,
  // The clean-up is not reported. The person only learns that the bank declined.
  cleanUp: always('Other card'),
  logout: { ...writing, signedOut: 'Done' },
  return: writing,
};

const user = '/api/user/{uuid}';

/** Calls whose outcome the app checks by itself if there is no usable response. */
const LOOKED_AT: ReadonlySet<string> = new Set([
  `POST ${user}/cards/add`,
  `POST ${user}/cards/business/add`,
  `POST ${user}/cards/business/{accountId}/enable`,
  `POST ${user}/cards/business/{accountId}/disable`,
  `POST ${user}/cards/set-account-card/{accountId}/{cardId}`,
  `DELETE ${user}/cards/delete/{cardId}`,
  `DELETE ${user}/subscriptions/cancel/{subscriptionId}`,
  `PATCH ${user}/subscriptions/{subscriptionId}/set-card/{cardId}`,
  `POST ${user}/settings/accounts/request`,
  `POST ${user}/settings/delete-profile`,
  `POST ${user}/settings/update`,
  'POST /api/premium/subscribe/add-profile',
  'POST /api/premium/subscribe/add-profile/save-card',
]);

/** The kind of fault whose body names another version than the first one seen. */
const NEW_VERSION = 'other version';

/**
 * Returns what a person gets when a call meets a fault: the text of the table's cell. The browser tests compare it
 * with the screen.
 *
 * @param kind name of the kind of fault
 */
export function meets(call: FaultCall, kind: string, play: FaultPlay): Met {
  const meaning = play.meaning(call);
  const found = meaning === 'unknown' && play.done > 0 && LOOKED_AT.has(call.name);
  const met = found ? 'Done' : byClass[call.class][meaning];
  if (met === 'Field error' && call.field === null) return 'Refused';
  return met === 'Done' && kind === NEW_VERSION ? 'New version' : met;
}
