import { Refusal } from '../../http/answers';
import { readableTime } from '../../services/shared/local-time';
import type { CreditRequestRow } from '../../storage/repositories/credit-requests';
import { form, input, refused } from '../form';
import { html, type Html, type HtmlValue } from '../html';
import { field, page, redirect, userOf, type LegacyPage, type PageAnswer, type Visit } from '../page';
import type { OlderServices } from '../services';
import { table } from '../table';

const LIST = '/legacy/credit-account-requests';

const nameOf = ({ customer }: CreditRequestRow): string => `${customer.first_name} ${customer.last_name}`;

function facts(request: CreditRequestRow): Html {
  const { account, customer } = request;
  const rows: readonly (readonly [string, HtmlValue])[] = [
    ['Customer', `${nameOf(request)}, ${customer.email}`],
    ['Company', account.name],
    ['Address', account.company_address],
    ['Email', account.company_email],
    ['Registration number', account.company_registration_number],
    ['Trips per month', account.journeys_per_month],
    ['Authorised to apply', account.authorised ? 'Yes' : 'No'],
    ['Requested on', readableTime(account.created_at)],
    ['Status', account.status],
    ['Account', account.identifier],
    ['Reason', account.reason],
  ];
  return html`<table>
    <tbody>
      ${rows.map(
        ([label, value]) =>
          value !== null &&
          value !== '' &&
          html`<tr>
            <th scope="row">${label}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function decisions(uuid: string, refusal: Refusal | null, reason: string): Html {
  return html`${form(`${LIST}/${uuid}/approve`, html`<p><button type="submit">Approve</button></p>`)}
  ${form(
    `${LIST}/${uuid}/decline`,
    input({
      name: 'reason',
      label: 'Reason for declining',
      value: reason,
      error: refusal?.details.errors?.reason,
      maxlength: 500,
    }),
    html`<p><button type="submit" class="plain">Decline</button></p>`,
  )}`;
}

/** Applications for Business+: list, details, approving and declining (S1.customerKinds.3, S2.adminRoutes.2). */
export function creditRequestPages({ creditRequests }: OlderServices): readonly LegacyPage[] {
  async function one({ params, form: sent }: Visit, refusal: Refusal | null = null): Promise<PageAnswer> {
    const uuid = params.uuid ?? '';
    const request = await creditRequests.find(uuid);
    return page(
      `Credit request ${request.account.ref}`,
      html`${refusal && refused(refusal.message)} ${facts(request)}
        ${request.account.status === 'pending' && decisions(uuid, refusal, field(sent, 'reason'))}
        <p><a href="${LIST}">All requests</a></p>`,
      refusal,
    );
  }

  /** Decides a request. If that is refused, shows the request again with the reason. */
  const decide =
    (decision: (visit: Visit, uuid: string) => Promise<unknown>) =>
    async (visit: Visit): Promise<PageAnswer | ReturnType<typeof redirect>> => {
      const uuid = visit.params.uuid ?? '';
      try {
        await decision(visit, uuid);
      } catch (error) {
        if (!(error instanceof Refusal) || error.status === 404) throw error;
        return one(visit, error);
      }
      return redirect(`${LIST}/${uuid}`);
    };

  return [
    {
      path: '/credit-account-requests',
      access: 'admin',
      show: async () => {
        const requests = await creditRequests.list();
        return page(
          'Credit account requests',
          requests.length === 0
            ? html`<p>There are no requests.</p>`
            : table(
                'Credit account requests',
                ['Reference', 'Company', 'Customer', 'Requested on', 'Status'],
                requests.map((request) => [
                  html`<a href="${LIST}/${request.account.uuid}">${request.account.ref}</a>`,
                  request.account.name,
                  nameOf(request),
                  readableTime(request.account.created_at),
                  request.account.status,
                ]),
              ),
        );
      },
    },
    { path: '/credit-account-requests/:uuid', access: 'admin', show: (visit) => one(visit) },
    {
      path: '/credit-account-requests/:uuid/approve',
      access: 'admin',
      submit: decide((visit, uuid) => creditRequests.approve(userOf(visit), uuid)),
    },
    {
      path: '/credit-account-requests/:uuid/decline',
      access: 'admin',
      submit: decide((visit, uuid) =>
        creditRequests.decline(userOf(visit), uuid, field(visit.form, 'reason')),
      ),
    },
  ];
}
