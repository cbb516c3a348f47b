import { cardRemoval } from '#messages/cards/card-removal';
import { cardUse } from '#messages/cards/card-use';
import { cards } from '#messages/cards/cards';
import type { CardRemovalEvent } from '../../../../machines/cards/card-removal/card-removal.types';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import { doings, type Bringing, type FlowExecutors } from '../../../review/scripts/executor.types';
import { endings } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { press, server, unavailable } from '../../../review/scripts/words';

const asFixture: Bringing = { unseen: 'The sandbox holds nothing that is like this.' };

const question = cardRemoval.question;

/** Removing a card that pays for nothing. */
const executors: FlowExecutors = {
  openings: {
    unused: { path: '/profile', account: 'standard', does: [press(`${cards.remove} Everyday`)] },
    paysPremium: { path: '/profile', account: 'premium', does: [press(`${cards.remove} Everyday`)] },
  },
  events: {
    '': doings<CardRemovalEvent>({
      'card.changeRequested': () => [press(cardRemoval.change({ what: cardUse.subscription.personal }))],
      'dialog.closed': (_event, _coming, now) =>
        now.matches('inUse') ? { unseen: 'The cross does it.' } : [press(cardRemoval.cancel, question)],
    }),
    form: doings<FormSubmissionEvent>({ 'form.submitted': () => [press(cardRemoval.confirm, question)] }),
  },
  outcomes: {
    ...endings('form/', 'deleteCard'),
    identifyUse: { used: asFixture, kept: server(), offline: unavailable('viewPremiumSubscriptions') },
    refreshCards: { read: server(), offline: unavailable('viewCards') },
  },
};

export const scripts: ScriptSource = { title: question, executors: [executors] };
