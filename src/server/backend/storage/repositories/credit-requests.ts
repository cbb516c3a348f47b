import type { Insertable } from 'kysely';
import type { Executor } from '../database';
import type { CreditAccountRow, CreditAccountsTable, UserRow } from '../tables';
import { isUuid } from './users';

export type CreditRequestRow = {
  readonly account: CreditAccountRow;
  readonly customer: UserRow;
};

/** @returns undefined if the customer has a pending application */
export function insertCreditRequest(
  executor: Executor,
  request: Insertable<CreditAccountsTable>,
): Promise<CreditAccountRow | undefined> {
  return executor
    .insertInto('credit_accounts')
    .values(request)
    .onConflict((conflict) => conflict.column('user_id').where('status', '=', 'pending').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function hasPendingRequest(executor: Executor, userId: string): Promise<boolean> {
  return executor
    .selectFrom('credit_accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
    .then((row) => row !== undefined);
}

async function withCustomers(
  executor: Executor,
  accounts: readonly CreditAccountRow[],
): Promise<CreditRequestRow[]> {
  if (accounts.length === 0) return [];
  const customers = await executor
    .selectFrom('users')
    .selectAll()
    .where(
      'id',
      'in',
      accounts.map(({ user_id: id }) => id),
    )
    .execute();
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  return accounts.flatMap((account) => {
    const customer = byId.get(account.user_id);
    return customer ? [{ account, customer }] : [];
  });
}

/** The newest first. */
export async function listCreditRequests(executor: Executor): Promise<CreditRequestRow[]> {
  const accounts = await executor.selectFrom('credit_accounts').selectAll().orderBy('id', 'desc').execute();
  return withCustomers(executor, accounts);
}

export async function findCreditRequest(
  executor: Executor,
  uuid: string,
): Promise<CreditRequestRow | undefined> {
  if (!isUuid(uuid)) return undefined;
  const accounts = await executor
    .selectFrom('credit_accounts')
    .selectAll()
    .where('uuid', '=', uuid)
    .execute();
  return (await withCustomers(executor, accounts))[0];
}

/** Decides a pending application. @returns false if it is not pending */
export async function decideCreditRequest(
  executor: Executor,
  uuid: string,
  decision: Pick<CreditAccountRow, 'status' | 'identifier' | 'reason'>,
): Promise<boolean> {
  const decided = await executor
    .updateTable('credit_accounts')
    .set(decision)
    .where('uuid', '=', uuid)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return decided !== undefined;
}
