import type { AuditEntry } from '../../../domain/admin-entities';
import { auditGroups, type AuditGroup } from '../../../domain/audit-groups';
import type { RowOrder } from '../../../domain/table-order';
import { nameOr } from '../../shared/lists/audit-list';
import { rowsInOrder, type SortColumn } from '../table-order/table-order';

/** The order of the server. */
export const NEWEST = 'newest';

const momentOf = ({ sessionStart, newest }: AuditGroup): number | null => {
  const moment = Date.parse(sessionStart ?? newest.at);
  return Number.isNaN(moment) ? null : moment;
};

const columns = [
  { sort: { id: 'oldest', by: momentOf } },
  { sort: { id: 'staff', by: ({ newest }) => nameOr(newest.admin) } },
  { sort: { id: 'customer', by: ({ newest }) => newest.customer } },
] as const satisfies readonly SortColumn<AuditGroup>[];

/** The orders that the audit can be shown in. Each but the server's is a column of `table-order`. */
export const auditOrders = [NEWEST, ...columns.map(({ sort }) => sort.id)] as const;

/** The entries in groups, in this order. Within a session, what was done stays together. */
export function groupsInOrder(entries: readonly AuditEntry[], order: RowOrder): readonly AuditGroup[] {
  const groups = rowsInOrder(columns, auditGroups(entries), order);
  if (order.column !== 'oldest') return groups;
  return groups.map((group) => ({ ...group, entries: group.entries.toReversed() }));
}
