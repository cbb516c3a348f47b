import type { FlowName } from '../flows';

const inOthers = 'The scripts of the flows that run it contain it.';
const needsDevice = 'It takes an authenticator app or a passkey, whose answers no script can say.';
const twoWindows = 'It takes two windows, one of a customer and one of an admin.';
const noText = 'What it changes is no text, and a script says what is read.';

/** Why a flow has no scripts for people. Every other flow has some. */
export const unscripted: Readonly<Partial<Record<string, string>>> = {
  'bot-check': 'The demo has no bot check.',
  'card-authentication': inOthers,
  'card-entry': inOthers,
  'card-list': 'No customer of the demo has enough cards for its search.',
  collections: inOthers,
  'customer-whereabouts': twoWindows,
  download: 'The names of files contain dates, and a script quotes exact texts.',
  'factor-add': needsDevice,
  'factor-change': needsDevice,
  'factor-reset': 'No customer of the demo has a second step.',
  'form-press': inOthers,
  'impersonation-clock': 'It counts minutes by itself.',
  'list-filter': 'The demo has other records than the sample that scripts are made from.',
  'passkey-sign-in': needsDevice,
  'password-strength': inOthers,
  'recovery-codes': needsDevice,
  resource: inOthers,
  'second-step': needsDevice,
  'section-menu': noText,
  services: 'Only a fault of the program makes it do anything.',
  'support-code': 'A code is random, and a script quotes exact texts.',
  'support-recording': 'It takes a code, which is random.',
  'table-order': noText,
  tabs: 'It takes two windows, in which two people sign in one after the other.',
  whereabouts: twoWindows,
} satisfies Partial<Record<FlowName, string>>;
