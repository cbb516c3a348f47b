import { email as emailRule } from '../../../../domain/rule';
import type { Clock } from '../../clock';
import { invalid, notFound, Refusal } from '../../http/answers';
import type { Executor } from '../../storage/database';
import {
  claimInvitations,
  deleteAccountUser,
  insertInvitation,
  listAccountUsers,
  listOwnedAccounts,
  type AccountUser,
} from '../../storage/repositories/account-users';
import { lockUser, normalEmail } from '../../storage/repositories/users';
import type { CardAccountRow, UserRow } from '../../storage/tables';
import { check, fieldTexts } from '../shared/field-texts';
import type { MailService } from '../shared/mail';

export type UsersOfAccount = {
  readonly account: CardAccountRow;
  /** Without the owner. A person who was invited and has not signed in since is `invited`. */
  readonly users: readonly AccountUser[];
};

/** Users of an owner's business card accounts (S1.premium, S2.loggedInRoutes.6). */
export interface AccountUsers {
  /** The accounts that the customer owns; empty if there are none. */
  list(owner: UserRow): Promise<readonly UsersOfAccount[]>;
  /**
   * Invites a person by email. They join when they next sign in.
   *
   * @throws Refusal 400 with `errors.email`, 404 for somebody else's account, 409 if the account is full
   */
  invite(owner: UserRow, accountId: number, email: string): Promise<void>;
  /** Removes a user or an invitation. @throws Refusal 404 */
  remove(owner: UserRow, accountId: number, email: string): Promise<void>;
  /** Adds a user who has signed in to the accounts that they were invited to. */
  join(user: UserRow): Promise<void>;
}

/** Subject of the mails that invite to an account. */
export const invitationSubject = (owner: UserRow, account: CardAccountRow): string =>
  `${owner.first_name} ${owner.last_name} invites you to ${account.nickname}`;

export function createAccountUsers(executor: Executor, clock: Clock, mail: MailService): AccountUsers {
  async function owned(database: Executor, owner: UserRow, accountId: number): Promise<UsersOfAccount> {
    const account = (await listOwnedAccounts(database, owner.id)).find(({ id }) => id === accountId);
    if (!account) throw notFound();
    return { account, users: await listAccountUsers(database, account.id) };
  }

  return {
    async list(owner) {
      const accounts = await listOwnedAccounts(executor, owner.id);
      return Promise.all(
        accounts.map(async (account) => ({ account, users: await listAccountUsers(executor, account.id) })),
      );
    },

    async invite(owner, accountId, address) {
      const wrong = check(address, emailRule);
      const email = normalEmail(address);
      await executor.transaction().execute(async (transaction) => {
        // Serialises concurrent invitations, so that the last place is given only once.
        await lockUser(transaction, owner.id);
        const { account, users } = await owned(transaction, owner, accountId);
        if (wrong !== null) throw invalid({ email: wrong });
        if (email === owner.email || users.some((user) => user.email === email)) {
          throw invalid({ email: 'This person already uses the account.' });
        }
        if (users.length + 1 >= account.max_users) throw new Refusal(409, fieldTexts.users);
        await insertInvitation(transaction, { account_id: account.id, email, created_at: clock.now() });
        await mail.send(
          {
            kind: 'account-invitation',
            to: email,
            subject: invitationSubject(owner, account),
            paragraphs: [
              'You can now book trips with Cabrank on this business account.',
              'Sign in or register with this email address: /login',
              "If you weren't expecting this, you can ignore this email.",
            ],
          },
          transaction,
        );
      });
    },

    async remove(owner, accountId, address) {
      const { account } = await owned(executor, owner, accountId);
      if (!(await deleteAccountUser(executor, account.id, normalEmail(address)))) throw notFound();
    },

    join: (user) => claimInvitations(executor, user),
  };
}
