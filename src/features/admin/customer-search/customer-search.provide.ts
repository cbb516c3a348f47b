import { fromPromise } from 'xstate';
import { customerSearchMachine } from '../../../../machines/admin/customer-search/customer-search.machine';
import { findCustomers } from '../../../api/calls/admin-area';
import type { CustomerPage } from '../../../domain/admin-entities';
import type { CustomerSearch } from '../../../domain/customer-search';
import { CUSTOMER_SEARCH_PAUSE_MS } from '../../../domain/limits';
import { showDialogFailed } from '../../../app/environment/dialog-failure';
import type { Environment } from '../../../app/environment/environment';
import { provideImpersonationStart } from '../../session/impersonation/impersonation-start.provide';
import { provideCustomerWhereabouts } from '../customer-whereabouts/customer-whereabouts.provide';
import { provideFactorReset } from '../factor-reset/factor-reset.provide';

/** Provides the admin's search for customers: GET /api/admin/customers (D2.extensionGroups.admin). */
export const provideCustomerSearch = (environment: Environment) =>
  customerSearchMachine.provide({
    actors: {
      findCustomers: fromPromise<CustomerPage, CustomerSearch>(({ input, signal }) =>
        findCustomers(environment.client, input, { signal }),
      ),
      impersonationStart: provideImpersonationStart(environment),
      factorReset: provideFactorReset(environment),
      customerWhereabouts: provideCustomerWhereabouts(environment),
    },
    delays: { typingPause: CUSTOMER_SEARCH_PAUSE_MS },
    actions: {
      showDialogFailed: () => showDialogFailed(environment),
      logFailure: (_, { error }) => environment.adapters.failures.report('customer search', error),
    },
  });
