import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { selectIsReauthenticating } from '../../../machines/session/session/session.selectors';
import { lateCode } from '../../platform/late-code';
import type { Environment } from '../environment/environment';
import { useService } from '../screen/use-service';

/** The session is given up for the login page where this cannot be had: see `loadSignInAgain`. */
const SignInAgain = lazy(async () => ({ default: (await loadSignInAgain()).SignInAgain }));

/** Fetches the dialog before it is needed: a person who must sign in again is not to meet a screen without a way on. */
export const loadSignInAgain = () =>
  lateCode(() => import('../../features/session/sign-in/sign-in-again.route'));

/** Over every screen, while its person has to sign in again (D3.8). */
export function Reauthentication({ environment }: { readonly environment: Environment }) {
  const isReauthenticating = useSelector(useService(environment.app(), 'session'), selectIsReauthenticating);
  return isReauthenticating ? (
    <Suspense>
      <SignInAgain environment={environment} />
    </Suspense>
  ) : null;
}
