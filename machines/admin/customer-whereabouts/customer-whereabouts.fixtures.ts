import type { FlowFixtures } from '../../fixtures.types';
import { aoifeAsCustomer } from '../../samples';
import type { customerWhereaboutsMachine } from './customer-whereabouts.machine';

const look = {
  shown: {
    resolve: {
      charts: [
        { chart: 'card-add', state: 'collectingToken', since: '2026-11-29T09:29:48Z' },
        { chart: 'manage-payments', state: 'open', since: '2026-11-29T09:21:00Z' },
      ],
      at: '2026-11-29T09:30:00Z',
    },
  },
  nothing: { resolve: null },
  offline: { reject: new Error('No answer') },
};

export const fixtures = {
  inputs: { default: { customer: aoifeAsCustomer } },
  events: [{ type: 'dialog.closed' }, { type: 'look.retried' }],
  outcomes: { look },
} satisfies FlowFixtures<typeof customerWhereaboutsMachine>;
