import type { Executor } from '../database';
import type { CardAccountRow, UserRow } from '../tables';

export type AccountUser = {
  /** Null if the person was invited and has not signed in since. */
  readonly name: string | null;
  readonly email: string;
  readonly invited: boolean;
};

export function listOwnedAccounts(executor: Executor, ownerId: string): Promise<CardAccountRow[]> {
  return executor
    .selectFrom('card_accounts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute();
}

/** The users of an account without its owner, followed by the invitations; each sorted by email address. */
export async function listAccountUsers(executor: Executor, accountId: number): Promise<AccountUser[]> {
  const members = await executor
    .selectFrom('card_account_members')
    .innerJoin('users', 'users.id', 'card_account_members.user_id')
    .select(['users.first_name as first', 'users.last_name as last', 'users.email as email'])
    .where('card_account_members.account_id', '=', accountId)
    .orderBy('users.email')
    .execute();
  const invitations = await executor
    .selectFrom('account_invitations')
    .select('email')
    .where('account_id', '=', accountId)
    .orderBy('email')
    .execute();
  return [
    ...members.map(({ first, last, email }) => ({ name: `${first} ${last}`, email, invited: false })),
    ...invitations.map(({ email }) => ({ name: null, email, invited: true })),
  ];
}

export async function insertInvitation(
  executor: Executor,
  invitation: { readonly account_id: number; readonly email: string; readonly created_at: Date },
): Promise<void> {
  await executor
    .insertInto('account_invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.columns(['account_id', 'email']).doNothing())
    .execute();
}

/** Deletes all invitations to an address. */
export async function deleteInvitationsTo(executor: Executor, email: string): Promise<void> {
  await executor.deleteFrom('account_invitations').where('email', '=', email).execute();
}

/** Deletes a member or an invitation. @returns false if there is neither */
export async function deleteAccountUser(
  executor: Executor,
  accountId: number,
  email: string,
): Promise<boolean> {
  const invitation = await executor
    .deleteFrom('account_invitations')
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .returning('email')
    .executeTakeFirst();
  const member = await executor
    .deleteFrom('card_account_members')
    .where('account_id', '=', accountId)
    .where('user_id', 'in', (query) =>
      query.selectFrom('users').select('id').where('email', '=', email).where('guest', '=', false),
    )
    .returning('account_id')
    .executeTakeFirst();
  return invitation !== undefined || member !== undefined;
}

/** Makes a user a member of every account that their address was invited to. */
export async function claimInvitations(executor: Executor, user: UserRow): Promise<void> {
  await executor.transaction().execute(async (transaction) => {
    const invitations = await transaction
      .deleteFrom('account_invitations')
      .where('email', '=', user.email)
      .returning('account_id')
      .execute();
    if (invitations.length === 0) return;
    await transaction
      .insertInto('card_account_members')
      .values(invitations.map(({ account_id }) => ({ account_id, user_id: user.id })))
      .onConflict((conflict) => conflict.columns(['account_id', 'user_id']).doNothing())
      .execute();
  });
}
