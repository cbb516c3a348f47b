import { accountDetails } from '#messages/account-details';
import { cards } from '#messages/cards';
import { creditAccount } from '#messages/credit-account';
import { stepper } from '#messages/stepper';
import { steps } from '#messages/steps';
import type { StepperEvent } from '../../../machines/stepper/stepper.types';
import { application, business } from '../../../machines/submission/submission.fixtures';
import type { SubmissionEvent } from '../../../machines/submission/submission.types';
import { shortName } from '../../features/stepper/step-names';
import { cardEntryBringings, cardEntryDoings, challengeBringings } from './card-entry-executors';
import {
  doings,
  type Bringing,
  type Bringings,
  type Executor,
  type FlowExecutors,
  type Opening,
} from './executor.types';

/** The call that pays, and the one that brings the card alone. */
const SEND = '/api/premium/subscribe/add-profile';
const CRASHED = { unseen: 'Only a fault of the program ends a call like this.' };

const press = (name: string): Executor => ({ role: 'button', name, act: 'press' });
const fill = (name: string, value: string | undefined): Executor => ({
  role: 'textbox',
  name,
  act: 'fill',
  value: value ?? '',
});
const tick = (name: string): Executor => ({ role: 'checkbox', name, act: 'check' });

const server = (...sandbox: Extract<Bringing, { by: 'server' }>['sandbox'] & readonly unknown[]) =>
  ({ by: 'server', sandbox, route: null }) as const;

/** For the paying type; the card's number decides most of it. */
const answers: Bringings = {
  completed: server(),
  paymentRequired: server(),
  cardRefused: server(),
  refused: server({
    call: SEND,
    fault: 'refused',
    message: 'This e-mail address is already registered.',
  }),
  unknown: (next) =>
    server({ call: SEND, fault: next?.outcome === 'committed' ? 'commitThenReset' : 'reset' }),
  crashed: CRASHED,
};
const confirmations: Bringings = {
  ...answers,
  // After a check the bank may ask for another; after that, it has asked too often.
  paymentRequired: (next) => server({ challenges: next?.actor === 'submission/runChallenge' ? 2 : 3 }),
};
const withoutCard: Bringings = {
  ...answers,
  paymentRequired: { unseen: 'Nothing is charged for an application.' },
  cardRefused: { unseen: 'An application has no card.' },
};
const deletions: Bringings = {
  deleted: server(),
  failed: server({ call: 'deleteCardByToken', fault: 'unavailable' }),
};
const lookedUp = (...calls: readonly string[]): Bringings => ({
  committed: server(),
  missing: server(),
  offline: server(...calls.map((call) => ({ call, fault: 'unavailable' as const }))),
});

const address = [
  fill(accountDetails.address.street, business.values.billingStreet),
  fill(accountDetails.address.town, business.values.billingTown),
  fill(accountDetails.address.eircode, business.values.billingEircode),
];
const toDetails = press(steps.next({ step: shortName('profileDetails') }));

const asBusiness: Opening = {
  path: '/profile/premium?type=business',
  account: 'new',
  does: [
    toDetails,
    ...address,
    fill(accountDetails.companyName, business.values.companyName),
    press(steps.next({ step: shortName('cardPay') })),
  ],
};
const asApplicant: Opening = {
  path: '/profile/premium?type=bill_pay',
  account: 'new',
  does: [...address, press(steps.next({ step: shortName('creditAccount') }))],
};

const common = {
  'submission/runChallenge': challengeBringings,
  'submission/deleteCard': deletions,
  'submission/deleteCardAgain': deletions,
  ...cardEntryBringings,
} satisfies Readonly<Record<string, Bringings>>;

const submissionDoings = doings<SubmissionEvent>({
  'submission.retried': () => [press(stepper.retry)],
  'submission.postponed': () => [press(stepper.later)],
});

/** Paying for Premium in the wizard, from its last step on; in the terms of the wizard that it runs in. */
export const submissionExecutors: FlowExecutors = {
  openings: { 'customer.business': asBusiness },
  events: {
    '': doings<StepperEvent>({ 'step.next': () => [press(steps.finish)] }),
    cardEntry: cardEntryDoings(
      {
        first: 'submission/postSubmission',
        confirming: 'submission/confirmSubmission',
        done: 'committed',
        refused: 'cardRefused',
      },
      cards.cardholder,
      `${stepper.termsBefore} ${stepper.termsLink}`,
    ),
    submission: submissionDoings,
  },
  outcomes: {
    ...common,
    'submission/postSubmission': answers,
    'submission/confirmSubmission': confirmations,
    'submission/reconcile': lookedUp('viewCards', 'viewPremiumSubscriptions'),
  },
  waiting: 'The bank’s check is waited for longer than a script is read.',
};

const { values } = application;

/** Applying for a credit account, where nothing is paid. */
export const applicationExecutors: FlowExecutors = {
  ...submissionExecutors,
  openings: { 'customer.bill_pay': asApplicant },
  events: {
    '': doings<StepperEvent>({
      'step.next': () => [
        fill(creditAccount.companyName, values.creditCompanyName),
        fill(accountDetails.address.street, values.companyStreet),
        fill(accountDetails.address.town, values.companyTown),
        fill(accountDetails.address.eircode, values.companyEircode),
        fill(creditAccount.companyEmail, values.companyEmail),
        fill(creditAccount.companyRegistrationNumber, values.companyRegistrationNumber),
        {
          role: 'combobox',
          name: creditAccount.journeysPerMonth,
          act: 'select',
          value: values.journeysPerMonth,
        },
        tick(creditAccount.authorised),
        tick(`${creditAccount.termsBefore} ${creditAccount.termsLink}`),
        press(steps.requestBusinessPlus),
      ],
    }),
    submission: submissionDoings,
  },
  outcomes: {
    ...common,
    'submission/postSubmission': withoutCard,
    'submission/confirmSubmission': withoutCard,
    'submission/reconcile': lookedUp('viewAccounts'),
  },
};
