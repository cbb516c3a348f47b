import { addPremiumMachine } from '../../machines/add-premium/add-premium.machine';
import type { AddPremiumInput, NewProfileKind } from '../../machines/add-premium/add-premium.types';
import { selectOffers } from '../../machines/app/app.selectors';
import { selectCardAccounts } from '../../machines/resource/resource.selectors';
import type { StepperInput } from '../../machines/stepper/stepper.types';
import type { ProfileType } from '../domain/entities';
import { startUsers } from '../domain/premium-offer';
import { addPremiumPlan, undecidedAddPremium, type AddPremiumMode } from '../domain/steps';
import { tell, type Environment } from './environment';
import { premiumOffer } from './registration';
import { provideStepper, savedSteps } from './stepper';

/** How the stepper was opened for a customer (specification, section 2; decisions, section 4). */
export type AddPremiumRoute = {
  /** The effective user's uuid. */
  readonly customer: string;
  /** The type that was asked for; bill_pay opens bill-pay-only mode, `null` the chooser. */
  readonly profileType: ProfileType | null;
  /** The own card account that becomes Premium, or `null`. */
  readonly upgrade: { readonly account: string; readonly companyName: string } | null;
};

const DRAFT = 'add-premium';

const modeOf = ({ upgrade }: AddPremiumRoute): AddPremiumMode =>
  upgrade
    ? { kind: 'upgrade', account: upgrade.account, companyKnown: upgrade.companyName.trim() !== '' }
    : { kind: 'normal' };

const kindOf = ({ profileType, upgrade }: AddPremiumRoute): NewProfileKind | null => {
  if (upgrade || profileType === 'business' || profileType === 'personal') return 'business';
  return profileType === 'bill_pay' ? 'billPay' : null;
};

/** What the wizard of a customer starts with, for each answer of the chooser. */
export function addPremiumInput(environment: Environment, route: AddPremiumRoute): AddPremiumInput {
  const premium = premiumOffer(environment);
  const saved = savedSteps(environment, DRAFT);
  const common = {
    customer: route.customer,
    repeatable: selectOffers('idempotency')(environment.app().getSnapshot()),
    undecided: undecidedAddPremium,
    values: {
      ...(premium && { users: String(startUsers(premium)) }),
      companyName: route.upgrade?.companyName ?? '',
      ...saved?.values,
    },
    resumeAt: saved?.resumeAt ?? null,
  };
  const business: StepperInput = {
    ...common,
    plan: addPremiumPlan(modeOf(route)),
    profileType: route.upgrade ? 'business' : (saved?.profileType ?? route.profileType),
  };
  const billPay: StepperInput = {
    ...common,
    plan: addPremiumPlan({ kind: 'billPayOnly' }),
    profileType: 'bill_pay',
  };
  return { kind: kindOf(route), starts: { business, billPay } };
}

/** The lists after something was added: what is stale, and what is read again at once (specification, section 4). */
const reloadProfile = (environment: Environment, owner: string): void => {
  for (const name of ['accounts', 'cardAccounts', 'subscriptions'] as const)
    tell(environment, name, { type: 'resource.expired' });
  for (const name of ['subscriptions', 'cards'] as const)
    tell(environment, name, { type: 'resource.reloaded', owner });
  // Premium is the user's, too.
  tell(environment, 'session', { type: 'session.userChanged' });
};

/** Adding a profile to the signed-in customer with the real wizard (specification, section 7: add-profile). */
export const provideAddPremium = (environment: Environment, route: AddPremiumRoute) => {
  const { adapters, app } = environment;
  const known = selectCardAccounts(app().system.get('cardAccounts').getSnapshot());
  return addPremiumMachine.provide({
    actors: {
      stepper: provideStepper(environment, {
        draft: DRAFT,
        endpoint: 'addProfile',
        plan: addPremiumPlan(modeOf(route)),
        preset: null,
        signedIn: true,
        premium: premiumOffer(environment),
        account: route.upgrade?.account ?? null,
        knownAccounts: known?.map(({ accountId }) => accountId) ?? null,
      }),
    },
    actions: {
      reloadProfile: () => reloadProfile(environment, route.customer),
      logFailure: (_, { error }) => adapters.failures.report('add-premium', error),
    },
  });
};
