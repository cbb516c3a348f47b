import type { components } from '../../../api/contract/schema';
import { done } from '../http/answers';
import { forAdmin, forCustomer, forImpersonator, type Operations } from '../http/operation';
import { CUSTOMERS_PAGE_SIZE } from '../limits';
import { auditOnWire, creditRequestOnWire, customerOnWire } from '../services/admin/admin-wire';
import { figures } from '../services/admin/figures';
import { hasSubscription } from '../storage/repositories/payment-profiles';
import { searchCustomers } from '../storage/repositories/customers';
import type { CreditRequestRow } from '../storage/repositories/credit-requests';
import type { UserRow } from '../storage/tables';
import type { Services } from './services';

type Wire = components['schemas'];

/** The admin area (D2.extensionGroups.admin). */
export function adminOperations({
  executor,
  clock,
  audit,
  impersonations,
  creditRequests,
}: Services): Operations {
  const customer = async (user: UserRow): Promise<Wire['Customer']> =>
    customerOnWire(user, await hasSubscription(executor, user.id, clock.now()));

  const request = async (row: CreditRequestRow): Promise<Wire['CreditAccountRequest']> =>
    creditRequestOnWire(row.account, await customer(row.customer));

  return {
    getDashboard: forAdmin(async () => done({ figures: await figures(executor, clock.now()) })),

    findCustomers: forAdmin(async ({ query: { query = '', page = '1' } }) => {
      const search = { query, page: Number(page), pageSize: CUSTOMERS_PAGE_SIZE };
      const { items, total } = await searchCustomers(executor, search);
      return done({
        items: await Promise.all(items.map(customer)),
        page: search.page,
        pageSize: search.pageSize,
        total,
      });
    }),

    impersonate: forAdmin<'impersonate'>(
      async ({ admin, caller, params, body }) => {
        const begun = await impersonations.start({
          sessionId: caller.sessionId ?? '',
          admin,
          customerId: params.uuid ?? '',
          reason: body.reason,
        });
        return done({ location: begun.location });
      },
      { neverReplayed: true },
    ),

    actForCustomer: forImpersonator<'actForCustomer'>(
      async ({ caller, body }) => {
        await impersonations.act(caller, body.reason);
        return done();
      },
      { whileLooking: true, auditsItself: true, neverReplayed: true },
    ),

    listCreditAccountRequests: forAdmin(async () =>
      done(await Promise.all((await creditRequests.list()).map(request))),
    ),

    getCreditAccountRequest: forAdmin(async ({ params }) =>
      done(await request(await creditRequests.find(params.uuid ?? ''))),
    ),

    approveCreditAccountRequest: forAdmin(async ({ admin, params }) =>
      done(
        await request(await creditRequests.approve(admin, params.uuid ?? '')),
        'The request was approved.',
      ),
    ),

    declineCreditAccountRequest: forAdmin<'declineCreditAccountRequest'>(async ({ admin, params, body }) =>
      done(
        await request(await creditRequests.decline(admin, params.uuid ?? '', body.reason)),
        'The request was declined.',
      ),
    ),

    getAudit: forAdmin(async () => done((await audit.list()).map(auditOnWire))),

    getCustomerAudit: forCustomer(async ({ customer: { id } }) =>
      done((await audit.list(id)).map(auditOnWire)),
    ),
  };
}
