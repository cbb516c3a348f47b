import { login } from '#messages/login';
import { LoginScreen } from '../features/session/login-screen';
import { provideLogin } from '../provide/login';
import { Screen } from './screen';
import { useVisitorForm } from './use-visitor-form';

/** Customer login; in the first load of the app. */
export function LoginPage() {
  return (
    <Screen title={login.title}>
      <LoginScreen {...useVisitorForm(provideLogin)} />
    </Screen>
  );
}
