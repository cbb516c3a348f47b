import { cardChoice } from '#messages/cards/card-choice';
import { cardRemoval } from '#messages/cards/card-removal';
import { cards } from '#messages/cards/cards';
import { paymentProfiles } from '#messages/profiles/payment-profiles';
import { cardAccountAdd } from '#messages/profiles/card-account-add';
import { creditRequest } from '#messages/profiles/credit-request';
import { premiumCards } from '#messages/premium/premium-cards';
import { profile } from '#messages/settings/profile';
import { settings } from '#messages/settings/settings';
import { subscriptionWithdrawal } from '#messages/profiles/subscription-withdrawal';
import type { Bringings } from '../../../../src/review/scripts/executor.types';
import { fill, press } from '../../../../src/review/scripts/words';
import { changeConfig } from '../../browser/answers/change-config';
import { enterAsCustomerWith } from '../../backend/made-customer';
import type { PlayedFlow } from '../played-flow';
import { anew, answered, CRASH, fault, lost, nothingDone, reconciledEndings, REFUSAL } from '../words';

const PERSONAL = premiumCards.names.personal;
const closedBy = (name: string, within: string): Bringings => ({
  closed: { by: 'person', does: [press(name, within)] },
  crashed: fault,
});

/** The open dialog of the profile; each is closed again. */
export const managePaymentsPlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: '/profile', account: null, does: [] } },
    events: {
      '': {
        'card.addRequested': () => [press(cards.add)],
        'card.removalRequested': () => [press(`${cards.remove} Everyday`)],
        'card.choiceRequested': () => [press(premiumCards.changeCardOf({ name: PERSONAL }))],
        'cardAccount.addRequested': () => [press(paymentProfiles.addCardAccount)],
        'creditAccount.requested': () => [press(paymentProfiles.requestBillPay)],
        'subscription.cancelRequested': () => [press(premiumCards.cancelOf({ name: PERSONAL }))],
        'subscription.withdrawalRequested': () => [press(premiumCards.withdrawOf({ name: PERSONAL }))],
      },
    },
    outcomes: {
      cardAdd: closedBy(cards.cancel, cards.dialogTitle),
      cardRemoval: closedBy(cardRemoval.cancel, cardRemoval.question),
      cardChoice: closedBy(cardChoice.cancel, cardChoice.title),
      cardAccountAdd: closedBy(cardAccountAdd.cancel, cardAccountAdd.title),
      creditRequest: closedBy(creditRequest.cancel, creditRequest.title),
      subscriptionCancel: closedBy(premiumCards.keep, premiumCards.question),
      subscriptionWithdrawal: closedBy(
        subscriptionWithdrawal.keep,
        subscriptionWithdrawal.title({ name: PERSONAL }),
      ),
    },
  },
  prepare: async ({ page, context }) => {
    await changeConfig(page, { premiumEnabled: false });
    await enterAsCustomerWith(context, { cards: ['Everyday'], premium: 'personal' });
  },
  when: (step, rig) => !('event' in step) || rig.snapshot().matches({ dialog: 'viewing' }),
  seen: {
    'dialog.addingCard': [{ role: 'dialog', name: cards.dialogTitle }],
    'dialog.removingCard': [{ role: 'alertdialog', name: cardRemoval.question }],
    'dialog.choosingCard': [{ role: 'dialog', name: cardChoice.title }],
    'dialog.addingCardAccount': [{ role: 'dialog', name: cardAccountAdd.title }],
    'dialog.requestingAccount': [{ role: 'dialog', name: creditRequest.title }],
    'dialog.cancellingPremium': [{ role: 'alertdialog', name: premiumCards.question }],
    'dialog.withdrawing': [{ role: 'alertdialog', name: subscriptionWithdrawal.title({ name: PERSONAL }) }],
  },
  unplayed: {
    'xstate.error.actor': CRASH,
    'manage-payments | ': 'A list did not come, or a session was recovered, which their own tests see to.',
    'cardAdd | 0': 'The paths of card-add add cards.',
    'cardRemoval | 0': 'The paths of card-removal go on to another card.',
    'creditRequest | 0': 'The paths of credit-request send it.',
    'subscription.resumeRequested':
      'It takes a Premium that was cancelled: the paths of subscription-resume.',
    subscriptionResume: 'As its button.',
  },
};

