import { useLocation, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { registration as texts } from '#messages/registration/registration';
import { selectStepper } from '../../../../machines/registration/registration/registration.selectors';
import type { RegistrationOutput } from '../../../../machines/registration/registration/registration.types';
import type { ProfileType } from '../../../domain/entities';
import { toE164 } from '../../../domain/phones/phone';
import { registrableType } from '../../../domain/profile-type';
import { RegistrationScreen } from './registration-screen';
import { accountDetailsLabels, AccountDetailsFields } from '../steps/account-details-fields';
import { stepTitle } from '../step-frame/step-title';
import { StepperScreen } from '../stepper/stepper-screen';
import type { StepperActor } from '../stepper/wizard';
import type { Environment } from '../../../app/environment/environment';
import { premiumOffer } from '../../../app/environment/premium';
import {
  provideRegistration,
  registrationInput,
  unstartedStepper,
  type RegistrationRoute,
} from './registration.provide';
import { cardForm } from '../../cards/card-entry/card-form.route';
import { Screen } from '../../../app/screen/screen';
import { ShellFrame } from '../../../app/shell/shell-frame';
import type { StepAddresses, StepperRef } from '../stepper/step-history.route';
import { useStepperFacts } from '../stepper/stepper-facts.route';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { useStepper } from '../stepper/use-stepper.route';

const FIRST = {
  id: 'accountDetails',
  fields: { labels: accountDetailsLabels, Fields: AccountDetailsFields },
} as const;
const VISITOR = { toE164 };

/**
 * The first step has the address of the signup, including the type that it named. All other steps share the wizard's
 * address.
 */
function addressesOf({ premium, preset }: RegistrationRoute): StepAddresses {
  const [signup, wizard] = premium
    ? ['/premium/signup', '/premium/subscribe']
    : ['/register/signup', '/register'];
  const isSignup = (path: string): boolean => path === signup || path.startsWith(`${signup}/`);
  return {
    addressOf: (step) => (step !== FIRST.id ? wizard : preset === null ? signup : `${signup}/${preset}`),
    stepAt: (path) => (isSignup(path) ? FIRST.id : null),
    isInside: (path) => path === wizard || isSignup(path),
  };
}

/**
 * Returns the address of the screen that confirms the registration, including the page after the sign-in (D4.3).
 *
 * @returns `/login` if the server sent no uuid
 */
function afterwards({ premium }: { readonly premium: boolean }, output: RegistrationOutput): string {
  if (output.kind === 'closed') return '/';
  const paid = premium && (output.profileType === 'personal' || output.profileType === 'business');
  const page = paid
    ? '/profile/welcome'
    : output.profileType === 'bill_pay'
      ? '/profile/welcome/application-sent'
      : '/profile/new-user';
  const returnUrl = `?returnUrl=${encodeURIComponent(page)}`;
  return output.uuid === null ? `/login${returnUrl}` : `/notify/new-user/${output.uuid}${returnUrl}`;
}

/** The actor of the first step until the wizard exists. It handles only Back; other input reaches the wizard later. */
function drawnAhead(environment: Environment, route: RegistrationRoute, onBack: () => void): StepperActor {
  const stepper = unstartedStepper(environment, route);
  return {
    getSnapshot: () => stepper.getSnapshot(),
    subscribe: stepper.subscribe.bind(stepper),
    send: ({ type }) => {
      if (type === 'step.back') onBack();
    },
  };
}

type WizardProps = {
  readonly route: RegistrationRoute;
  /** `undefined` while it is unknown what the company offers. */
  readonly stepper: StepperRef | undefined;
  readonly onClose: () => void;
};

function Wizard({ route, stepper, onClose }: WizardProps) {
  const { environment } = useAppContext();
  const addresses = useMemo(() => addressesOf(route), [route]);
  useStepper(stepper, addresses);
  const facts = useStepperFacts(
    route.premium ? 'premiumRegistration' : 'registration',
    route.preset,
    VISITOR,
    stepper !== undefined,
  );
  const [ahead] = useState(() => drawnAhead(environment, route, onClose));
  const [port] = useState(() => cardForm(environment));
  return <StepperScreen actor={stepper ?? ahead} facts={facts} port={port} first={FIRST} />;
}

function Registration({ route }: { readonly route: RegistrationRoute }) {
  const { environment } = useAppContext();
  const { history } = useRouter();
  const [machine] = useState(() => provideRegistration(environment, route));
  const actor = useScreenActor(machine, { input: registrationInput(environment, route) });
  const step = useSelector(useSelector(actor, selectStepper), stepTitle);

  useEffect(() => {
    const ended = actor.subscribe(({ output }) => {
      if (!output) return;
      const premium = premiumOffer(environment) !== null;
      history.replace(afterwards({ premium }, output), {}, { ignoreBlocker: true });
    });
    return () => ended.unsubscribe();
  }, [actor, history, environment]);

  return (
    <Screen title={route.premium ? texts.premiumTitle : texts.title} step={step}>
      <RegistrationScreen
        actor={actor}
        wizard={(stepper, close) => <Wizard route={route} stepper={stepper} onClose={close} />}
      />
    </Screen>
  );
}

/** Returns which wizard an address belongs to and the type that it names. The wizard's own address names none. */
function useNamed(): { readonly premium: boolean; readonly named: ProfileType | null } {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [, area, , profileType] = path.split('/');
  return { premium: area === 'premium', named: registrableType(profileType) };
}

/** The screens of /register*, /premium/signup* and /premium/subscribe: one wizard over several addresses. */
export function RegistrationPage() {
  const { premium, named } = useNamed();
  const [preset, setPreset] = useState(named);
  if (named !== null && named !== preset) setPreset(named);
  const route = useMemo(() => ({ premium, preset }), [premium, preset]);
  return (
    <ShellFrame full={false}>
      <Registration key={`${premium ? 'premium' : ''} ${preset ?? ''}`} route={route} />
    </ShellFrame>
  );
}
