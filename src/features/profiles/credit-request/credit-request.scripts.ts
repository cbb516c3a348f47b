import { accountDetails } from '#messages/registration/account-details';
import { creditAccount } from '#messages/profiles/credit-account';
import { creditRequest } from '#messages/profiles/credit-request';
import { paymentProfiles } from '#messages/profiles/payment-profiles';
import type { CreditRequestEvent } from '../../../../machines/profiles/credit-request/credit-request.types';
import { application } from '../../../../machines/registration/submission/submission.fixtures';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import {
  doings,
  type Executor,
  type FlowExecutors,
  type Opening,
} from '../../../review/scripts/executor.types';
import { isQuiet, lookedUpEndings, saysSomething, sending } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { crashing, fill, itself, press, tick } from '../../../review/scripts/words';

/**
 * The profile of an app that could not load the prices of Premium. It does not offer Premium then, so the profile has a
 * button that requests Bill Pay.
 */
export const withoutPrices = {
  path: '/profile',
  orders: [{ call: 'getPremiumConfig', fault: 'unavailable' }],
} as const satisfies Partial<Opening>;

const { title } = creditRequest;
const { values } = application;
const send = press(creditRequest.send, title);
const company = fill(creditAccount.companyName, values.creditCompanyName, title);

const filledIn: readonly Executor[] = [
  company,
  fill(accountDetails.address.street, values.companyStreet, title),
  fill(accountDetails.address.town, values.companyTown, title),
  fill(accountDetails.address.eircode, values.companyEircode, title),
  fill(creditAccount.companyEmail, values.companyEmail, title),
  fill(creditAccount.companyRegistrationNumber, values.companyRegistrationNumber, title),
  {
    role: 'combobox',
    name: creditAccount.journeysPerMonth,
    within: title,
    act: 'select',
    value: values.journeysPerMonth,
  },
  tick(creditAccount.authorised),
  tick(`${creditAccount.termsBefore} ${creditAccount.termsLink}`),
];

const executors: FlowExecutors = {
  openings: {
    default: {
      ...withoutPrices,
      account: 'standard',
      does: [press(paymentProfiles.requestBillPay)],
    },
  },
  events: {
    '': doings<CreditRequestEvent>({
      'request.edited': (_event, _coming, now) => (isQuiet(now) ? [company] : saysSomething),
      'dialog.closed': () => [press(creditRequest.cancel, title)],
    }),
    form: doings<FormSubmissionEvent>({
      // What was typed is still there when it is sent again.
      'form.submitted': (_event, coming, now) => sending(coming, isQuiet(now) ? [...filledIn, send] : [send]),
    }),
  },
  outcomes: {
    ...lookedUpEndings('form/', 'requestAccount', 'viewAccounts'),
    form: crashing,
    readDraft: { ...crashing, untouched: itself, typed: { unseen: 'Nothing was typed before.' } },
  },
};

export const scripts: ScriptSource = { title, executors: [executors] };
