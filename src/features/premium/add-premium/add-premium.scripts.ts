import { addNew } from '#messages/premium/add-new';
import { addPremium } from '#messages/premium/add-premium';
import { paymentProfiles } from '#messages/profiles/payment-profiles';
import { profileTypes } from '#messages/registration/profile-types';
import { stepper } from '#messages/registration/stepper';
import { steps } from '#messages/registration/steps';
import type {
  AddPremiumEvent,
  NewProfileKind,
} from '../../../../machines/premium/add-premium/add-premium.types';
import { BUSINESS_CARD_MAX_USERS, BUSINESS_PLUS_REVIEW_WORKING_DAYS } from '../../../domain/limits';
import {
  doings,
  type Bringing,
  type Bringings,
  type Executor,
  type FlowExecutors,
} from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { testNumbers } from '../../../review/scripts/simulator-words';
import { choose, press, server, unavailable } from '../../../review/scripts/words';
import { paid } from '../../registration/registration/registration.scripts';
import {
  applied,
  asApplicant,
  asBusiness,
  billingAddress,
  demoPrices,
  toStep,
} from '../../registration/submission/submission.scripts';

/** What a person does in a wizard, by how it ends. */
type Ways = Readonly<Record<string, readonly Executor[]>>;

const closed = [press(steps.back)];

const atCardPay = [choose(profileTypes.names.business), ...asBusiness.does];
const ofBusiness: Ways = {
  personal: [
    choose(profileTypes.names.personal),
    toStep('profileDetails'),
    ...billingAddress,
    toStep('cardPay'),
    ...paid(demoPrices.personal),
  ],
  business: [...atCardPay, ...paid(demoPrices.business)],
  postponed: [...atCardPay, ...paid(demoPrices.business, testNumbers.refused), press(stepper.later)],
  closed,
};

const ofBillPay: Ways = { billPay: [...asApplicant.does, ...applied], closed };

const ofUpgrade: Ways = {
  business: [toStep('cardPay'), ...paid(demoPrices.businessAgain)],
  postponed: [
    toStep('cardPay'),
    ...paid(demoPrices.businessAgain, testNumbers.refused),
    press(stepper.later),
  ],
  closed,
};

/** The options of the chooser. A name includes the explanation. */
const options: Readonly<Record<NewProfileKind, { readonly name: string; readonly ways: Ways }>> = {
  business: {
    name: `${addNew.business} ${addNew.businessHelp({ users: BUSINESS_CARD_MAX_USERS })}`,
    ways: ofBusiness,
  },
  billPay: {
    name: `${addNew.billPay} ${addNew.billPayHelp({ days: BUSINESS_PLUS_REVIEW_WORKING_DAYS })}`,
    ways: ofBillPay,
  },
};

/** Choosing opens a wizard, which is gone through in the same step. */
const choosing: FlowExecutors = {
  openings: { chooser: { path: '/profile/premium', account: 'standard', does: [] } },
  events: {
    '': doings<AddPremiumEvent>({
      'kind.chosen': ({ kind }, [end]) => {
        const { name, ways } = options[kind];
        const does = end === undefined ? undefined : ways[end.outcome];
        return does === undefined
          ? { unseen: 'Nothing that a person does in this form ends it like this.' }
          : [press(name, addNew.title), ...does];
      },
      'addPremium.closed': () => [press(addNew.close, addNew.title)],
    }),
  },
  outcomes: {
    stepper: {
      personal: server(),
      business: server(),
      billPay: server(),
      postponed: server(),
      closed: server(),
    },
  },
};

const byHand = (ways: Ways): Bringings =>
  Object.fromEntries(
    Object.entries(ways).map(([end, does]): [string, Bringing] => [end, { by: 'person', does }]),
  );

const applying: FlowExecutors = {
  openings: { billPay: { ...asApplicant, does: [] } },
  events: {},
  outcomes: { stepper: byHand(ofBillPay) },
};

const upgrading: FlowExecutors = {
  openings: {
    upgrade: {
      path: '/profile',
      account: 'business',
      does: [{ role: 'link', name: paymentProfiles.upgradeOf({ name: 'Murphy Events' }), act: 'press' }],
    },
  },
  events: {
    '': doings<AddPremiumEvent>({
      'account.retried': () => [press(addPremium.retry)],
      'addPremium.closed': () => [press(addPremium.toProfile)],
    }),
  },
  outcomes: {
    findAccount: {
      found: server(),
      refused: { unseen: 'Only an account that can be upgraded has the link.' },
      offline: unavailable('viewBusinessCards'),
    },
    stepper: byHand(ofUpgrade),
  },
};

export const scripts: ScriptSource = {
  title: addPremium.title,
  executors: [choosing, applying, upgrading],
};
