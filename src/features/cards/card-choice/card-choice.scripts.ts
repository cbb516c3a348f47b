import { cardChoice } from '#messages/cards/card-choice';
import { premiumCards } from '#messages/premium/premium-cards';
import type { CardChoiceEvent } from '../../../../machines/cards/card-choice/card-choice.types';
import { fixtures } from '../../../../machines/session/form-submission/form-submission.fixtures';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import { isQuiet, lookedUpEndings, saysSomething, sending } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { choose, crashing, press, server, unavailable } from '../../../review/scripts/words';
import { cardAddEndings } from '../card-add/card-add.scripts';

const CALL = 'setSubscriptionCard';
const LIST = 'viewPremiumSubscriptions';
const { title } = cardChoice;
const attaching = lookedUpEndings('form/', CALL, LIST);
const [refusal = ''] = fixtures.outcomes.submitForm.doneAlready.resolve.messages;

/** Another card for Premium. The card called Everyday pays for it now. */
const executors: FlowExecutors = {
  openings: {
    forPremium: {
      path: '/profile',
      account: 'premium',
      does: [press(premiumCards.changeCardOf({ name: premiumCards.names.personal }))],
    },
  },
  events: {
    '': doings<CardChoiceEvent>({
      'card.chosen': (_event, _coming, now) => (isQuiet(now) ? [choose('Travel', title)] : saysSomething),
      'card.addRequested': () => [press(cardChoice.addNew, title)],
      'list.retried': () => ({ unseen: 'The cards are there, so nothing offers to load them again.' }),
      'dialog.closed': () => [press(cardChoice.cancel, title)],
    }),
    form: doings<FormSubmissionEvent>({
      'form.edited': () => [choose('Everyday', title)],
      'form.submitted': (_event, coming) =>
        sending(coming, [choose('Travel', title), press(cardChoice.choose, title)]),
    }),
  },
  outcomes: {
    ...attaching,
    form: crashing,
    'form/submitForm': {
      ...attaching['form/submitForm'],
      refused: { unseen: 'Whatever the server refuses, the form looks up which card pays.' },
      doneAlready: server({ call: CALL, fault: 'refused', message: refusal }),
    },
    cardAdd: { ...cardAddEndings, unknown: { unseen: 'The server names the card that was added.' } },
    refreshUse: { read: server(), offline: unavailable(LIST) },
  },
};

export const scripts: ScriptSource = { title, executors: [executors] };
