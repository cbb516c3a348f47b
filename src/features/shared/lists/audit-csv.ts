import { audit as texts } from '#messages/admin/audit';
import type { AuditEntry } from '../../../domain/admin-entities';
import type { CsvTable } from '../../../domain/csv';

type Column = readonly [title: string, field: keyof AuditEntry];

const CUSTOMER: Column = [texts.forWhom, 'customer'];
const columns: readonly Column[] = [
  [texts.when, 'at'],
  [texts.who, 'admin'],
  [texts.what, 'action'],
  CUSTOMER,
  [texts.reason, 'reason'],
  [texts.sessionStart, 'sessionStart'],
];
const ownColumns = columns.filter((column) => column !== CUSTOMER);

const tableOf = (shown: readonly Column[], entries: readonly AuditEntry[] | null): CsvTable | null =>
  entries === null || entries.length === 0
    ? null
    : [shown.map(([title]) => title), ...entries.map((entry) => shown.map(([, field]) => entry[field]))];

/** The audit for a file: a row for each action, with moments in ISO 8601. `null` if there is none. */
export const auditTable = (entries: readonly AuditEntry[] | null): CsvTable | null =>
  tableOf(columns, entries);

/** The same for a customer: all of it is about them. */
export const ownAuditTable = (entries: readonly AuditEntry[] | null): CsvTable | null =>
  tableOf(ownColumns, entries);
