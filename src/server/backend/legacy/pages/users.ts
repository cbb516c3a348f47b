import { Refusal } from '../../http/answers';
import type { UsersOfAccount } from '../../services/profiles/account-users';
import { form, input, refused } from '../form';
import { html, type Html } from '../html';
import { field, page, redirect, userOf, type LegacyPage, type PageAnswer, type Visit } from '../page';
import type { OlderServices } from '../services';
import { table } from '../table';

type Invitation = { readonly accountId: number; readonly email: string; readonly refusal: Refusal };

const accountIdOf = (visit: Visit): number => Number(field(visit.form, 'account'));

const accountField = (id: number): Html => html`<input type="hidden" name="account" value="${id}" />`;

function removal(accountId: number, email: string): Html {
  return form(
    '/legacy/users/remove',
    accountField(accountId),
    html`<input type="hidden" name="email" value="${email}" />
      <button type="submit" class="plain" aria-label="Remove ${email}">Remove</button>`,
  );
}

function account(
  { account: { id, nickname, ref, max_users: most }, users }: UsersOfAccount,
  failed: Invitation | null,
): Html {
  const mine = failed?.accountId === id ? failed : null;
  const error = mine?.refusal.details.errors?.email;
  const name = `email-${id}`;
  return html`<h2>${nickname} (${ref})</h2>
    <p>Up to ${most} people can use this account, including you.</p>
    ${
      users.length === 0
        ? html`<p>Only you use this account.</p>`
        : table(
            `Users of ${nickname}`,
            ['Name', 'Email', 'Status', 'Actions'],
            users.map((user) => [
              user.name,
              user.email,
              user.invited ? 'Invited' : 'Active',
              removal(id, user.email),
            ]),
          )
    }
    ${mine && error === undefined && refused(mine.refusal.message)}
    ${form(
      '/legacy/users/invite',
      accountField(id),
      input({
        name,
        label: `Invite to ${nickname} by email`,
        type: 'email',
        value: mine?.email ?? '',
        error,
      }),
      html`<p><button type="submit">Invite</button></p>`,
    )}`;
}

/** Users of a business account: list, invite, remove (S2.loggedInRoutes.6). */
export function userPages({ accountUsers, audit }: OlderServices): readonly LegacyPage[] {
  async function list(visit: Visit, failed: Invitation | null = null): Promise<PageAnswer> {
    const accounts = await accountUsers.list(userOf(visit));
    return page(
      'Users',
      html`${
        accounts.length === 0
          ? html`<p>You don't own a business account. Only an account's owner can manage its users.</p>`
          : accounts.map((entry) => account(entry, failed))
      }`,
      failed?.refusal,
    );
  }

  return [
    { path: '/users', access: 'account', show: (visit) => list(visit) },
    {
      path: '/users/invite',
      access: 'account',
      submit: async (visit) => {
        const accountId = accountIdOf(visit);
        const email = field(visit.form, `email-${accountId}`);
        try {
          await accountUsers.invite(userOf(visit), accountId, email);
        } catch (error) {
          if (!(error instanceof Refusal) || error.status === 404) throw error;
          return list(visit, { accountId, email, refusal: error });
        }
        await audit.recordFor(visit.caller, 'Invited a user');
        return redirect('/legacy/users');
      },
    },
    {
      path: '/users/remove',
      access: 'account',
      submit: async (visit) => {
        await accountUsers.remove(userOf(visit), accountIdOf(visit), field(visit.form, 'email'));
        await audit.recordFor(visit.caller, 'Removed a user');
        return redirect('/legacy/users');
      },
    },
  ];
}
