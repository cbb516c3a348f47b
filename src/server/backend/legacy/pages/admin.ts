import type { ProfileType } from '../../../../domain/entities';
import { Refusal } from '../../http/answers';
import { figures } from '../../services/admin/figures';
import { searchCustomers } from '../../storage/repositories/customers';
import type { UserRow } from '../../storage/tables';
import { form, input, refused } from '../form';
import { html, type Html } from '../html';
import { field, page, redirect, userOf, type LegacyPage, type PageAnswer, type Visit } from '../page';
import type { OlderServices } from '../services';
import { table } from '../table';

const PAGE_SIZE = 25;

/** Where the figures of the dashboard link to. */
const figureLinks: Readonly<Record<string, string>> = {
  customers: '/legacy/customers',
  'credit-requests': '/legacy/credit-account-requests',
  bookings: '/legacy/dispatch',
};

const typeNames = {
  personal: 'Personal Premium',
  standard: 'Standard',
  business: 'Business',
  bill_pay: 'Business+',
  hospitality: 'Hospitality',
} as const satisfies Record<ProfileType, string>;

type Failed = { readonly customerId: string; readonly refusal: Refusal; readonly reason: string };

function logInAs({ id, first_name: first, last_name: last }: UserRow, failed: Failed | null): Html {
  const mine = failed?.customerId === id ? failed : null;
  return form(
    `/legacy/customers/${id}/log-in-as`,
    input({
      name: `reason-${id}`,
      label: `Reason to sign in as ${first} ${last}`,
      value: mine?.reason ?? '',
      error: mine?.refusal.details.errors?.reason,
      maxlength: 500,
    }),
    html`<button type="submit" aria-label="Sign in as ${first} ${last}">Sign in as</button>`,
  );
}

function turns(query: string, current: number, total: number): Html {
  const to = (number: number) =>
    `/legacy/customers?${new URLSearchParams({ query, page: String(number) }).toString()}`;
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return html`<p>
    ${total} customers, page ${current} of ${last}.
    ${current > 1 && html`<a href="${to(current - 1)}">Previous page</a>`}
    ${current < last && html`<a href="${to(current + 1)}">Next page</a>`}
  </p>`;
}

/** The office's start page, and its customers, whom an admin can impersonate (S2.adminRoutes.1, S6.4). */
export function adminPages(services: OlderServices): readonly LegacyPage[] {
  const { executor, clock, impersonations } = services;

  async function customers({ query }: Visit, failed: Failed | null = null): Promise<PageAnswer> {
    const asked = query.query ?? '';
    const wanted = Number(query.page ?? '1');
    const current = Number.isSafeInteger(wanted) && wanted > 0 ? Math.min(wanted, 10_000) : 1;
    const found = await searchCustomers(executor, { query: asked, page: current, pageSize: PAGE_SIZE });
    return page(
      'Customers',
      html`<form method="get" action="/legacy/customers">
          ${input({ name: 'query', label: 'Name, email or phone', type: 'search', value: asked })}
          <p><button type="submit">Search</button></p>
        </form>
        ${failed && refused(failed.refusal.message)}
        ${table(
          'Customers',
          ['Name', 'Email', 'Phone', 'Profile', 'Actions'],
          found.items.map((customer) => [
            `${customer.first_name} ${customer.last_name}`,
            customer.email,
            customer.phone,
            customer.profile_type && typeNames[customer.profile_type],
            logInAs(customer, failed),
          ]),
        )}
        ${turns(asked, current, found.total)}`,
      failed?.refusal,
    );
  }

  return [
    {
      path: '/dashboard',
      access: 'admin',
      show: async () => {
        const shown = await figures(executor, clock.now());
        return page(
          'Dashboard',
          table(
            'Figures',
            ['Figure', 'Number'],
            shown.map(({ id, label, value }) => {
              const address = figureLinks[id];
              return [address === undefined ? label : html`<a href="${address}">${label}</a>`, value];
            }),
          ),
        );
      },
    },
    { path: '/customers', access: 'admin', show: (visit) => customers(visit) },
    {
      path: '/customers/:uuid/log-in-as',
      access: 'admin',
      submit: async (visit) => {
        const customerId = visit.params.uuid ?? '';
        const { sessionId } = visit.caller;
        const reason = field(visit.form, `reason-${customerId}`) || field(visit.form, 'reason');
        if (sessionId === null) throw new Error('An admin without a session');
        try {
          await impersonations.start({ sessionId, admin: userOf(visit), customerId, reason });
        } catch (error) {
          if (!(error instanceof Refusal) || error.status !== 400) throw error;
          return customers(visit, { customerId, refusal: error, reason });
        }
        return redirect('/legacy/new-booking');
      },
    },
  ];
}
