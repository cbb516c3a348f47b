import { creditAccountRequests as texts } from '#messages/admin/credit-account-requests';
import type { CreditAccountRequest } from '../../../domain/admin-entities';
import type { CsvTable } from '../../../domain/csv';

/** The credit account requests for a file, with moments in ISO 8601. `null` if there are none. */
export const requestTable = (requests: readonly CreditAccountRequest[] | null): CsvTable | null =>
  requests === null || requests.length === 0
    ? null
    : [
        [
          texts.company,
          texts.reference,
          texts.customer,
          texts.email,
          texts.journeys,
          texts.requested,
          texts.status,
          texts.accountNumber,
          texts.reason,
        ],
        ...requests.map(({ companyName, ref, customer, journeysPerMonth, created, status, ...decided }) => [
          companyName,
          ref,
          customer.name,
          customer.email,
          journeysPerMonth,
          created,
          texts.statuses[status],
          decided.identifier,
          decided.reason,
        ]),
      ];
