import { accountDetails } from '#messages/registration/account-details';
import { cardAdd } from '#messages/cards/card-add';
import { login } from '#messages/session/login';
import { profileTypes } from '#messages/registration/profile-types';
import { registration } from '#messages/registration/registration';
import { stepper } from '#messages/registration/stepper';
import { steps } from '#messages/registration/steps';
import type { RegistrationEvent } from '../../../../machines/registration/registration/registration.types';
import {
  doings,
  type Bringings,
  type Executor,
  type FlowExecutors,
} from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { testNumbers } from '../../../review/scripts/simulator-words';
import { choose, crashing, fill, itself, press, server, tick } from '../../../review/scripts/words';
import { typedCard } from '../../cards/card-entry/card-entry.scripts';
import { applied, demoPrices, finish, toStep, visitingPerson } from '../submission/submission.scripts';

const OTHERWISE = { unseen: 'These scripts go through the form in another way.' };

/**
 * Fills in the card step of a wizard, and presses its button.
 *
 * @param price of the first month (cents)
 */
export const paid = (price: number, number: string = testNumbers.accepted): readonly Executor[] => [
  fill(cardAdd.cardholder, 'Aoife Byrne'),
  ...typedCard(number),
  tick(`${stepper.termsBefore} ${stepper.termsLink}`),
  finish(price),
];

/** A visitor fills in the first step. An address can be registered only once. */
const visitorAt = (email: string): readonly Executor[] => [
  ...visitingPerson.filter(({ name }) => name !== accountDetails.email),
  fill(accountDetails.email, email),
  toStep('profileType'),
];

const toSignup: Executor = { role: 'link', name: login.createAccount, act: 'press' };

const outcomesOf = (ends: Bringings): Readonly<Record<string, Bringings>> => ({
  findStart: { known: itself, ...crashing },
  stepper: {
    standard: OTHERWISE,
    personal: OTHERWISE,
    business: OTHERWISE,
    billPay: OTHERWISE,
    postponed: OTHERWISE,
    closed: OTHERWISE,
    outcomeUnknown: { unseen: 'The server recognises a form that is sent twice, so it can be sent again.' },
    ...crashing,
    ...ends,
  },
});

/** Whoever opens the address of the signup is there before the app has started. */
const standard: FlowExecutors = {
  openings: {
    unprepared: {
      path: '/register/signup/standard',
      account: null,
      does: [...visitorAt('maeve.byrne@example.com'), toStep('paymentMethod'), press(steps.skip)],
    },
  },
  events: {},
  outcomes: outcomesOf({ standard: server() }),
};

const personal: FlowExecutors = {
  openings: {
    withPremium: {
      path: '/login',
      account: null,
      does: [
        toSignup,
        ...visitorAt('cian.byrne@example.com'),
        choose(profileTypes.names.personal),
        toStep('premiumPayment'),
        ...paid(demoPrices.personal),
      ],
    },
  },
  events: {},
  outcomes: outcomesOf({ personal: server() }),
};

/** An application to a server that sells no Premium and recognises no form that is sent twice. */
const businessPlus: FlowExecutors = {
  openings: {
    withoutPremium: {
      path: '/sandbox',
      account: null,
      does: [
        { role: 'checkbox', name: 'idempotency', act: 'uncheck' },
        press('Save rules'),
        { role: 'combobox', name: 'premiumEnabled', act: 'select', value: 'No' },
        press('Save configuration'),
        { role: 'link', name: 'Open the app', act: 'press' },
        toSignup,
        ...visitorAt('orla.byrne@example.com'),
        choose(profileTypes.names.bill_pay),
        toStep('creditAccount'),
        ...applied,
      ],
    },
  },
  events: {
    '': doings<RegistrationEvent>({
      'registration.closed': () => [press(registration.toLogin)],
      'registration.restarted': () => OTHERWISE,
    }),
  },
  outcomes: outcomesOf({
    // A script that sets the number of challenges, even to what it is, ends by resetting the console.
    billPay: server({ challenges: 1 }),
    outcomeUnknown: server({ challenges: 1 }, { call: 'register', fault: 'reset' }),
  }),
};

/** The opening goes through the whole wizard: its last step has scripts of its own. */
export const scripts: ScriptSource = {
  title: registration.title,
  executors: [standard, personal, businessPlus],
};
