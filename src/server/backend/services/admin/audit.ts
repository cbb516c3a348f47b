import { AUDIT_LIST_LENGTH } from '../../../../domain/limits';
import type { Clock } from '../../clock';
import type { Caller } from '../../http/caller';
import type { Executor } from '../../storage/database';
import { insertAudit, listAudit, type SeenAuditEntry } from '../../storage/repositories/audit';

export type AdminAction = {
  readonly adminId: string;
  readonly customerId: string | null;
  /** A sentence's predicate in the past tense: "Added a card". */
  readonly action: string;
  readonly reason?: string | null;
  /** When the impersonation began that the action is part of. */
  readonly sessionStart?: Date | null;
};

/** Records what admins do in the admin area and on behalf of customers (D2.extensionGroups.admin). */
export interface Audit {
  /** @param executor the current transaction; defaults to the database */
  record(action: AdminAction, executor?: Executor): Promise<void>;
  /** Records what an impersonating admin did as the customer. Does nothing for other callers. */
  recordFor(caller: Caller, action: string): Promise<void>;
  /** The newest entries first. @param customerId limits the list to this customer */
  list(customerId?: string): Promise<readonly SeenAuditEntry[]>;
}

export function createAudit(database: Executor, clock: Clock): Audit {
  const record: Audit['record'] = (
    { adminId, customerId, action, reason = null, sessionStart = null },
    executor = database,
  ) => insertAudit(executor, { at: clock.now(), adminId, customerId, action, reason, sessionStart });

  return {
    record,
    async recordFor({ impersonation, user }, action) {
      if (!impersonation || !user) return;
      await record({
        adminId: impersonation.admin.id,
        customerId: user.id,
        action,
        reason: impersonation.reason,
        sessionStart: impersonation.startedAt,
      });
    },
    list: (customerId) => listAudit(database, customerId ?? null, AUDIT_LIST_LENGTH),
  };
}
