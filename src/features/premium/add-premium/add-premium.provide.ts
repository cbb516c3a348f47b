import { fromPromise } from 'xstate';
import { addPremium as texts } from '#messages/premium/add-premium';
import { addPremiumMachine } from '../../../../machines/premium/add-premium/add-premium.machine';
import type {
  AddPremiumInput,
  NewProfileKind,
  UpgradeOutcome,
} from '../../../../machines/premium/add-premium/add-premium.types';
import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { selectCardAccounts } from '../../../../machines/app/resource/resource.selectors';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import type { StepperInput } from '../../../../machines/registration/stepper/stepper.types';
import { isOwnedBy } from '../../../domain/cards/card-account';
import type { ProfileType } from '../../../domain/entities';
import { startUsers } from '../../../domain/premium-offer';
import { addPremiumPlan, undecidedAddPremium, type AddPremiumMode } from '../../../domain/wizard/steps';
import { notify, sendToService, type Environment } from '../../../app/environment/environment';
import { premiumOffer } from '../../../app/environment/premium';
import { findIn, reread } from '../../../app/environment/reconciliation';
import { reportFailure } from '../../../app/environment/report-failure';
import { provideStepper, savedSteps } from '../../registration/stepper/stepper.provide';

/** How a customer opened the stepper (S2.addPremiumStepper.2, S2.addPremiumStepper.3, D4.2). */
export type AddPremiumRoute = {
  /** The uuid of the effective user. */
  readonly customer: string;
  /** The requested type: bill_pay opens bill-pay-only mode, `null` the chooser. */
  readonly profileType: ProfileType | null;
  /** The id of the card account to upgrade to Premium (upgrade mode), or `null`. */
  readonly account: string | null;
};

const DRAFT = 'add-premium';

/** Whether the company is known depends on the account. A name that the wizard asks for is sent in both cases. */
const modeOf = ({ account }: AddPremiumRoute, companyKnown = false): AddPremiumMode =>
  account === null ? { kind: 'normal' } : { kind: 'upgrade', account, companyKnown };

const kindOf = ({ profileType, account }: AddPremiumRoute): NewProfileKind | null => {
  if (account !== null || profileType === 'business' || profileType === 'personal') return 'business';
  return profileType === 'bill_pay' ? 'billPay' : null;
};

/** The purpose of a draft. It is stored with the draft, so that another wizard does not use it. */
type Purpose = NewProfileKind | `upgrade ${string}`;

const PURPOSE = 'purpose';

const savedFor = (environment: Environment, purpose: Purpose) => {
  const saved = savedSteps(environment, DRAFT);
  return saved?.values[PURPOSE] === purpose ? saved : null;
};

/** Returns the common input of a customer's wizards: the draft for the same purpose from before a reload, or none. */
function commonStart(environment: Environment, { customer }: AddPremiumRoute, purpose: Purpose) {
  const premium = premiumOffer(environment);
  const saved = savedFor(environment, purpose);
  return {
    customer,
    savedType: saved?.profileType ?? null,
    repeatable: selectOffers('idempotency')(environment.app().getSnapshot()),
    undecided: undecidedAddPremium,
    values: {
      ...(premium && { users: String(startUsers(premium)) }),
      ...saved?.values,
      [PURPOSE]: purpose,
    },
    resumeAt: saved?.resumeAt ?? null,
  };
}

/** Returns the input of a customer's wizard for each option of the chooser. A wizard with a draft is resumed. */
export function addPremiumInput(environment: Environment, route: AddPremiumRoute): AddPremiumInput {
  const { savedType, ...forBusiness } = commonStart(environment, route, 'business');
  const { savedType: _always, ...forBillPay } = commonStart(environment, route, 'billPay');
  const begun = (['business', 'billPay'] as const).find((kind) => savedFor(environment, kind) !== null);
  const business: StepperInput = {
    ...forBusiness,
    plan: addPremiumPlan(modeOf(route)),
    profileType: savedType ?? route.profileType,
  };
  const billPay: StepperInput = {
    ...forBillPay,
    plan: addPremiumPlan({ kind: 'billPayOnly' }),
    profileType: 'bill_pay',
  };
  return { kind: kindOf(route) ?? begun ?? null, account: route.account, starts: { business, billPay } };
}

/**
 * Returns the input of the wizard in upgrade mode, or none if the account is not the customer's own or already has
 * Premium (D4.2).
 *
 * @throws Error if the accounts could not be loaded
 */
async function findUpgrade(
  environment: Environment,
  route: AddPremiumRoute,
  signal: AbortSignal,
): Promise<UpgradeOutcome> {
  const { app } = environment;
  const user = selectUser(app().system.get('session').getSnapshot());
  const accounts = await reread(environment, 'cardAccounts', route.customer, signal);
  const found = findIn(accounts, ({ accountId }) => accountId === route.account);
  if (!found || found.isPremium || !isOwnedBy(found, user)) return { start: null };
  const { savedType: _always, ...common } = commonStart(environment, route, `upgrade ${found.accountId}`);
  const companyName = found.nickname.trim();
  return {
    start: {
      ...common,
      plan: addPremiumPlan(modeOf(route, companyName !== '')),
      profileType: 'business',
      values: { ...common.values, ...(companyName !== '' && { companyName }) },
    },
  };
}

/** Marks lists as stale after a profile was added, and reloads some of them at once (S4.completion.2). */
const reloadProfile = (environment: Environment, owner: string): void => {
  for (const name of ['accounts', 'cardAccounts', 'subscriptions', 'receipts'] as const)
    sendToService(environment, name, { type: 'resource.expired' });
  for (const name of ['subscriptions', 'cards'] as const)
    sendToService(environment, name, { type: 'resource.reloaded', owner });
  // The user also has a Premium flag.
  sendToService(environment, 'session', { type: 'session.userChanged' });
};

/** Provides adding a profile for the signed-in customer, with the real wizard (S7.calls.26). */
export const provideAddPremium = (environment: Environment, route: AddPremiumRoute) => {
  const { app } = environment;
  return addPremiumMachine.provide({
    actors: {
      stepper: provideStepper(environment, {
        draft: DRAFT,
        endpoint: 'addProfile',
        plan: addPremiumPlan(modeOf(route)),
        preset: null,
        visitor: null,
        get premium() {
          return premiumOffer(environment);
        },
        account: route.account,
        knownAccounts: () =>
          selectCardAccounts(app().system.get('cardAccounts').getSnapshot())?.map(
            ({ accountId }) => accountId,
          ) ?? null,
      }),
      findAccount: fromPromise<UpgradeOutcome, { account: string }>(({ signal }) =>
        findUpgrade(environment, route, signal),
      ),
    },
    actions: {
      requestAccounts: () =>
        sendToService(environment, 'cardAccounts', { type: 'resource.requested', owner: route.customer }),
      refuseUpgrade: () =>
        void notify(environment, { type: 'warning', title: texts.refusedTitle, message: texts.refused }),
      reloadProfile: () => reloadProfile(environment, route.customer),
      logFailure: reportFailure(environment, 'add-premium'),
    },
  });
};
