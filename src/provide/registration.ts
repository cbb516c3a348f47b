import { registrationMachine } from '../../machines/registration/registration.machine';
import type { RegistrationInput } from '../../machines/registration/registration.types';
import { selectOffers } from '../../machines/app/app.selectors';
import type { ProfileType } from '../domain/entities';
import { startUsers } from '../domain/premium-offer';
import { registrationPlan, undecidedRegistration } from '../domain/steps';
import { toE164 } from '../domain/phone';
import { settings } from '../domain/settings';
import type { Environment } from './environment';
import { premiumOffer } from './premium';
import { provideStepper, savedSteps } from './stepper';

/** How a visitor came to register (specification, section 2 "Public routes"). */
export type RegistrationRoute = {
  /** /premium/signup and /premium/subscribe: Premium, and no Standard. */
  readonly premium: boolean;
  /** The type that the address named, if it is offered. */
  readonly preset: ProfileType | null;
};

/** Under these names what was entered is kept until the account is there. */
const draftOf = ({ premium }: RegistrationRoute): string =>
  premium ? 'premium-registration' : 'registration';

const planOf = (environment: Environment, route: RegistrationRoute) =>
  registrationPlan({
    premium: premiumOffer(environment) !== null,
    premiumOnly: route.premium,
    preset: route.preset,
  });

/** What the wizard of a visitor starts with: what was entered before a reload, or nothing. */
export function registrationInput(environment: Environment, route: RegistrationRoute): RegistrationInput {
  const plan = planOf(environment, route);
  const premium = premiumOffer(environment);
  const saved = savedSteps(environment, draftOf(route));
  const offered = (type: ProfileType | null): ProfileType | null =>
    type !== null && plan[type] !== undefined ? type : null;
  return {
    start: {
      customer: null,
      repeatable: selectOffers('idempotency')(environment.app().getSnapshot()),
      plan,
      undecided: undecidedRegistration,
      profileType: offered(saved?.profileType ?? null) ?? offered(route.preset),
      values: {
        phoneCountry: settings.phone.defaultCountry,
        ...(premium && { users: String(startUsers(premium)) }),
        ...saved?.values,
      },
      resumeAt: saved?.resumeAt ?? null,
    },
  };
}

/** Registering with the real wizard (decisions, "Extension groups": `registration`). */
export const provideRegistration = (environment: Environment, route: RegistrationRoute) =>
  registrationMachine.provide({
    actors: {
      stepper: provideStepper(environment, {
        draft: draftOf(route),
        endpoint: route.premium ? 'subscribe' : 'register',
        plan: planOf(environment, route),
        preset: route.preset,
        visitor: { toE164 },
        premium: premiumOffer(environment),
        account: null,
        knownAccounts: () => null,
      }),
    },
    actions: {
      logFailure: (_, { error }) => environment.adapters.failures.report('registration', error),
    },
  });
