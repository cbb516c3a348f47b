import { login } from '#messages/session/login';
import { LoginScreen } from './login-screen';
import { provideLogin } from './login.provide';
import { SignInPage } from './sign-in.route';

/** The customer login. It is part of the first load of the app. */
export const LoginPage = () => <SignInPage title={login.title} provide={provideLogin} View={LoginScreen} />;
