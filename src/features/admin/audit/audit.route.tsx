import { audit as texts } from '#messages/admin/audit';
import { AuditScreen } from './audit-screen';
import { provideAudit } from '../frame/admin-lists.provide';
import { AdminScreen } from '../../../app/shell/admin-screen';
import { useOwnList } from '../../../app/screen/use-own-list';
import { useOwner } from '../../../app/screen/use-owner';

type AuditProps = {
  /** The admin's uuid. */
  readonly admin: string;
};

function Audit({ admin }: AuditProps) {
  const { list, reload } = useOwnList(provideAudit, admin);
  return <AuditScreen list={list} onRetry={reload} />;
}

/** What admins did: who, what, for whom, when and why (D2.extensionGroups.admin). */
export function AuditPage() {
  const admin = useOwner();
  return (
    <AdminScreen title={texts.title} help={texts.help}>
      {admin === null ? null : <Audit key={admin} admin={admin} />}
    </AdminScreen>
  );
}
