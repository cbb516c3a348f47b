import { login } from '#messages/session/login';
import { LoginScreen } from './login-screen';
import { provideLogin } from './login.provide';
import { Screen } from '../../../app/screen/screen';
import { useVisitorForm } from '../../../app/screen/use-visitor-form';

/** The customer login. It is part of the first load of the app. */
export function LoginPage() {
  return (
    <Screen title={login.title}>
      <LoginScreen {...useVisitorForm(provideLogin)} />
    </Screen>
  );
}
