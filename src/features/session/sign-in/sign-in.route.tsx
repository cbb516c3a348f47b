import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { selectFactors } from '../../../../machines/session/form-submission/form-submission.selectors';
import type { Environment } from '../../../app/environment/environment';
import { Screen } from '../../../app/screen/screen';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useVisitorForm } from '../../../app/screen/use-visitor-form';
import { ChunkBoundary } from '../../../ui/chunk-boundary';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { lazyView } from '../../../ui/lazy-view';
import type { provideForm } from '../form-submission/form-submission.provide';
import type { LoadSecondStep } from './login.provide';

const parts = () => import('../second-step/sign-in-parts.route');
const SecondStepPage = lazyView(parts, 'SecondStepPage');
const PasskeySignIn = lazyView(parts, 'PasskeySignIn');

const selectOffersPasskeys = selectOffers('second-factor');

type SignInPageProps = {
  readonly title: string;
  /** Provides the form with its request; called once. */
  readonly provide: (
    environment: Environment,
    loadSecondStep: LoadSecondStep,
  ) => ReturnType<typeof provideForm>;
  /** It is the login of admins. */
  readonly admin?: boolean;
  /** The screen of the password. `passkeys` goes below its form. */
  readonly View: ComponentType<ReturnType<typeof useVisitorForm> & { readonly passkeys: ReactNode }>;
};

/**
 * A login: the password, and then the second step if the server wants one, or a passkey instead of both
 * (D2.extensionGroups.secondFactor). Without the code for passkeys, the password still works.
 */
export function SignInPage({ title, provide, admin = false, View }: SignInPageProps) {
  const visitor = useVisitorForm((environment) => provide(environment, SecondStepPage.preload));
  const offersPasskeys = useSelector(useAppContext().app, selectOffersPasskeys);
  const factors = useSelector(visitor.actor, selectFactors);
  /** The pressed button disappears, so the focus moves to the heading of the password. */
  const startAgain = () => {
    flushSync(() => visitor.actor.send({ type: 'form.edited' }));
    document.getElementById(MAIN_HEADING_ID)?.focus();
  };
  if (factors.length > 0) return <SecondStepPage factors={factors} onAgain={startAgain} />;
  // Reserves the height of the passkey button, so that nothing moves when it appears. It appears once the backend is
  // known to offer passkeys. Otherwise the space stays empty.
  const passkeys = (
    <chakra.div minHeight="3.25rem">
      {offersPasskeys ? (
        <ChunkBoundary fallback={() => null} onMissing={PasskeySignIn.forget}>
          <Suspense>
            <PasskeySignIn admin={admin} />
          </Suspense>
        </ChunkBoundary>
      ) : null}
    </chakra.div>
  );
  return (
    <Screen title={title}>
      <View {...visitor} passkeys={passkeys} />
    </Screen>
  );
}
