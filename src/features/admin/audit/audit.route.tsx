import { useState } from 'react';
import { audit as texts } from '#messages/admin/audit';
import { selectItems } from '../../../../machines/app/resource/resource.selectors';
import type { AuditEntry } from '../../../domain/admin-entities';
import { auditTable } from '../../shared/lists/audit-csv';
import { foundEntries } from '../../shared/lists/audit-search';
import { groupsInOrder } from './audit-order';
import { AuditScreen } from './audit-screen';
import { CsvExport } from '../frame/csv-export.route';
import { provideAudit } from '../frame/admin-lists.provide';
import { queryNow } from '../../shared/lists/list-filter';
import { provideListFilter } from '../list-filter/list-filter.provide';
import { orderNow } from '../table-order/table-order';
import { provideTableOrder } from '../table-order/table-order.provide';
import { AdminScreen } from '../../../app/shell/admin-screen';
import { useOwnList } from '../../../app/screen/use-own-list';
import { useOwner } from '../../../app/screen/use-owner';
import { useScreenActor } from '../../../app/screen/use-screen-actor';

const selectEntries = selectItems<AuditEntry>();

type AuditProps = {
  /** The admin's uuid. */
  readonly admin: string;
};

function Audit({ admin }: AuditProps) {
  const { list, reload } = useOwnList(provideAudit, admin);
  const [filtering] = useState(() => provideListFilter());
  const filter = useScreenActor(filtering);
  const [ordering] = useState(() => provideTableOrder());
  const order = useScreenActor(ordering);
  const table = () => {
    const found = foundEntries(selectEntries(list.getSnapshot()) ?? [], queryNow(filter));
    return auditTable(groupsInOrder(found, orderNow(order)).flatMap(({ entries }) => entries));
  };
  return (
    <AdminScreen
      title={texts.title}
      help={texts.help}
      actions={<CsvExport owner={admin} what="audit" table={table} />}
    >
      <AuditScreen list={list} filter={filter} order={order} onRetry={reload} />
    </AdminScreen>
  );
}

/** What admins did: who, what, for whom, when and why (D2.extensionGroups.admin). */
export function AuditPage() {
  const admin = useOwner();
  return admin === null ? null : <Audit key={admin} admin={admin} />;
}
