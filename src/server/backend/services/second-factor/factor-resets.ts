import type { Clock } from '../../clock';
import { notFound, Refusal } from '../../http/answers';
import { FACTOR_RESET_WAIT_MS } from '../../limits';
import type { Executor } from '../../storage/database';
import {
  findFactorReset,
  insertFactorReset,
  listDueResets,
  stopFactorReset,
  takeDueReset,
} from '../../storage/repositories/factor-resets';
import { deleteFactorsOf, listFactors } from '../../storage/repositories/factors';
import { findUser, lockUser } from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import type { Audit } from '../admin/audit';
import { checkedReason } from '../shared/reason';
import type { MailService } from '../shared/mail';
import type { RateLimits } from '../shared/rate-limits';
import { hashOfSecret, newSecret } from '../shared/secret';
import { factorMails } from './factor-mails';

const NOTHING_TO_RESET = 'This customer has no second step.';
const STOP_OVER = 'This link no longer works. Please contact us if you still want to keep your second step.';

/**
 * Removing the second steps of a customer who has lost them, by an admin. It waits a day, and a mail lets the customer
 * stop it, in case a stranger has talked the admin into it (D2.extensionGroups.secondFactor).
 */
export interface FactorResets {
  /**
   * Starts a reset. A second one changes nothing.
   *
   * @returns when it is due
   * @throws Refusal 400 without a reason (`errors.reason`), 404 if the id is not a customer's, 409 without a second step
   */
  start(order: {
    readonly admin: UserRow;
    readonly customerId: string;
    readonly reason: string;
  }): Promise<Date>;
  /** Stops a reset with the code of the mail. @throws Refusal 400, 429 */
  stop(order: { readonly code: string; readonly address: string }): Promise<void>;
  /** When a user's reset is due; null without one. */
  dueAt(userId: string): Promise<Date | null>;
  /** Carries out a user's reset, if it is due. */
  carryOut(userId: string): Promise<void>;
  /** Carries out all resets that are due. */
  carryOutAll(): Promise<void>;
}

type Dependencies = {
  readonly clock: Clock;
  readonly mail: MailService;
  readonly audit: Audit;
  readonly rateLimits: RateLimits;
};

export function createFactorResets(
  database: Executor,
  { clock, mail, audit, rateLimits }: Dependencies,
): FactorResets {
  async function carryOut(userId: string): Promise<void> {
    const now = clock.now();
    const dueAt = await findFactorReset(database, userId);
    if (!dueAt || dueAt > now) return;
    await database.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      if (!(await takeDueReset(transaction, userId, now))) return;
      await deleteFactorsOf(transaction, userId);
      const user = await findUser(transaction, userId);
      if (user) await mail.send(factorMails.resetDone(user), transaction);
    });
  }

  return {
    carryOut,

    async start({ admin, customerId, reason }) {
      const text = checkedReason(reason);
      const customer = await findUser(database, customerId);
      if (!customer || customer.admin || customer.guest) throw notFound();
      const code = newSecret();
      return database.transaction().execute(async (transaction) => {
        await lockUser(transaction, customer.id);
        const begun = await findFactorReset(transaction, customer.id);
        if (begun) return begun;
        if ((await listFactors(transaction, customer.id)).length === 0)
          throw new Refusal(409, NOTHING_TO_RESET);
        const dueAt = new Date(clock.now().getTime() + FACTOR_RESET_WAIT_MS);
        await insertFactorReset(transaction, { userId: customer.id, codeHash: hashOfSecret(code), dueAt });
        const action = 'Started to remove the second step';
        await audit.record({ adminId: admin.id, customerId: customer.id, action, reason: text }, transaction);
        await mail.send(factorMails.resetStarted(customer, code, dueAt), transaction);
        return dueAt;
      });
    },

    async stop({ code, address }) {
      await rateLimits.take('keepFactors', { address, account: code });
      if (!(await stopFactorReset(database, hashOfSecret(code), clock.now())))
        throw new Refusal(400, STOP_OVER);
    },

    dueAt: async (userId) => (await findFactorReset(database, userId)) ?? null,

    async carryOutAll() {
      for (const userId of await listDueResets(database, clock.now())) await carryOut(userId);
    },
  };
}
