import { audit as texts } from '#messages/audit';
import { AuditTable } from '../features/admin/audit-table';
import { provideAudit } from '../provide/admin-lists';
import { AdminScreen } from './admin-screen';
import { useOwnList } from './use-own-list';
import { useOwner } from './use-owner';

type AuditProps = {
  /** The admin's uuid. */
  readonly admin: string;
};

function Audit({ admin }: AuditProps) {
  const { list, reload } = useOwnList(provideAudit, admin);
  return <AuditTable list={list} onRetry={reload} />;
}

/** What admins did: who, what, for whom, when and why (decisions, section 2, `admin`). */
export function AuditPage() {
  const admin = useOwner();
  return (
    <AdminScreen title={texts.title} help={texts.help}>
      {admin === null ? null : <Audit key={admin} admin={admin} />}
    </AdminScreen>
  );
}
