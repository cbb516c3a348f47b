import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { passkeySignIn as texts } from '#messages/session/passkey-sign-in';
import { selectForm } from '../../../../machines/session/passkey-sign-in/passkey-sign-in.selectors';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { PasskeyForm } from './passkey-form';
import { canUsePasskeys, providePasskeySignIn } from './passkey-sign-in.provide';

type PasskeySignInProps = {
  /** Which of the two logins it is. */
  readonly admin: boolean;
};

function Offered({ admin }: PasskeySignInProps) {
  const { environment } = useAppContext();
  const [machine] = useState(() => providePasskeySignIn(environment, admin));
  const form = useSelector(useScreenActor(machine), selectForm);
  return form === undefined ? null : (
    <PasskeyForm id="passkey-sign-in" actor={form} variant="outline" texts={texts} />
  );
}

/** 'Sign in with a passkey' below a login, with its chart. Nothing in a browser without passkeys. */
export const PasskeySignIn = (props: PasskeySignInProps) =>
  canUsePasskeys() ? <Offered {...props} /> : null;
