import type { Executor } from '../database';
import type { PaymentRow } from '../payment-tables';

export function findPayment(executor: Executor, intentId: string): Promise<PaymentRow | undefined> {
  return executor.selectFrom('payments').selectAll().where('intent_id', '=', intentId).executeTakeFirst();
}

/** The payments that a call has asked for, the first one first. */
export function listPaymentsOf(executor: Executor, callKey: string): Promise<PaymentRow[]> {
  return executor
    .selectFrom('payments')
    .selectAll()
    .where('call_key', '=', callKey)
    .orderBy('created_at')
    .orderBy('intent_id')
    .execute();
}

/** Notes a payment before anything is taken; one that is noted already stays as it is. */
export async function openPayment(executor: Executor, payment: Omit<PaymentRow, 'state'>): Promise<void> {
  await executor
    .insertInto('payments')
    .values({ ...payment, state: 'open' })
    .onConflict((conflict) => conflict.column('intent_id').doNothing())
    .execute();
}

/** Uses a payment for a profile. Answers false for one that was used or given up before. */
export async function usePayment(
  executor: Executor,
  payment: Pick<PaymentRow, 'intent_id' | 'user_id' | 'created_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('payments')
    .values({ ...payment, call_key: null, state: 'used' })
    .onConflict((conflict) =>
      conflict
        .column('intent_id')
        .doUpdateSet({ state: 'used' })
        .where('payments.state', '=', 'open')
        .where('payments.user_id', '=', payment.user_id),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Lets a payment that a profile was completed with be given back after all: `PaymentProvider.cancel` does it then. */
export async function returnUsedPayment(executor: Executor, intentId: string): Promise<void> {
  await executor
    .updateTable('payments')
    .set({ state: 'giving-up' })
    .where('intent_id', '=', intentId)
    .where('state', '=', 'used')
    .execute();
}

/** Begins to give a payment up. Answers false where there is nothing to do: it was used, given up, or is not ours. */
export async function startGivingUp(executor: Executor, intentId: string): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('payments')
    .set({ state: 'giving-up' })
    .where('intent_id', '=', intentId)
    .where('state', 'in', ['open', 'giving-up'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endGivingUp(executor: Executor, intentId: string): Promise<void> {
  await executor
    .updateTable('payments')
    .set({ state: 'given-up' })
    .where('intent_id', '=', intentId)
    .execute();
}

/**
 * Payments that nothing came of: those that could not be given up, and those that were opened before `before` and that
 * no profile waits for.
 */
export async function listStranded(executor: Executor, before: Date): Promise<readonly string[]> {
  const rows = await executor
    .selectFrom('payments')
    .select('intent_id')
    .where((where) =>
      where.or([
        where('state', '=', 'giving-up'),
        where.and([
          where('state', '=', 'open'),
          where('created_at', '<', before),
          where.not(
            where.exists(
              where
                .selectFrom('held_profiles')
                .select('user_id')
                .whereRef('held_profiles.intent_id', '=', 'payments.intent_id'),
            ),
          ),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ intent_id }) => intent_id);
}

const ended = ['used', 'given-up'] as const;

/** Forgets a customer's payments that have ended. */
export async function deleteEndedPaymentsOf(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('payments').where('user_id', '=', userId).where('state', 'in', ended).execute();
}

/** Forgets the payments that ended long ago. */
export async function sweepPayments(executor: Executor, before: Date): Promise<void> {
  await executor
    .deleteFrom('payments')
    .where('created_at', '<', before)
    .where('state', 'in', ended)
    .execute();
}
