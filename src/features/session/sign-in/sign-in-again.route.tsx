import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { selectFactors } from '../../../../machines/session/form-submission/form-submission.selectors';
import type { Environment } from '../../../app/environment/environment';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { useService } from '../../../app/screen/use-service';
import { lazyView } from '../../../ui/lazy-view';
import { LoginForm } from './login-form';
import { provideLogin } from './login.provide';
import { SignInAgainDialog } from './sign-in-again-dialog';

const SecondStepAgain = lazyView(() => import('../second-step/second-step-again.route'), 'SecondStepAgain');

const FORM = 'sign-in-again';

type SignInAgainProps = { readonly environment: Environment };

/** The dialog with its login form. Each lost session gets a new form. */
export function SignInAgain({ environment }: SignInAgainProps) {
  const [machine] = useState(() => provideLogin(environment, SecondStepAgain.preload));
  const form = useScreenActor(machine);
  const factors = useSelector(form, selectFactors);
  /** The pressed button disappears, so the focus moves to the email. */
  const startAgain = () => {
    flushSync(() => form.send({ type: 'form.edited' }));
    document.getElementById(`${FORM}-email`)?.focus();
  };
  return (
    <SignInAgainDialog session={useService(environment.app(), 'session')}>
      {factors.length === 0 ? (
        <LoginForm actor={form} ready idPrefix={FORM} />
      ) : (
        <SecondStepAgain factors={factors} onAgain={startAgain} />
      )}
    </SignInAgainDialog>
  );
}
