import { useSelector } from '@xstate/react';
import { passkeySignIn as texts } from '#messages/session/passkey-sign-in';
import type { passkeySignInMachine } from '../../../../machines/session/passkey-sign-in/passkey-sign-in.machine';
import { selectForm } from '../../../../machines/session/passkey-sign-in/passkey-sign-in.selectors';
import { company } from '../../../review/screens/company';
import type { View, Views } from '../../../review/screens/view.types';
import { restingForm } from '../form-submission/form-submission.views';
import { LoginScreen } from '../sign-in/login-screen';
import { PasskeyForm } from './passkey-form';

const Login: View = ({ stage }) => {
  const form = useSelector(stage.root<typeof passkeySignInMachine>(), selectForm);
  const passkeys =
    form === undefined ? null : (
      <PasskeyForm id="passkey-sign-in" actor={form} variant="outline" texts={texts} />
    );
  return <LoginScreen actor={restingForm} ready company={company} passkeys={passkeys} />;
};

export const views: Views = { login: Login };
