import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { addPremium as texts } from '#messages/premium/add-premium';
import {
  selectIsChoosing,
  selectStepper,
} from '../../../../machines/premium/add-premium/add-premium.selectors';
import type { AddPremiumOutput } from '../../../../machines/premium/add-premium/add-premium.types';
import { selectOwner } from '../../../../machines/session/session/session.selectors';
import type { ProfileType } from '../../../domain/entities';
import { AddPremiumScreen, type AddPremiumMode } from './add-premium-screen';
import { stepTitle } from '../../registration/step-frame/step-title';
import { StepperScreen } from '../../registration/stepper/stepper-screen';
import { addPremiumInput, provideAddPremium, type AddPremiumRoute } from './add-premium.provide';
import { cardForm } from '../../cards/card-entry/card-form.route';
import { ProfileBehind } from '../../../app/shell/profile-view';
import { Screen } from '../../../app/screen/screen';
import type { StepAddresses, StepperRef } from '../../registration/stepper/step-history.route';
import { useStepperFacts } from '../../registration/stepper/stepper-facts.route';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { useService } from '../../../app/screen/use-service';
import { useStepper } from '../../registration/stepper/use-stepper.route';

const PATH = '/profile/premium';

/** Returns the page that confirms an added profile (S2.loggedInRoutes.3, S2.loggedInRoutes.4). */
const afterwards = (output: AddPremiumOutput): string => {
  if (output.kind !== 'completed') return '/profile';
  return output.profileType === 'bill_pay' ? '/profile/welcome/application-sent' : '/profile/welcome';
};

type WizardProps = {
  readonly stepper: StepperRef;
  readonly mode: AddPremiumMode;
};

function Wizard({ stepper, mode }: WizardProps) {
  const { environment } = useAppContext();
  const { history } = useRouter();
  const addresses = useMemo<StepAddresses>(() => {
    const { href } = history.location;
    return { addressOf: () => href, stepAt: () => null, isInside: (path) => path === PATH };
  }, [history]);
  useStepper(stepper, addresses);
  const facts = useStepperFacts(mode, null, null);
  const [port] = useState(() => cardForm(environment));
  return <StepperScreen actor={stepper} facts={facts} port={port} />;
}

function AddPremium({ route }: { readonly route: AddPremiumRoute }) {
  const { environment } = useAppContext();
  const router = useRouter();
  const [machine] = useState(() => provideAddPremium(environment, route));
  const actor = useScreenActor(machine, { input: addPremiumInput(environment, route) });
  const choosing = useSelector(actor, selectIsChoosing);
  const step = useSelector(useSelector(actor, selectStepper), stepTitle);
  const standBehind = useContext(ProfileBehind);
  const ended = useSelector(actor, ({ status }) => status !== 'active');
  // Runs before paint: the wizard replaces the profile.
  useLayoutEffect(() => {
    if (!ended) standBehind(choosing);
  }, [standBehind, choosing, ended]);
  useLayoutEffect(() => () => standBehind(true), [standBehind]);

  useEffect(() => {
    let stood = selectIsChoosing(actor.getSnapshot());
    const heard = actor.subscribe((snapshot) => {
      const { output } = snapshot;
      if (output)
        void router.navigate({
          href: afterwards(output),
          replace: true,
          ignoreBlocker: true,
          // The profile behind the chooser keeps its scroll position.
          resetScroll: !stood,
        });
      else stood = selectIsChoosing(snapshot);
    });
    return () => heard.unsubscribe();
  }, [actor, router]);

  const screen = (
    <AddPremiumScreen actor={actor} wizard={(stepper, mode) => <Wizard stepper={stepper} mode={mode} />} />
  );
  if (choosing) return screen;
  return (
    <Screen title={texts.title} step={step}>
      {screen}
    </Screen>
  );
}

type AddPremiumPageProps = {
  /** The type in the address; `null` opens the chooser. */
  readonly type: ProfileType | null;
  /** The card account to upgrade to Premium, or `null`. */
  readonly account: string | null;
};

/**
 * The screen of /profile/premium (S2.loggedInRoutes.2): the add-new chooser over the profile, or the wizard for the
 * type in the address. Each customer gets a new one.
 */
export function AddPremiumPage({ type, account }: AddPremiumPageProps) {
  const { app } = useAppContext();
  const customer = useSelector(useService(app, 'session'), selectOwner);
  const route = useMemo(
    () => (customer === null ? null : { customer, profileType: type, account }),
    [customer, type, account],
  );
  return route === null ? null : (
    <AddPremium key={`${customer} ${type ?? ''} ${account ?? ''}`} route={route} />
  );
}
