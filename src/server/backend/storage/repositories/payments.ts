import type { Executor } from '../database';
import type { PaymentRow } from '../payment-tables';

export function findPayment(executor: Executor, intentId: string): Promise<PaymentRow | undefined> {
  return executor.selectFrom('payments').selectAll().where('intent_id', '=', intentId).executeTakeFirst();
}

/** The payments that a call has requested, the first one first. */
export function listPaymentsOf(executor: Executor, callKey: string): Promise<PaymentRow[]> {
  return executor
    .selectFrom('payments')
    .selectAll()
    .where('call_key', '=', callKey)
    .orderBy('created_at')
    .orderBy('intent_id')
    .execute();
}

/** Records a payment before it is taken. An existing record is not changed. */
export async function openPayment(executor: Executor, payment: Omit<PaymentRow, 'state'>): Promise<void> {
  await executor
    .insertInto('payments')
    .values({ ...payment, state: 'open' })
    .onConflict((conflict) => conflict.column('intent_id').doNothing())
    .execute();
}

/** Uses a payment for a profile. @returns false if it was used or given up before */
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

/** Allows refunding a payment that was used for a profile. `PaymentProvider.cancel` then makes the refund. */
export async function returnUsedPayment(executor: Executor, intentId: string): Promise<void> {
  await executor
    .updateTable('payments')
    .set({ state: 'giving-up' })
    .where('intent_id', '=', intentId)
    .where('state', '=', 'used')
    .execute();
}

/** Starts giving up a payment. @returns false if there is nothing to do: it was used or given up, or is unknown */
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
 * Payments to give up: those for which giving up failed, and those that were opened before `before` and that no
 * profile waits for.
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

/** Deletes a customer's finished payments. */
export async function deleteEndedPaymentsOf(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('payments').where('user_id', '=', userId).where('state', 'in', ended).execute();
}

/** Deletes finished payments that were opened before a moment. */
export async function sweepPayments(executor: Executor, before: Date): Promise<void> {
  await executor
    .deleteFrom('payments')
    .where('created_at', '<', before)
    .where('state', 'in', ended)
    .execute();
}
