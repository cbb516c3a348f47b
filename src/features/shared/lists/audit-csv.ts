import { audit as texts } from '#messages/admin/audit';
import type { AuditEntry } from '../../../domain/admin-entities';
import type { CsvTable } from '../../../domain/csv';

/** The audit for a file: a row for each action, with moments in ISO 8601. `null` if there is none. */
export const auditTable = (entries: readonly AuditEntry[] | null): CsvTable | null =>
  entries === null || entries.length === 0
    ? null
    : [
        [texts.when, texts.who, texts.what, texts.forWhom, texts.reason, texts.sessionStart],
        ...entries.map(({ at, admin, action, customer, reason, sessionStart }) => [
          at,
          admin,
          action,
          customer,
          reason,
          sessionStart,
        ]),
      ];

/** The same for a customer: all of it is about them. */
export const ownAuditTable = (entries: readonly AuditEntry[] | null): CsvTable | null =>
  entries === null || entries.length === 0
    ? null
    : [
        [texts.when, texts.who, texts.what, texts.reason, texts.sessionStart],
        ...entries.map(({ at, admin, action, reason, sessionStart }) => [
          at,
          admin,
          action,
          reason,
          sessionStart,
        ]),
      ];
