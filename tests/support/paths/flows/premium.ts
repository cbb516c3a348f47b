import { premiumCards } from '#messages/premium/premium-cards';
import { receipts } from '#messages/profiles/receipts';
import { subscriptionResume } from '#messages/profiles/subscription-resume';
import { subscriptionWithdrawal } from '#messages/profiles/subscription-withdrawal';
import { fill, press } from '../../../../src/review/scripts/words';
import { enterAsCustomerWith } from '../../backend/made-customer';
import type { PlayedFlow } from '../played-flow';
import { anew, answered, CRASH, fault, lost, nothingDone, QUICK, reconciledEndings, REFUSAL } from '../words';

const SUBSCRIPTIONS = '/cards/premium';
const PERSONAL = premiumCards.names.personal;
const cancelling = premiumCards.question;

/** Cancelling Premium. The server only pretends to have done it. */
export const subscriptionCancelPlayed: PlayedFlow = {
  executors: {
    openings: {
      default: {
        path: '/profile',
        account: 'premium',
        does: [press(premiumCards.cancelOf({ name: PERSONAL }))],
      },
    },
    events: {
      '': {
        'reason.edited': () => [fill(premiumCards.reason, anew('I moved to Cork'), cancelling)],
        'dialog.closed': () => [press(premiumCards.keep, cancelling)],
      },
      form: { 'form.submitted': () => [press(premiumCards.confirm, cancelling)] },
    },
    outcomes: {
      ...reconciledEndings('form', '/subscriptions/cancel/', {
        call: SUBSCRIPTIONS,
        done: [],
        nothingLeft: 404,
      }),
      readLists: { offline: lost(SUBSCRIPTIONS) },
    },
  },
  passes: [...nothingDone('form'), 'readLists read'],
  when: (step, rig) => !('event' in step && rig.snapshot().hasTag('busy')),
  seen: {
    'confirming.asking': [{ role: 'button', name: premiumCards.keep, within: cancelling }],
    'confirming.sending': [{ role: 'button', name: premiumCards.cancelling, within: cancelling }],
    'confirming.noResponse': [{ role: 'alert', text: /\S/u, within: cancelling }],
    cancelled: [{ role: 'alertdialog', name: cancelling, gone: true }],
    closed: [{ role: 'alertdialog', name: cancelling, gone: true }],
  },
  unplayed: {
    'xstate.error.actor.form': CRASH,
    'refreshing | dialog.closed': QUICK,
  },
};

const resuming = subscriptionResume.title({ name: PERSONAL });

/** Resuming Premium, for a customer who has cancelled it. */
export const subscriptionResumePlayed: PlayedFlow = {
  executors: {
    openings: {
      default: {
        path: '/profile',
        account: null,
        does: [press(premiumCards.resumeOf({ name: PERSONAL }))],
      },
    },
    events: {
      '': { 'dialog.closed': () => [press(subscriptionResume.keep, resuming)] },
      form: { 'form.submitted': () => [press(subscriptionResume.confirm, resuming)] },
    },
    outcomes: {
      ...reconciledEndings('form', '/resume', { call: SUBSCRIPTIONS, nothingLeft: 404 }),
      readLists: { offline: lost(SUBSCRIPTIONS) },
    },
  },
  passes: [...nothingDone('form'), 'readLists read'],
  prepare: async ({ context }) => {
    await enterAsCustomerWith(context, { premium: 'personal', cancelled: true });
  },
  when: (step, rig) => !('event' in step && rig.snapshot().hasTag('busy')),
  seen: {
    'confirming.asking': [{ role: 'button', name: subscriptionResume.keep, within: resuming }],
    'confirming.sending': [{ role: 'button', name: subscriptionResume.resuming, within: resuming }],
    'confirming.noResponse': [{ role: 'alert', text: /\S/u, within: resuming }],
    resumed: [{ role: 'alertdialog', name: resuming, gone: true }],
    closed: [{ role: 'alertdialog', name: resuming, gone: true }],
  },
  unplayed: {
    'xstate.error.actor.form': CRASH,
    'refreshing | dialog.closed': QUICK,
  },
};

const withdrawing = subscriptionWithdrawal.title({ name: PERSONAL });

/** Withdrawing from Premium, for a customer who has just bought it. */
export const subscriptionWithdrawalPlayed: PlayedFlow = {
  executors: {
    openings: {
      default: {
        path: '/profile',
        account: null,
        does: [press(premiumCards.withdrawOf({ name: PERSONAL }))],
      },
    },
    events: {
      '': {
        'dialog.closed': (_event, _coming, now) => [
          press(
            now.matches('withdrawn') ? subscriptionWithdrawal.close : subscriptionWithdrawal.keep,
            withdrawing,
          ),
        ],
      },
      form: { 'form.submitted': () => [press(subscriptionWithdrawal.confirm, withdrawing)] },
    },
    outcomes: reconciledEndings('form', '/withdraw', {
      call: SUBSCRIPTIONS,
      done: [],
      nothingLeft: 404,
    }),
  },
  passes: [
    ...nothingDone('form'),
    'form/submitForm accepted',
    'form/completeForm completed',
    'readLists read',
  ],
  prepare: async ({ context }) => {
    await enterAsCustomerWith(context, { premium: 'personal' });
  },
  when: (step, rig) => !('event' in step && rig.snapshot().hasTag('busy')),
  seen: {
    'confirming.asking': [{ role: 'button', name: subscriptionWithdrawal.keep, within: withdrawing }],
    'confirming.sending': [{ role: 'button', name: subscriptionWithdrawal.sending, within: withdrawing }],
    'confirming.noResponse': [{ role: 'alert', text: /\S/u, within: withdrawing }],
    withdrawn: [{ role: 'heading', name: subscriptionWithdrawal.doneTitle, within: withdrawing }],
    done: [{ role: 'alertdialog', name: withdrawing, gone: true }],
    closed: [{ role: 'alertdialog', name: withdrawing, gone: true }],
  },
  unplayed: {
    'xstate.error.actor.form': CRASH,
    'refreshing | dialog.closed': QUICK,
    'xstate.error.actor.readLists': 'The lists say themselves that they could not be read.',
  },
};

/** A receipt as a PDF; 'Download my data' is the same chart (`tests/browser/settings/profile-account.all.test.ts`). */
export const downloadPlayed: PlayedFlow = {
  executors: {
    // The whole profile has two of these charts.
    openings: { default: { path: '/profile/payments', account: 'premium', does: [] } },
    events: { '': { 'download.requested': () => [press(receipts.downloadOf({ number: '' }))] } },
    outcomes: {
      saveFile: {
        refused: answered('/pdf', 404, { message: REFUSAL }),
        crashed: fault,
      },
    },
  },
  passes: ['saveFile saved'],
  when: (step, rig) => !('event' in step && rig.snapshot().hasTag('busy')),
  seen: {
    saved: [{ role: 'status', text: /^Downloaded /u }],
    // Playwright cannot read an apostrophe here.
    failed: [{ role: 'alert', text: /We couldn.t download receipt/u }],
  },
  unplayed: {
    'xstate.error.actor': CRASH,
    'fetching | download.requested': 'The button says that it is busy, and does nothing.',
  },
};
