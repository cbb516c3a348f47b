import { cardRemoval } from '#messages/cards/card-removal';
import { cards } from '#messages/cards/cards';
import { login } from '#messages/session/login';
import { premiumCards } from '#messages/premium/premium-cards';
import type { CardRemovalEvent } from '../../../machines/cards/card-removal/card-removal.types';
import type { FormSubmissionEvent } from '../../../machines/session/form-submission/form-submission.types';
import type { SubscriptionCancelEvent } from '../../../machines/profiles/subscription-cancel/subscription-cancel.types';
import { doings, type Bringing, type FlowExecutors } from './executor.types';
import { DEMO_PASSWORD } from './sentences';
import { endings, fill, press, server, unavailable } from './words';

const asFixture: Bringing = { unseen: 'The sandbox holds nothing that is like this.' };

const question = cardRemoval.question;

/** Removing a card that nothing is paid with. */
export const cardRemovalExecutors: FlowExecutors = {
  openings: {
    unused: { path: '/profile', account: 'standard', does: [press(`${cards.remove} Everyday`)] },
    paysPremium: { path: '/profile', account: 'premium', does: [press(`${cards.remove} Everyday`)] },
  },
  events: {
    '': doings<CardRemovalEvent>({
      'card.changeRequested': () => [press(cardRemoval.change)],
      'dialog.closed': (_event, _coming, now) =>
        now.matches('inUse') ? { unseen: 'The cross does it.' } : [press(cardRemoval.cancel, question)],
    }),
    form: doings<FormSubmissionEvent>({ 'form.submitted': () => [press(cardRemoval.confirm, question)] }),
  },
  outcomes: {
    ...endings('form/', 'deleteCard'),
    identifyUse: { gone: asFixture, used: asFixture, kept: server(), offline: unavailable('viewCards') },
    refreshCards: { read: server(), offline: unavailable('viewCards') },
  },
};

/** Cancelling Premium. */
export const subscriptionCancelExecutors: FlowExecutors = {
  openings: {
    default: {
      path: '/profile',
      account: 'premium',
      does: [press(premiumCards.cancelOf({ name: premiumCards.names.personal }))],
    },
  },
  events: {
    '': doings<SubscriptionCancelEvent>({
      'reason.edited': ({ reason }) => [fill(premiumCards.reason, reason)],
      'dialog.closed': () => [press(premiumCards.keep, premiumCards.question)],
    }),
    form: doings<FormSubmissionEvent>({
      'form.submitted': () => [press(premiumCards.confirm, premiumCards.question)],
    }),
  },
  outcomes: {
    ...endings('form/', 'cancelSubscription'),
    readLists: { read: server(), offline: unavailable('viewPremiumSubscriptions') },
  },
};

const sent = endings('', 'login');

/** Signing in. Where it leads to is another screen's matter. */
export const loginExecutors: FlowExecutors = {
  openings: { default: { path: '/login', account: null, does: [] } },
  events: {
    '': doings<FormSubmissionEvent>({
      'form.edited': () => [fill(login.email, 'somebody.else@cabrank.test')],
      'form.submitted': () => [
        fill(login.email, 'standard@cabrank.test'),
        fill(login.password, DEMO_PASSWORD),
        press(login.submit),
      ],
    }),
  },
  outcomes: {
    ...sent,
    submitForm: { ...sent.submitForm, accepted: { unseen: 'The next screen is there at once.' } },
  },
};
