import type { Executor } from '../database';

export type AuditRecord = {
  readonly at: Date;
  readonly adminId: string;
  readonly customerId: string | null;
  readonly action: string;
  readonly reason: string | null;
  /** When the impersonation began; null for what an admin did as themselves. */
  readonly sessionStart: Date | null;
};

/** An entry with the names of the people whose accounts still exist. */
export type SeenAuditEntry = {
  readonly id: number;
  readonly at: Date;
  readonly admin: string | null;
  readonly customer: string | null;
  /** Null together with the name. */
  readonly customerUuid: string | null;
  readonly action: string;
  readonly reason: string | null;
  readonly sessionStart: Date | null;
};

export async function insertAudit(executor: Executor, record: AuditRecord): Promise<void> {
  const { at, adminId, customerId, action, reason, sessionStart } = record;
  await executor
    .insertInto('audit')
    .values({ at, admin_id: adminId, customer_id: customerId, action, reason, session_start: sessionStart })
    .execute();
}

const nameOf = (first: string | null, last: string | null): string | null =>
  first === null ? null : `${first} ${last ?? ''}`.trim();

/**
 * The newest entries first.
 *
 * @param customerId limits the list to this customer; null for all
 */
export async function listAudit(
  executor: Executor,
  customerId: string | null,
  limit: number,
): Promise<SeenAuditEntry[]> {
  const rows = await executor
    .selectFrom('audit')
    .leftJoin('users as admins', 'admins.id', 'audit.admin_id')
    .leftJoin('users as customers', 'customers.id', 'audit.customer_id')
    .selectAll('audit')
    .select([
      'admins.first_name as admin_first',
      'admins.last_name as admin_last',
      'customers.first_name as customer_first',
      'customers.last_name as customer_last',
      'customers.id as customer_uuid',
    ])
    .$if(customerId !== null, (query) => query.where('audit.customer_id', '=', customerId))
    .orderBy('audit.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(
    ({ id, at, action, reason, session_start: sessionStart, customer_uuid: customerUuid, ...names }) => ({
      id,
      at,
      action,
      reason,
      sessionStart,
      admin: nameOf(names.admin_first, names.admin_last),
      customer: nameOf(names.customer_first, names.customer_last),
      customerUuid,
    }),
  );
}
