import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { addPremium as texts } from '#messages/add-premium';
import { app as messages } from '#messages/app';
import {
  selectIsBroken,
  selectIsBusy,
  selectIsChoosing,
  selectIsUnknown,
  selectIsUnconfirmed,
  selectKind,
  selectStepper,
} from '../../machines/add-premium/add-premium.selectors';
import type { AddPremiumOutput } from '../../machines/add-premium/add-premium.types';
import { selectOwner } from '../../machines/session/session.selectors';
import type { ProfileType } from '../domain/entities';
import { AddPremiumEnd } from '../features/premium/add-premium-end';
import { StepperScreen } from '../features/stepper/stepper-screen';
import { addPremiumInput, provideAddPremium, type AddPremiumRoute } from '../provide/add-premium';
import { lazyView } from '../ui/lazy-view';
import { Opening } from '../ui/opening';
import { cardForm } from './card-form';
import { Screen } from './screen';
import type { StepAddresses, StepperRef } from './step-history';
import { useStepperFacts } from './stepper-facts';
import { useAppContext } from './use-app-context';
import { useScreenActor } from './use-screen-actor';
import { useService } from './use-service';
import { useStepper } from './use-stepper';

const PATH = '/profile/premium';

/** The chooser, and the profile behind it: the wizard needs nothing of them. */
const AddNewChooser = lazyView(() => import('../features/stepper/add-new-chooser'), 'AddNewChooser');
const ProfilePage = lazyView(() => import('./profile-page'), 'ProfilePage');

/** Where a profile that was added is confirmed (specification, section 2 "Logged-in routes"). */
const afterwards = (output: AddPremiumOutput): string => {
  if (output.kind !== 'completed') return '/profile';
  return output.profileType === 'bill_pay' ? '/profile/welcome/application-sent' : '/profile/welcome';
};

type WizardProps = {
  readonly stepper: StepperRef;
  readonly mode: 'addPremium' | 'upgrade' | 'billPayOnly';
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
  const { history } = useRouter();
  const [machine] = useState(() => provideAddPremium(environment, route));
  const actor = useScreenActor(machine, { input: addPremiumInput(environment, route) });
  const stepper = useSelector(actor, selectStepper);
  const kind = useSelector(actor, selectKind);
  const choosing = useSelector(actor, selectIsChoosing);
  const unconfirmed = useSelector(actor, selectIsUnconfirmed);
  const broken = useSelector(actor, selectIsBroken);
  const unknown = useSelector(actor, selectIsUnknown);
  const busy = useSelector(actor, selectIsBusy);

  useEffect(() => {
    const ended = actor.subscribe(({ output }) => {
      if (output) history.replace(afterwards(output), {}, { ignoreBlocker: true });
    });
    return () => ended.unsubscribe();
  }, [actor, history]);

  const close = () => actor.send({ type: 'addPremium.closed' });
  if (choosing)
    return (
      <>
        <Suspense fallback={null}>
          <ProfilePage />
        </Suspense>
        <Suspense fallback={<Opening>{messages.opening}</Opening>}>
          <AddNewChooser
            onChoose={(chosen) => actor.send({ type: 'kind.chosen', kind: chosen })}
            onClose={close}
          />
        </Suspense>
      </>
    );
  return (
    <Screen title={texts.title}>
      {busy ? <Opening>{texts.finding}</Opening> : null}
      {unconfirmed || broken || unknown ? (
        <AddPremiumEnd
          kind={broken ? 'broken' : unknown ? 'unknown' : 'unconfirmed'}
          onRestart={() => actor.send({ type: broken ? 'addPremium.restarted' : 'account.retried' })}
          onClose={close}
        />
      ) : null}
      {stepper === undefined ? null : (
        <Wizard
          stepper={stepper}
          mode={route.account !== null ? 'upgrade' : kind === 'billPay' ? 'billPayOnly' : 'addPremium'}
        />
      )}
    </Screen>
  );
}

type AddPremiumPageProps = {
  /** What the address asks for; `null`: the chooser asks. */
  readonly type: ProfileType | null;
  /** The card account that is to become Premium, or `null`. */
  readonly account: string | null;
};

/**
 * The screen of /profile/premium (specification, section 2): the add-new chooser over the profile, or the wizard in the
 * type that the address names, for whoever is signed in.
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
