import { adminDashboard as texts } from '#messages/admin-dashboard';
import { AdminScreen } from './admin-screen';

/** The admin's dashboard (specification, section 2 "Admin routes"). */
export function AdminDashboardPage() {
  return <AdminScreen title={texts.title}>{null}</AdminScreen>;
}