const SWITCH = '/enable';
const ACCOUNTS = '/cards/business';

/** The switch of a disabled business account. */
export const accountSwitchesPlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: '/profile', account: 'business', does: [] } },
    events: {
      '': {
        'switch.requested': () => [
          { role: 'switch', name: paymentProfiles.switchOf({ name: 'Murphy Events' }), act: 'press' },
        ],
      },
    },
    outcomes: {
      switchAccount: {
        switched: answered(SWITCH, 200, { response: null }),
        refused: answered(SWITCH, 403, { message: REFUSAL }),
        unknown: lost(SWITCH),
        crashed: fault,
      },
      // In the fixtures the account is to be disabled and is still enabled; here it is still disabled.
      findAccount: { offline: lost(ACCOUNTS) },
    },
  },
  passes: ['findAccount on'],
  when: (step, rig) =>
    !('event' in step) ||
    (rig.snapshot().matches('resting') && (step.event as { readonly key?: string }).key === 'press-1'),
  unplayed: {
    'xstate.error.actor.accountsReading': CRASH,
    'xstate.error.actor.switchAccount': CRASH,
    'accounts.read': 'It comes by itself whenever the list is read.',
    'findAccount | 0': 'The server would have to do what it did not answer.',
  },
};

const link = (name: string) => ({ role: 'link', name, act: 'press' }) as const;

/** The menu of the profile's sections. */
export const sectionMenuPlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: '/profile', account: 'standard', does: [] } },
    events: {
      '': {
        'section.chosen': ({ section }: { section: string }) => [
          link(section === 'settings' ? profile.settings : profile.changePassword),
        ],
      },
    },
    outcomes: {},
  },
  ticks: true,
  // The page starts with its own timers, which must run before the clock is paused.
  open: (page) => page.getByRole('link', { name: profile.settings, exact: true }).first().waitFor(),
  unplayed: {
    'xstate.error.actor': CRASH,
    'section.reached': 'It comes by itself while the page scrolls.',
  },
};

const VIEW = '/settings/view';

/** The settings: reading, editing, comparing, saving. */
export const settingsPlayed: PlayedFlow = {
  executors: {
    openings: { fresh: { path: '/profile', account: 'standard', does: [] } },
    events: {
      '': {
        'settings.retried': () => [press(settings.retry)],
        'values.edited': () => [fill(settings.bookingName, anew('Byrne Design'))],
        // A value that nobody has saved, the same each time: what is sent again is what was sent before.
        'settings.submitted': () => [
          fill(settings.bookingName, 'Byrne and Daughters'),
          press(settings.submit),
        ],
      },
    },
    outcomes: {
      ...reconciledEndings('form', '/settings/update', { call: VIEW, nothingLeft: null }),
      readSettings: { offline: lost(VIEW) },
      compareSettings: { offline: lost(VIEW) },
    },
  },
  passes: [...nothingDone('form'), 'readSettings loaded', 'compareSettings unchanged'],
  when: (step, rig) => {
    if (!('event' in step)) return true;
    const now = rig.snapshot();
    if (step.event.type === 'settings.retried') return now.matches('unloaded');
    return now.matches({ open: { saving: 'filling' } });
  },
  seen: {
    unloaded: [{ text: settings.failedTitle }],
    'open.saving.filling.uncompared': [{ role: 'alert', text: settings.uncomparedTitle }],
    'open.saving.filling.saved': [{ text: settings.saved }],
    'open.saving.sending': [{ role: 'button', name: settings.submitting }],
  },
  unplayed: {
    'xstate.error.actor': CRASH,
    'unloaded | session.recovered': 'The tests of the session lose one and recover it.',
    'compareSettings | 0':
      'It takes somebody else who saves: tests/browser/settings/profile-settings.test.ts.',
    'saving.deciding': 'It takes somebody else who saves: tests/browser/settings/profile-settings.test.ts.',
    'xstate.after.loadTimeout': 'Nobody waits so long here: the headless paths do.',
    'open.leaving':
      'It takes a screen to leave for: tests/browser/settings/profile-settings-unsaved.all.test.ts.',
  },
};
