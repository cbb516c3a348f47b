import { cardAccountAdd } from '#messages/profiles/card-account-add';
import { cards } from '#messages/cards/cards';
import { closeAccount } from '#messages/settings/close-account';
import { creditAccount } from '#messages/profiles/credit-account';
import { creditRequest } from '#messages/profiles/credit-request';
import { login } from '#messages/session/login';
import { paymentProfiles } from '#messages/profiles/payment-profiles';
import { profile } from '#messages/settings/profile';
import { choose, fill, itself, press } from '../../../../src/review/scripts/words';
import { CHOSEN_PASSWORD } from '../../backend/fresh-customer';
import { changeConfig } from '../../browser/answers/change-config';
import { demoPassword } from '../../browser/sign-in-quietly';
import type { PlayedFlow } from '../played-flow';
import { anew, answered, CRASH, fault, formEndings, nothingDone, reconciledEndings, REFUSAL } from '../words';

const USER = '/api/auth/user';
const LOOKED_UP = 'The login looks nothing up; the forms of the dialogs do.';

/** A plain form, for example the login. */
export const formSubmissionPlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: '/login', account: null, does: [] } },
    events: {
      '': {
        'form.edited': () => [fill(login.email, anew('somebody.else@cabrank.test'))],
        'form.submitted': (_event, _coming, now) =>
          now.matches('editing')
            ? [
                fill(login.email, 'standard@cabrank.test'),
                fill(login.password, demoPassword),
                press(login.submit),
              ]
            : [press(login.submit)],
      },
    },
    outcomes: {
      ...formEndings('', '/api/auth/login', { location: '/profile' }),
      completeForm: {
        refused: answered(USER, 401, { message: REFUSAL }),
        offline: { unseen: 'Without an answer the app says so in place of the login.' },
      },
    },
  },
  when: (step, rig) =>
    !('event' in step) || (!rig.snapshot().hasTag('busy') && !rig.snapshot().matches('completed')),
  seen: {
    editing: [{ role: 'button', name: login.submit }],
    submitting: [{ role: 'button', name: login.submitting }],
    refused: [{ role: 'alert', text: login.refused }],
    failed: [{ role: 'alert', text: /\S/u }],
  },
  unplayed: {
    'xstate.error.actor.completeForm': 'Without an answer the app says so in place of the login.',
    'completeForm | 0': 'Played by the forms of the dialogs, which nothing follows.',
    'completed | form': 'The screen of the login is gone by then.',
    reconcil: LOOKED_UP,
    'submitForm | 1': LOOKED_UP,
    'submitForm | 2': LOOKED_UP,
    'failed | form.submitted | 0': LOOKED_UP,
    'failed.notCompleted': 'Without an answer the app says so in place of the login.',
  },
};

const closing = closeAccount.question;

const closingEndings = reconciledEndings('form', '/settings/delete-profile', {
  call: USER,
  nothingLeft: null,
});

/** Closing the own account. The server only pretends to have done it. */
export const closeAccountPlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: '/profile', account: 'standard', does: [] } },
    events: {
      '': {
        'closing.requested': () => [press(closeAccount.open)],
        'dialog.closed': () => [press(closeAccount.cancel, closing)],
        'logout.repeated': () => [press(closeAccount.logOut)],
      },
      form: { 'form.submitted': () => [press(closeAccount.confirm, closing)] },
    },
    outcomes: {
      ...closingEndings,
      'form/reconcile': {
        ...closingEndings['form/reconcile'],
        done: answered(USER, 401, { message: REFUSAL }),
      },
    },
  },
  passes: nothingDone('form'),
  // The subsequent logout fails, so that it can be requested again.
  prepare: async ({ page }) => {
    await page.route(/\/api\/auth\/logout$/u, (route) => route.fulfill({ status: 500, body: '' }));
  },
  when: (step, rig) => {
    if (!('event' in step)) return true;
    const now = rig.snapshot();
    if (step.event.type === 'closing.requested') return now.matches('offered');
    if (step.event.type === 'logout.repeated') return now.matches('closed') || now.matches('signedOut');
    return now.matches({ confirming: 'asking' });
  },
  seen: {
    offered: [{ role: 'button', name: closeAccount.open }],
    'confirming.asking': [{ role: 'button', name: closeAccount.confirm, within: closing }],
    'confirming.sending': [{ role: 'button', name: closeAccount.closing, within: closing }],
    closed: [{ role: 'button', name: closeAccount.logOut }],
    signedOut: [{ role: 'button', name: closeAccount.logOut }],
  },
  unplayed: {
    'xstate.error.actor.form': CRASH,
  },
};

const request = creditRequest.title;

