import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { accountDetails } from '#messages/registration/account-details';
import { cardAdd } from '#messages/cards/card-add';
import { creditAccount } from '#messages/profiles/credit-account';
import { phone } from '#messages/registration/phone';
import { stepper } from '#messages/registration/stepper';
import { steps } from '#messages/registration/steps';
import type { stepperMachine } from '../../../../machines/registration/stepper/stepper.machine';
import { selectSubmission } from '../../../../machines/registration/stepper/stepper.selectors';
import type { StepperEvent } from '../../../../machines/registration/stepper/stepper.types';
import { application, business } from '../../../../machines/registration/submission/submission.fixtures';
import { selectCanRetry } from '../../../../machines/registration/submission/submission.selectors';
import type { SubmissionEvent } from '../../../../machines/registration/submission/submission.types';
import { DEFAULT_CURRENCY } from '../../../domain/limits';
import {
  doings,
  type Bringings,
  type Executor,
  type FlowExecutors,
  type Opening,
} from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { crashing, fill, nothingToPress, press, server, tick } from '../../../review/scripts/words';
import { challengeBringings } from '../../cards/card-authentication/card-authentication.scripts';
import { cardEntryBringings, cardEntryDoings } from '../../cards/card-entry/card-entry.scripts';
import { finishName } from '../prices/price-text';
import { shortName } from '../step-frame/step-names';

/** The requests that pay for a customer and for a visitor. Below each is the one that sends only the card. */
const ADD_PROFILE = '/api/premium/subscribe/add-profile';
const SUBSCRIBE = '/api/premium/subscribe';

/** For the type that pays. The card number decides most of the outcomes. */
const answersTo = (call: string): Bringings => ({
  completed: server(),
  paymentRequired: server(),
  cardRefused: server(),
  refused: server({ call, fault: 'refused', message: 'This email address is already registered.' }),
  unknown: (next) => server({ call, fault: next?.outcome === 'committed' ? 'commitThenReset' : 'reset' }),
  ...crashing,
});
const confirmationsOf = (call: string): Bringings => ({
  ...answersTo(call),
  // After a check, the bank may ask for another one. If it asks again after that, the submission fails.
  paymentRequired: (next) =>
    server({ challenges: next?.actor === 'submission/cardAuthentication/runChallenge' ? 2 : 3 }),
});
const withoutCard = (call: string): Bringings => ({
  ...answersTo(call),
  paymentRequired: { unseen: 'Nothing is charged for an application.' },
  cardRefused: { unseen: 'An application has no card.' },
});
const deletions: Bringings = {
  deleted: server(),
  failed: server({ call: 'deleteCardByToken', fault: 'unavailable' }),
};
const lookedUp = (...calls: readonly string[]): Bringings => ({
  committed: server(),
  missing: server(),
  offline: server(...calls.map((call) => ({ call, fault: 'unavailable' as const }))),
});

const { values } = business;
export const billingAddress = [
  fill(accountDetails.address.street, values.billingStreet),
  fill(accountDetails.address.town, values.billingTown),
  fill(accountDetails.address.eircode, values.billingEircode),
];
const company = fill(accountDetails.companyName, values.companyName);
/** The Next button, by the step that it leads to. */
export const toStep = (step: Parameters<typeof shortName>[0]): Executor =>
  press(steps.next({ step: shortName(step) }));

/**
 * What the first month costs in the demo (cents; src/server/backend/services/content/configuration.ts), the last one
 * without the discount that is given once.
 */
export const demoPrices = { personal: 499, business: 1499, businessAgain: 2999 } as const;
/** The last button of a wizard that pays, by the price of the first month (cents). */
export const finish = (price: number): Executor =>
  press(finishName({ full: price, discounted: null }, DEFAULT_CURRENCY));

export const asBusiness: Opening = {
  path: '/profile/premium?type=business',
  account: 'new',
  does: [toStep('profileDetails'), ...billingAddress, company, toStep('cardPay')],
};
export const asApplicant: Opening = {
  path: '/profile/premium?type=bill_pay',
  account: 'new',
  does: [...billingAddress, toStep('creditAccount')],
};

