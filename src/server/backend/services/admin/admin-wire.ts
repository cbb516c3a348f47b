import type { components } from '../../../../api/contract/schema';
import type { SeenAuditEntry } from '../../storage/repositories/audit';
import type { CreditAccountRow, UserRow } from '../../storage/tables';

type Wire = components['schemas'];

/** Converts rows to the contract's format for admins. */

export function customerOnWire(user: UserRow, premium: boolean): Wire['Customer'] {
  return {
    uuid: user.id,
    name: `${user.first_name} ${user.last_name}`.trim(),
    email: user.email,
    phone: user.phone,
    profileType: user.profile_type,
    premium,
  };
}

export function creditRequestOnWire(
  account: CreditAccountRow,
  customer: Wire['Customer'],
): Wire['CreditAccountRequest'] {
  return {
    uuid: account.uuid,
    status: account.status,
    created: account.created_at.toISOString(),
    customer,
    companyName: account.name,
    companyAddress: account.company_address,
    companyEmail: account.company_email,
    companyRegistrationNumber: account.company_registration_number,
    journeysPerMonth: account.journeys_per_month,
    authorised: account.authorised,
    readTerms: account.read_terms,
    reason: account.reason,
    ref: account.ref,
    identifier: account.identifier,
  };
}

/** The names are empty if the account was closed. */
export const auditOnWire = (entry: SeenAuditEntry): Wire['AuditEntry'] => ({
  id: entry.id,
  at: entry.at.toISOString(),
  admin: entry.admin ?? '',
  action: entry.action,
  customer: entry.customer,
  customerUuid: entry.customerUuid,
  reason: entry.reason,
  sessionStart: entry.sessionStart?.toISOString() ?? null,
});
