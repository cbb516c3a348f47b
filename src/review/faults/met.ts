import type { CallClass, FaultCall } from './call';
import type { FaultPlay, Meaning } from './kinds';

/** In a word, what a person meets where a call meets a fault. */
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

/** By what an answer says to the app. */
type Words = Readonly<Record<Meaning, Met>>;

/** What is read and cannot be read can be read again; the server's words about it are nobody's business. */
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
  // Prices are offered, or they are not: nobody is told what they do not miss.
  offer: { ...always('No Premium'), fine: 'Done', signedOut: 'Sign in again' },
  session: reading,
  menu: { ...reading, leftOut: 'Done' },
  page: reading,
  list: reading,
  settings: reading,
  write: writing,
  paying: writing,
  // What is put right behind their back is no matter of theirs; their own is that the bank said no.
  cleanUp: always('Other card'),
  logout: { ...writing, signedOut: 'Done' },
  return: writing,
};

const user = '/api/user/{uuid}';

/** Calls after which the app looks by itself what became of them, where no usable answer comes. */
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

/** Bodies that name another version than the one that was seen first. */
const NEW_VERSION = 'other version';

/**
 * What a person meets where a call meets a fault: the word of the cell of the table, which the tests of the browser hold
 * against the screen.
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