/** Applying for a credit account. */
export const creditRequestPlayed: PlayedFlow = {
  executors: {
    openings: {
      default: { path: '/profile', account: 'standard', does: [press(paymentProfiles.requestBillPay)] },
    },
    events: {
      '': {
        'request.edited': () => [fill(creditAccount.companyName, anew('Byrne'), request)],
        'dialog.closed': () => [press(creditRequest.cancel, request)],
      },
      form: {
        'form.submitted': () => [
          fill(creditAccount.companyName, 'Byrne Design Ltd', request),
          fill('Street Name', '12 Merrion Row', request),
          fill('Town', 'Dublin', request),
          fill(creditAccount.companyRegistrationNumber, 'IE123456', request),
          {
            role: 'combobox',
            name: creditAccount.journeysPerMonth,
            act: 'select',
            value: '10 - 20',
            within: request,
          },
          { role: 'checkbox', name: 'authorised', act: 'check', within: request },
          { role: 'checkbox', name: 'terms', act: 'check', within: request },
          press(creditRequest.send, request),
        ],
      },
    },
    outcomes: {
      ...reconciledEndings(
        'form',
        '/settings/accounts/request',
        { call: '/settings/accounts/view', nothingLeft: null },
        { ref: 'BP-0006', name: 'Byrne Design Ltd', created: '2026-11-20T10:00:00Z', status: 'pending' },
      ),
      readDraft: { untouched: itself, typed: { unseen: 'There is no draft.' }, crashed: fault },
    },
  },
  passes: nothingDone('form'),
  prepare: ({ page }) => changeConfig(page, { premiumEnabled: false }),
  when: (step, rig) => !('event' in step && rig.snapshot().hasTag('busy')),
  seen: {
    'open.editing': [{ role: 'button', name: creditRequest.send, within: request }],
    'open.sending': [{ role: 'button', name: creditRequest.sending, within: request }],
    sent: [{ role: 'dialog', name: request, gone: true }],
    closed: [{ role: 'dialog', name: request, gone: true }],
  },
  unplayed: {
    'xstate.error.actor': CRASH,
    'opening | dialog.closed': 'The draft is read at once.',
  },
};

const adding = cardAccountAdd.title;

/** A business card account. */
export const cardAccountAddPlayed: PlayedFlow = {
  executors: {
    openings: {
      default: { path: '/profile', account: 'standard', does: [press(paymentProfiles.addCardAccount)] },
    },
    events: {
      '': {
        'account.edited': () => [fill(cardAccountAdd.companyName, anew('Byrne'), adding)],
        'card.addRequested': () => [press(cardAccountAdd.addCard, adding)],
        'dialog.closed': () => [press(cardAccountAdd.cancel, adding)],
      },
      form: {
        'form.submitted': () => [
          fill(cardAccountAdd.companyName, 'Byrne Design Ltd', adding),
          choose('Everyday', adding),
          press(cardAccountAdd.add, adding),
        ],
      },
    },
    outcomes: {
      ...reconciledEndings('form', '/cards/business/add', { call: '/cards/business', nothingLeft: null }),
      readDraft: { untouched: itself, typed: { unseen: 'There is no draft.' }, crashed: fault },
      cardAdd: { closed: { by: 'person', does: [press(cards.cancel, cards.dialogTitle)] } },
    },
  },
  passes: nothingDone('form'),
  when: (step, rig) => {
    if (!('event' in step)) return true;
    const now = rig.snapshot();
    return !now.hasTag('busy') && !now.matches({ open: 'addingCard' });
  },
  seen: {
    'open.editing': [{ role: 'button', name: cardAccountAdd.add, within: adding }],
    'open.sending': [{ role: 'button', name: cardAccountAdd.adding, within: adding }],
    'open.addingCard': [{ role: 'dialog', name: cards.dialogTitle }],
    added: [{ role: 'dialog', name: adding, gone: true }],
    closed: [{ role: 'dialog', name: adding, gone: true }],
  },
  unplayed: {
    'xstate.error.actor': CRASH,
    'opening | dialog.closed': 'The draft is read at once.',
    'cards.retried': 'The list of the cards is another chart, and is there.',
    'done.actor.cardAdd | 0': 'The paths of card-add add cards; here the dialog is only closed.',
  },
};

/** Changing the password on the profile, after measuring its strength. */
export const changePasswordPlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: '/profile', account: 'standard', does: [] } },
    events: { form: { 'form.submitted': () => [press(profile.submitPassword)] } },
    outcomes: formEndings('form', '/settings/change-password'),
  },
  open: async (page) => {
    await page.getByLabel('Old Password', { exact: true }).fill(demoPassword);
    await page.getByLabel('New Password', { exact: true }).fill(CHOSEN_PASSWORD);
    await page.getByText('Password strength: Excellent', { exact: true }).first().waitFor();
  },
  when: (step, rig) =>
    !('event' in step) || (rig.snapshot().matches('open') && rig.child('form').matches('editing')),
  ticks: true,
  unplayed: { 'xstate.error.actor': CRASH },
};
