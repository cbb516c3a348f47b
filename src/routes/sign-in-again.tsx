import { useState } from 'react';
import { SignInAgainDialog } from '../features/session/sign-in-again-dialog';
import type { Environment } from '../provide/environment';
import { provideLogin } from '../provide/login';
import { useScreenActor } from './use-screen-actor';
import { useService } from './use-service';

type SignInAgainProps = { readonly environment: Environment };

/** The dialog with its login form; a new form for each session that is lost. */
export function SignInAgain({ environment }: SignInAgainProps) {
  const [machine] = useState(() => provideLogin(environment));
  const form = useScreenActor(machine);
  return <SignInAgainDialog session={useService(environment.app(), 'session')} form={form} />;
}
