import { useState } from 'react';
import { SignInAgainDialog } from './sign-in-again-dialog';
import type { Environment } from '../../../app/environment/environment';
import { provideLogin } from './login.provide';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { useService } from '../../../app/screen/use-service';

type SignInAgainProps = { readonly environment: Environment };

/** The dialog with its login form. Each lost session gets a new form. */
export function SignInAgain({ environment }: SignInAgainProps) {
  const [machine] = useState(() => provideLogin(environment));
  const form = useScreenActor(machine);
  return <SignInAgainDialog session={useService(environment.app(), 'session')} form={form} />;
}
