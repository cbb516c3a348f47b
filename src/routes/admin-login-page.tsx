import { adminLogin } from '#messages/admin-login';
import { AdminLoginScreen } from '../features/session/admin-login-screen';
import { provideAdminLogin } from '../provide/admin-login';
import { Screen } from './screen';
import { useVisitorForm } from './use-visitor-form';

/** The login of /admin/login (specification, section 2). */
export function AdminLoginPage() {
  return (
    <Screen title={adminLogin.title}>
      <AdminLoginScreen {...useVisitorForm(provideAdminLogin)} />
    </Screen>
  );
}
