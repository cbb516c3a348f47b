import { audit as texts } from '#messages/admin/audit';
import { selectItems } from '../../../../machines/app/resource/resource.selectors';
import type { AuditEntry } from '../../../domain/admin-entities';
import { auditTable } from './audit-csv';
import { AuditScreen } from './audit-screen';
import { CsvExport } from '../frame/csv-export.route';
import { provideAudit } from '../frame/admin-lists.provide';
import { AdminScreen } from '../../../app/shell/admin-screen';
import { useOwnList } from '../../../app/screen/use-own-list';
import { useOwner } from '../../../app/screen/use-owner';

const selectEntries = selectItems<AuditEntry>();

type AuditProps = {
  /** The admin's uuid. */
  readonly admin: string;
};

function Audit({ admin }: AuditProps) {
  const { list, reload } = useOwnList(provideAudit, admin);
  const table = () => auditTable(selectEntries(list.getSnapshot()));
  return (
    <AdminScreen
      title={texts.title}
      help={texts.help}
      actions={<CsvExport admin={admin} what="audit" table={table} />}
    >
      <AuditScreen list={list} onRetry={reload} />
    </AdminScreen>
  );
}

/** What admins did: who, what, for whom, when and why (D2.extensionGroups.admin). */
export function AuditPage() {
  const admin = useOwner();
  return admin === null ? null : <Audit key={admin} admin={admin} />;
}
