import { cardAccountAdd } from '#messages/profiles/card-account-add';
import { paymentProfiles } from '#messages/profiles/payment-profiles';
import type { CardAccountAddEvent } from '../../../../machines/profiles/card-account-add/card-account-add.types';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import { isQuiet, lookedUpEndings, saysSomething, sending } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { choose, crashing, fill, itself, press } from '../../../review/scripts/words';
import { cardAddEndings } from '../../cards/card-add/card-add.scripts';

const { title } = cardAccountAdd;
const send = press(cardAccountAdd.add, title);

/**
 * Adds a business account in its dialog.
 *
 * @param company its name
 */
export const addedAccount = (company: string) => [
  fill(cardAccountAdd.companyName, company, title),
  choose('Everyday', title),
  send,
];

const executors: FlowExecutors = {
  openings: {
    default: { path: '/profile', account: 'standard', does: [press(paymentProfiles.addCardAccount)] },
  },
  events: {
    '': doings<CardAccountAddEvent>({
      'account.edited': ({ companyName }, _coming, now) =>
        isQuiet(now)
          ? [fill(cardAccountAdd.companyName, companyName, title), choose('Joint account', title)]
          : saysSomething,
      'card.addRequested': () => [press(cardAccountAdd.addCard, title)],
      'cards.retried': () => ({ unseen: 'The cards are there, so nothing offers to load them again.' }),
      'dialog.closed': () => [press(cardAccountAdd.cancel, title)],
    }),
    form: doings<FormSubmissionEvent>({
      // What was typed is still there when it is sent again.
      'form.submitted': (_event, coming, now) =>
        sending(coming, isQuiet(now) ? addedAccount('Byrne Design Ltd') : [send]),
    }),
  },
  outcomes: {
    ...lookedUpEndings('form/', 'addCardAccount', 'viewBusinessCards'),
    form: crashing,
    readDraft: { ...crashing, untouched: itself, typed: { unseen: 'Nothing was typed before.' } },
    cardAdd: { ...cardAddEndings, unnamed: { unseen: 'The server names the card that was added.' } },
  },
};

export const scripts: ScriptSource = { title, executors: [executors] };
