import type { AuditEntry } from '../../../domain/admin-entities';
import { isFound } from '../../../domain/text-search';
import { nameOr } from './audit-list';

/**
 * The entries in which every word of the query is found, in the names, the action and the reason as people read them.
 */
export const foundEntries = (entries: readonly AuditEntry[], query: string): readonly AuditEntry[] =>
  entries.filter(({ admin, customer, action, reason }) =>
    isFound(query, [nameOr(admin), nameOr(customer), action, reason ?? '']),
  );
