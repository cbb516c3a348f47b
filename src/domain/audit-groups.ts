import type { AuditEntry } from './admin-entities';

/** What belongs together in the audit: all that was done in one impersonation, or one action of an admin's own. */
export type AuditGroup = {
  readonly id: string;
  /** When the impersonation began; `null` for an action of an admin's own. */
  readonly sessionStart: string | null;
  /** Who did it, for whom and why is the same for all entries, so the newest one says it. */
  readonly newest: AuditEntry;
  /** In the order of the audit. */
  readonly entries: readonly AuditEntry[];
};

/** Two admins may act at the same time, so the moment alone does not name an impersonation. */
const keyOf = ({ id, sessionStart, admin, customerUuid, reason }: AuditEntry): string =>
  sessionStart === null
    ? `entry ${id}`
    : `session ${JSON.stringify([sessionStart, admin, customerUuid, reason])}`;

/**
 * Groups the entries of the audit by impersonation. Groups are in the order of their first entries: if the newest
 * entry comes first, so does its group.
 */
export function auditGroups(entries: readonly AuditEntry[]): readonly AuditGroup[] {
  const groups = new Map<string, [AuditEntry, ...AuditEntry[]]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const known = groups.get(key);
    if (known) known.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups].map(([id, group]) => ({
    id,
    sessionStart: group[0].sessionStart,
    newest: group[0],
    entries: group,
  }));
}
