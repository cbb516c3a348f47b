import { adminDashboard as texts } from '#messages/admin/admin-dashboard';
import { Dashboard, RefreshFigures } from './dashboard';
import { DashboardLists, LatestAudit, WaitingRequests } from './dashboard-lists';
import { provideAudit, provideCreditRequestList } from '../frame/admin-lists.provide';
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
  const requests = useOwnList(provideCreditRequestList, admin);
  const audit = useOwnList(provideAudit, admin);
  return (
    <AdminScreen
      title={texts.title}
      help={texts.help}
      actions={<RefreshFigures figures={list} onReload={reload} />}
    >
      <Dashboard figures={list} onReload={reload} />
      <DashboardLists>
        <WaitingRequests list={requests.list} onReload={requests.reload} />
        <LatestAudit list={audit.list} onReload={audit.reload} />
      </DashboardLists>
    </AdminScreen>
  );
}

/** The admin's dashboard (S2.adminRoutes.1). */
export function AdminDashboardPage() {
  const admin = useOwner();
  return admin === null ? null : <Figures key={admin} admin={admin} />;
}
