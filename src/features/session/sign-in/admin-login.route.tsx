import { adminLogin } from '#messages/session/admin-login';
import { AdminLoginScreen } from './admin-login-screen';
import { provideAdminLogin } from './admin-login.provide';
import { SignInPage } from './sign-in.route';

/** The screen of /admin/login (S2.publicRoutes.6). */
export const AdminLoginPage = () => (
  <SignInPage title={adminLogin.title} provide={provideAdminLogin} View={AdminLoginScreen} admin />
);
