import { settings, type ImpersonationRefusal } from '../../../../domain/settings';
import { forbidden, notFound, Refusal } from '../../http/answers';
import type { Clock } from '../../clock';
import type { Caller } from '../../http/caller';
import type { Executor } from '../../storage/database';
import { findUser } from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import type { Audit } from '../admin/audit';
import type { SecondSteps } from '../second-factor/second-steps';
import type { Switches } from '../shared/switches';
import { checkedReason } from '../shared/reason';
import type { Impersonation, Sessions } from './sessions';

/** Whether the settings deny `what` to the caller, who acts as a customer (D2.20). False for other callers. */
export const isRefusedTo = ({ impersonation }: Caller, what: ImpersonationRefusal): boolean =>
  impersonation !== null && settings.impersonation.refused.includes(what);

/** Whether somebody must change their password before they book; an admin who acts as them need not (D3.2). */
export const mustChangeFirst = (user: UserRow, impersonation: Impersonation | null): boolean =>
  user.must_change_password && impersonation === null;

const ADD_FACTOR = 'Please add a second step to your account before you sign in as a customer.';

/** An admin's request to act as a customer. */
export type ImpersonationOrder = {
  readonly sessionId: string;
  readonly admin: UserRow;
  /** As in a path. */
  readonly customerId: string;
  readonly reason: string;
};

/** Admins acting as customers (S4.logout.2, S6.4). The admin, the customer and the reason are recorded. */
export interface Impersonations {
  /**
   * Makes the customer the session's effective user. With the group `look-only` the admin only looks until `act`.
   *
   * @throws Refusal 400 without a reason (`errors.reason`), 403 for an admin who lacks a second step, 404 if the id is
   *   not a customer's
   */
  start(order: ImpersonationOrder): Promise<UserRow>;
  /**
   * Lets an admin who looked act for the customer, for a reason of its own. Does nothing if they act already, because
   * the answer may have been lost.
   *
   * @throws Refusal 400 without a reason (`errors.reason`), 403 for other callers
   */
  act(caller: Caller, reason: string): Promise<void>;
  /** Whether an admin has to add a second step before they impersonate anybody. */
  lacksFactor(admin: UserRow): Promise<boolean>;
  /** Restores the admin as effective user. Does nothing if there is no impersonation. */
  end(caller: Caller): Promise<void>;
}

export function createImpersonations(
  executor: Executor,
  {
    clock,
    sessions,
    audit,
    switches,
    secondSteps,
  }: {
    readonly clock: Clock;
    readonly sessions: Sessions;
    readonly audit: Audit;
    readonly switches: Switches;
    readonly secondSteps: SecondSteps;
  },
): Impersonations {
  async function lacksFactor(admin: UserRow): Promise<boolean> {
    const isAsked = admin.needs_factor && switches.current().extensions.includes('second-factor');
    return isAsked && (await secondSteps.neededBy(admin)).length === 0;
  }

  return {
    lacksFactor,

    async start({ sessionId, admin, customerId, reason }) {
      const text = checkedReason(reason);
      if (await lacksFactor(admin)) throw new Refusal(403, ADD_FACTOR);
      const looksOnly = switches.current().extensions.includes('look-only');
      const customer = await findUser(executor, customerId);
      if (!customer || customer.admin || customer.guest) throw notFound();
      const startedAt = clock.now();
      // Recorded first, so that no impersonation goes unrecorded.
      await audit.record({
        adminId: admin.id,
        customerId: customer.id,
        action: looksOnly ? 'Looked at the account' : 'Signed in as the customer',
        reason: text,
        sessionStart: startedAt,
      });
      await sessions.impersonate(sessionId, { customerId: customer.id, reason: text, startedAt, looksOnly });
      return customer;
    },
    async act({ sessionId, user, impersonation }, reason) {
      if (sessionId === null || !user || !impersonation) throw forbidden();
      const text = checkedReason(reason);
      if (!impersonation.looksOnly) return;
      const { admin, startedAt } = impersonation;
      await audit.record({
        adminId: admin.id,
        customerId: user.id,
        action: 'Started to act for the customer',
        reason: text,
        sessionStart: startedAt,
      });
      await sessions.impersonate(sessionId, { customerId: user.id, reason: text, startedAt });
    },
    async end(caller) {
      const { sessionId, impersonation } = caller;
      if (sessionId === null || !impersonation) return;
      await sessions.impersonate(sessionId, null);
      await audit.recordFor(caller, 'Returned to the admin panel');
    },
  };
}