/** The input of a visitor in the first step of the registration. */
export const visitingPerson = [
  fill(accountDetails.firstName, values.firstName),
  fill(accountDetails.lastName, values.lastName),
  fill(accountDetails.email, values.email),
  fill(phone.number, values.phone),
  ...billingAddress,
];
const asVisitor: Opening = {
  path: '/premium/signup/business',
  account: null,
  title: steps.names.premiumPayment,
  does: [...visitingPerson, company, toStep('profileType'), toStep('premiumPayment')],
};
const asVisitingApplicant: Opening = {
  path: '/premium/signup/bill_pay',
  account: null,
  title: steps.names.creditAccount,
  does: [...visitingPerson, toStep('profileType'), toStep('creditAccount')],
};

const common = {
  'submission/cardAuthentication': crashing,
  'submission/cardAuthentication/runChallenge': challengeBringings,
  'submission/deleteCard': deletions,
  'submission/deleteCardAgain': deletions,
  ...cardEntryBringings,
} satisfies Readonly<Record<string, Bringings>>;

const canRetry = (now: AnyMachineSnapshot): boolean => {
  const sent = selectSubmission(now as SnapshotFrom<typeof stepperMachine>);
  return sent !== undefined && selectCanRetry(sent.getSnapshot());
};

const submissionDoings = doings<SubmissionEvent>({
  'submission.retried': (_event, _coming, now) => (canRetry(now) ? [press(stepper.retry)] : nothingToPress),
  'submission.postponed': (_event, _coming, now) =>
    now.hasTag('busy') || !now.hasTag('locked') ? nothingToPress : [press(stepper.later)],
});

const paying = (call: string, openings: FlowExecutors['openings']): FlowExecutors => ({
  openings,
  events: {
    '': doings<StepperEvent>({ 'step.next': () => [finish(demoPrices.business)] }),
    cardEntry: cardEntryDoings(
      {
        first: 'submission/postSubmission',
        confirming: 'submission/cardAuthentication/confirm',
        done: 'committed',
        refused: 'cardRefused',
      },
      cardAdd.cardholder,
      `${stepper.termsBefore} ${stepper.termsLink}`,
    ),
    submission: submissionDoings,
  },
  outcomes: {
    ...common,
    'submission/postSubmission': answersTo(call),
    'submission/cardAuthentication/confirm': confirmationsOf(call),
    'submission/reconcile': lookedUp('viewCards', 'viewPremiumSubscriptions'),
  },
  waiting: 'The bank’s check is waited for longer than a script is read.',
});

/** Fills in the last step of an application for Business+, and presses its button. */
export const applied: readonly Executor[] = [
  fill(creditAccount.companyName, application.values.creditCompanyName),
  fill(accountDetails.address.street, application.values.companyStreet),
  fill(accountDetails.address.town, application.values.companyTown),
  fill(accountDetails.address.eircode, application.values.companyEircode),
  fill(creditAccount.companyEmail, application.values.companyEmail),
  fill(creditAccount.companyRegistrationNumber, application.values.companyRegistrationNumber),
  {
    role: 'combobox',
    name: creditAccount.journeysPerMonth,
    act: 'select',
    value: application.values.journeysPerMonth,
  },
  tick(creditAccount.authorised),
  tick(`${creditAccount.termsBefore} ${creditAccount.termsLink}`),
  press(steps.requestBusinessPlus),
];

const applying = (call: string, openings: FlowExecutors['openings']): FlowExecutors => ({
  ...paying(call, openings),
  events: {
    '': doings<StepperEvent>({
      'step.next': () => applied,
    }),
    submission: submissionDoings,
  },
  outcomes: {
    ...common,
    'submission/postSubmission': withoutCard(call),
    'submission/cardAuthentication/confirm': withoutCard(call),
    'submission/reconcile': lookedUp('viewAccounts'),
  },
});

/**
 * The last step of the wizards, run in each wizard: a customer and a visitor pay for Premium, and they apply for a
 * credit account, where nothing is paid.
 */
const executors: readonly FlowExecutors[] = [
  paying(ADD_PROFILE, { 'customer.business': asBusiness }),
  applying(ADD_PROFILE, { 'customer.bill_pay': asApplicant }),
  paying(SUBSCRIBE, { 'visitor.business': asVisitor }),
  applying(SUBSCRIBE, { 'visitor.bill_pay': asVisitingApplicant }),
];

export const scripts: ScriptSource = { title: steps.cardPayBusiness, executors };
