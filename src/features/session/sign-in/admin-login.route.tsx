import { adminLogin } from '#messages/session/admin-login';
import { AdminLoginScreen } from './admin-login-screen';
import { provideAdminLogin } from './admin-login.provide';
import { Screen } from '../../../app/screen/screen';
import { useVisitorForm } from '../../../app/screen/use-visitor-form';

/** The screen of /admin/login (S2.publicRoutes.6). */
export function AdminLoginPage() {
  return (
    <Screen title={adminLogin.title}>
      <AdminLoginScreen {...useVisitorForm(provideAdminLogin)} />
    </Screen>
  );
}
