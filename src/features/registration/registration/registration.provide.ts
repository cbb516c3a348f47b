import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { registrationMachine } from '../../../../machines/registration/registration/registration.machine';
import type { RegistrationInput } from '../../../../machines/registration/registration/registration.types';
import { selectIsReady, selectOffers } from '../../../../machines/app/app/app.selectors';
import type { stepperMachine } from '../../../../machines/registration/stepper/stepper.machine';
import type { StepperInput } from '../../../../machines/registration/stepper/stepper.types';
import type { ProfileType } from '../../../domain/entities';
import { startUsers } from '../../../domain/premium-offer';
import { REGISTRABLE } from '../../../domain/profile-type';
import { registrationPlan, undecidedRegistration } from '../../../domain/wizard/steps';
import { toE164 } from '../../../domain/phones/phone';
import { settings } from '../../../domain/settings';
import type { Environment } from '../../../app/environment/environment';
import { premiumOffer } from '../../../app/environment/premium';
import { PREMIUM_REGISTRATION_DRAFT, REGISTRATION_DRAFT } from './registration-drafts.provide';
import { reportFailure } from '../../../app/environment/report-failure';
import { provideStepper, savedSteps } from '../stepper/stepper.provide';

/** The address at which a visitor started to register (S2.publicRoutes.3, S2.publicRoutes.8). */
export type RegistrationRoute = {
  /** /premium/signup and /premium/subscribe: they offer Premium but not Standard. */
  readonly premium: boolean;
  /** The profile type in the address, if it is offered. */
  readonly preset: ProfileType | null;
};

/** The key of the draft that stores the input until the account exists. */
const draftOf = ({ premium }: RegistrationRoute): string =>
  premium ? PREMIUM_REGISTRATION_DRAFT : REGISTRATION_DRAFT;

const planOf = (environment: Environment, route: RegistrationRoute) =>
  registrationPlan({
    premium: premiumOffer(environment) !== null,
    premiumOnly: route.premium,
    preset: route.preset,
  });

/** The first step of every registration. */
const firstStep = undecidedRegistration[0]?.id ?? '';

/** The initial input of a visitor. */
const nothingEntered = {
  customer: null,
  repeatable: false,
  undecided: undecidedRegistration,
  profileType: null,
  values: { phoneCountry: settings.phone.defaultCountry },
  resumeAt: null,
} as const;

/**
 * Returns the input of a visitor's wizard once the app has started: the draft from before a reload, or the initial
 * one.
 */
export function registrationStart(environment: Environment, route: RegistrationRoute): StepperInput {
  const plan = planOf(environment, route);
  const premium = premiumOffer(environment);
  const saved = savedSteps(environment, draftOf(route));
  const offered = (type: ProfileType | null): ProfileType | null =>
    REGISTRABLE.find((one) => one === type && plan[one]) ?? null;
  return {
    ...nothingEntered,
    repeatable: selectOffers('idempotency')(environment.app().getSnapshot()),
    plan,
    profileType: offered(saved?.profileType ?? null) ?? offered(route.preset),
    values: {
      ...nothingEntered.values,
      ...(premium && { users: String(startUsers(premium)) }),
      ...saved?.values,
    },
    resumeAt: saved?.resumeAt ?? null,
  };
}

/** Returns the input of a registration. On a prerendered page it starts before the app has started. */
export const registrationInput = (environment: Environment, route: RegistrationRoute): RegistrationInput => ({
  start: selectIsReady(environment.app().getSnapshot()) ? registrationStart(environment, route) : null,
});

const stepperOf = (environment: Environment, route: RegistrationRoute) =>
  provideStepper(environment, {
    draft: draftOf(route),
    endpoint: route.premium ? 'subscribe' : 'register',
    get plan() {
      return planOf(environment, route);
    },
    preset: route.preset,
    visitor: { toE164 },
    get premium() {
      return premiumOffer(environment);
    },
    account: null,
    knownAccounts: () => null,
  });

/**
 * Creates the wizard at its first step, as every visitor sees it before the app has started. It is only rendered,
 * never started.
 */
export const unstartedStepper = (
  environment: Environment,
  route: RegistrationRoute,
): ActorRefFrom<typeof stepperMachine> =>
  createActor(stepperOf(environment, route), {
    input: { ...nothingEntered, plan: planOf(environment, route) },
  });

/** Provides the registration with the real wizard (D2.extensionGroups.registration). */
export const provideRegistration = (environment: Environment, route: RegistrationRoute) =>
  registrationMachine.provide({
    actors: {
      stepper: stepperOf(environment, route),
      findStart: fromPromise<StepperInput, Record<never, never>>(async ({ signal }) => {
        await waitFor(environment.app(), selectIsReady, { signal });
        const start = registrationStart(environment, route);
        // The first step is already on the screen. The person reaches the others, with their input, through Next.
        return { ...start, resumeAt: start.resumeAt === null ? null : firstStep };
      }),
    },
    actions: {
      logFailure: reportFailure(environment, 'registration'),
    },
  });
