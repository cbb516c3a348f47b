import type { FlowFixtures } from '../../fixtures.types';
import { aoifeAsCustomer } from '../../samples';
import type { customerSearchMachine } from './customer-search.machine';

export const fixtures = {
  inputs: { everybody: { query: '', page: 1 }, secondPage: { query: 'byrne', page: 2 } },
  events: [
    { type: 'query.typed', typed: 'byrne', wanted: 'byrne' },
    { type: 'query.typed', typed: ' ', wanted: '' },
    { type: 'query.submitted' },
    { type: 'address.changed', query: 'byrne', page: 2 },
    { type: 'address.changed', query: '', page: 1 },
    { type: 'search.retried' },
    { type: 'impersonation.requested', customer: aoifeAsCustomer },
    { type: 'factorReset.requested', customer: aoifeAsCustomer },
    { type: 'whereabouts.requested', customer: aoifeAsCustomer },
  ],
  ignores: [
    {
      events: ['impersonation.requested', 'factorReset.requested', 'whereabouts.requested'],
      in: ['dialog.loggingInAs', 'dialog.removingFactors', 'dialog.seeingWhere'],
    },
  ],
  outcomes: {
    findCustomers: {
      found: { resolve: { items: [aoifeAsCustomer], page: 1, leftOut: 0, pageSize: 20, total: 1 } },
      nobody: { resolve: { items: [], page: 1, leftOut: 0, pageSize: 20, total: 0 } },
      offline: { reject: new Error('No answer') },
    },
    impersonationStart: { closed: { resolve: undefined }, crashed: { reject: new Error('It failed') } },
    factorReset: { closed: { resolve: undefined }, crashed: { reject: new Error('It failed') } },
    customerWhereabouts: { closed: { resolve: undefined }, crashed: { reject: new Error('It failed') } },
  },
  distinguish: ({ wanted, query, page, isTyped }) => ({ wanted, query, page, isTyped }),
} satisfies FlowFixtures<typeof customerSearchMachine>;
