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

/** How the stepper was opened for a customer (S2.addPremiumStepper.2, S2.addPremiumStepper.3, D4.2). */
export type AddPremiumRoute = {
  /** The effective user's uuid. */
  readonly customer: string;
  /** The type that was asked for; bill_pay opens bill-pay-only mode, `null` the chooser. */
  readonly profileType: ProfileType | null;
  /** The id of the card account that is to become Premium (upgrade mode), or `null`. */
  readonly account: string | null;
};

const DRAFT = 'add-premium';

/** Whether the company of an account is known, only the account says; a name that is asked for goes along either way. */
const modeOf = ({ account }: AddPremiumRoute, companyKnown = false): AddPremiumMode =>
  account === null ? { kind: 'normal' } : { kind: 'upgrade', account, companyKnown };

const kindOf = ({ profileType, account }: AddPremiumRoute): NewProfileKind | null => {
  if (account !== null || profileType === 'business' || profileType === 'personal') return 'business';
  return profileType === 'bill_pay' ? 'billPay' : null;
};

/** For what something was entered; kept with it, so that nothing of it turns up in another wizard. */
type Purpose = NewProfileKind | `upgrade ${string}`;

const PURPOSE = 'purpose';

const savedFor = (environment: Environment, purpose: Purpose) => {
  const saved = savedSteps(environment, DRAFT);
  return saved?.values[PURPOSE] === purpose ? saved : null;
};

/** What a wizard of a customer starts with: what was entered for the same purpose before a reload, or nothing. */
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

/** What the wizard of a customer starts with, for each answer of the chooser; one that was begun is gone on with. */
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
 * What the wizard starts with in upgrade mode; nothing for an account that is not the customer's own, or that has
 * Premium already (D4.2).
 *
 * @throws Error where the accounts could not be read
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

/** The lists after something was added: what is stale, and what is read again at once (S4.completion.2). */
const reloadProfile = (environment: Environment, owner: string): void => {
  for (const name of ['accounts', 'cardAccounts', 'subscriptions', 'receipts'] as const)
    sendToService(environment, name, { type: 'resource.expired' });
  for (const name of ['subscriptions', 'cards'] as const)
    sendToService(environment, name, { type: 'resource.reloaded', owner });
  // Premium is the user's, too.
  sendToService(environment, 'session', { type: 'session.userChanged' });
};

/** Adding a profile to the signed-in customer with the real wizard (S7.calls.26). */
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
