import { sql, type Insertable } from 'kysely';
import type { Executor } from '../database';
import type { CardAccountRow, CardAccountsTable } from '../tables';

/** A business card account as seen by one of its users. */
export type SeenCardAccount = CardAccountRow & { readonly owner_name: string };

/**
 * The card accounts that the customer owns or is a member of. An account loses Premium when its subscription ends.
 */
export async function listCardAccounts(
  executor: Executor,
  userId: string,
  now: Date,
): Promise<SeenCardAccount[]> {
  const rows = await executor
    .selectFrom('card_accounts')
    .innerJoin('users', 'users.id', 'card_accounts.owner_id')
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.account_id', '=', 'card_accounts.id')
        .on(sql<boolean>`(subscriptions.ends_on is null or subscriptions.ends_on > ${now})`),
    )
    .selectAll('card_accounts')
    .select([
      'users.first_name as first_name',
      'users.last_name as last_name',
      'subscriptions.id as subscription_id',
    ])
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
  return rows.map(({ first_name: first, last_name: last, subscription_id: subscription, ...account }) => {
    const premium = account.premium && subscription !== null;
    return {
      ...account,
      premium,
      subscription_type: premium ? account.subscription_type : null,
      owner_name: `${first} ${last}`,
    };
  });
}

/** An account that the customer can see. */
export async function findCardAccount(
  executor: Executor,
  userId: string,
  id: number,
  now: Date,
): Promise<SeenCardAccount | undefined> {
  return (await listCardAccounts(executor, userId, now)).find((account) => account.id === id);
}

export function insertCardAccount(
  executor: Executor,
  account: Insertable<CardAccountsTable>,
): Promise<CardAccountRow> {
  return executor.insertInto('card_accounts').values(account).returningAll().executeTakeFirstOrThrow();
}

export async function updateCardAccount(
  executor: Executor,
  id: number,
  change: Partial<
    Pick<CardAccountRow, 'card_id' | 'active' | 'premium' | 'subscription_type' | 'max_users' | 'nickname'>
  >,
): Promise<void> {
  await executor.updateTable('card_accounts').set(change).where('id', '=', id).execute();
}
