import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { selectIsReauthenticating } from '../../../machines/session/session/session.selectors';
import { lateCode } from '../../platform/late-code';
import type { Environment } from '../environment/environment';
import { useService } from '../screen/use-service';

/** If this cannot be loaded, the session ends and the login page shows: see `loadSignInAgain`. */
const SignInAgain = lazy(async () => ({ default: (await loadSignInAgain()).SignInAgain }));

/** Loads the dialog before it is needed, so that a person who must sign in again always has a way to continue. */
export const loadSignInAgain = () =>
  lateCode(() => import('../../features/session/sign-in/sign-in-again.route'));

/** The dialog over every screen while the person has to sign in again (D3.8). */
export function Reauthentication({ environment }: { readonly environment: Environment }) {
  const isReauthenticating = useSelector(useService(environment.app(), 'session'), selectIsReauthenticating);
  return isReauthenticating ? (
    <Suspense>
      <SignInAgain environment={environment} />
    </Suspense>
  ) : null;
}
