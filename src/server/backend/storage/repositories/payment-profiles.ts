import type { Executor } from '../database';
import type { CardAccountRow, CreditAccountRow, SubscriptionRow } from '../tables';

/** A business card account as one of its users sees it. */
export type SeenCardAccount = CardAccountRow & { readonly owner_name: string };

/** The subscriptions that run; one that was cancelled does until its end. */
export function listSubscriptions(executor: Executor, userId: string, now: Date): Promise<SubscriptionRow[]> {
  return executor
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>', now)]))
    .orderBy('id')
    .execute();
}

export async function hasSubscription(executor: Executor, userId: string, now: Date): Promise<boolean> {
  const row = await executor
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>', now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The card accounts that the customer owns or is a member of. */
export async function listCardAccounts(executor: Executor, userId: string): Promise<SeenCardAccount[]> {
  const rows = await executor
    .selectFrom('card_accounts')
    .innerJoin('users', 'users.id', 'card_accounts.owner_id')
    .selectAll('card_accounts')
    .select(['users.first_name as first_name', 'users.last_name as last_name'])
    .where((where) =>
      where.or([
        where('card_accounts.owner_id', '=', userId),
        where.exists(
          where
            .selectFrom('card_account_members')
            .select('account_id')
            .whereRef('account_id', '=', 'card_accounts.id')
            .where('user_id', '=', userId),
        ),
      ]),
    )
    .orderBy('card_accounts.id')
    .execute();
  return rows.map(({ first_name: first, last_name: last, ...account }) => ({
    ...account,
    owner_name: `${first} ${last}`,
  }));
}

/** Bill-pay accounts and applications, the newest last. */
export function listCreditAccounts(executor: Executor, userId: string): Promise<CreditAccountRow[]> {
  return executor
    .selectFrom('credit_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}
