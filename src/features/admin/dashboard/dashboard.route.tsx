import { adminDashboard as texts } from '#messages/admin/admin-dashboard';
import { Dashboard, RefreshFigures } from './dashboard';
import { provideFigures } from './figures.provide';
import { AdminScreen } from '../../../app/shell/admin-screen';
import { useOwnList } from '../../../app/screen/use-own-list';
import { useOwner } from '../../../app/screen/use-owner';

type FiguresProps = {
  /** The admin's uuid. */
  readonly admin: string;
};

function Figures({ admin }: FiguresProps) {
  const { list, reload } = useOwnList(provideFigures, admin);
  return (
    <AdminScreen
      title={texts.title}
      help={texts.help}
      actions={<RefreshFigures figures={list} onReload={reload} />}
    >
      <Dashboard figures={list} onReload={reload} />
    </AdminScreen>
  );
}

/** The admin's dashboard (S2.adminRoutes.1). */
export function AdminDashboardPage() {
  const admin = useOwner();
  return admin === null ? null : <Figures key={admin} admin={admin} />;
}
