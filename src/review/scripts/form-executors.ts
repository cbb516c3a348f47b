import { cardRemoval } from '#messages/card-removal';
import { cards } from '#messages/cards';
import { login } from '#messages/login';
import { premiumCards } from '#messages/premium-cards';
import type { CardRemovalEvent } from '../../../machines/card-removal/card-removal.types';
import type { FormSubmissionEvent } from '../../../machines/form-submission/form-submission.types';
import type { SubscriptionCancelEvent } from '../../../machines/subscription-cancel/subscription-cancel.types';
import {
  doings,
  type Bringing,
  type Bringings,
  type Executor,
  type FlowExecutors,
  type SandboxOrder,
} from './executor.types';
import { DEMO_PASSWORD } from './sentences';

const press = (name: string, within?: string): Executor => ({
  role: 'button',
  name,
  act: 'press',
  ...(within !== undefined && { within }),
});
const fill = (name: string, value: string): Executor => ({ role: 'textbox', name, act: 'fill', value });
const server = (...sandbox: readonly SandboxOrder[]): Bringing => ({ by: 'server', sandbox, route: null });
const unavailable = (call: string): Bringing => server({ call, fault: 'unavailable' });
const asFixture: Bringing = { unseen: 'The sandbox holds nothing that is like this.' };

/** What the server says in the fixtures where it refuses a form. */
const REFUSAL = 'Wrong e-mail address or password.';

/** How a form ends that one call sends. */
const endings = (path: string, call: string): Readonly<Record<string, Bringings>> => ({
  [`${path}submitForm`]: {
    accepted: server(),
    refused: server({ call, fault: 'refused', message: REFUSAL }),
    offline: unavailable(call),
  },
  [`${path}completeForm`]: {
    completed: { by: 'itself' },
    refused: { unseen: 'Nothing but its own answer decides about this form.' },
    offline: { unseen: 'Nothing but its own answer decides about this form.' },
  },
});

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
    ...endings('', 'login'),
    submitForm: {
      accepted: { unseen: 'The next screen is there at once.' },
      refused: server({ call: 'login', fault: 'refused', message: REFUSAL }),
      offline: unavailable('login'),
    },
  },
};
