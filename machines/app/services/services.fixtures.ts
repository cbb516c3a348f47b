import type { FlowFixtures } from '../../fixtures.types';
import { admin, aoife, impersonatedAoife, sean } from '../../samples';
import type { servicesMachine } from './services.machine';

/** What runs while a customer is signed in. */
const OF_CUSTOMERS = ['fetchExpiringCards', 'expiringCards'];
const crashed = { crashed: { reject: new Error('It failed') } };

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'session.settled', user: aoife },
    { type: 'session.settled', user: null },
    { type: 'session.settled', user: sean },
    { type: 'session.settled', user: impersonatedAoife },
    { type: 'session.settled', user: admin },
    { type: 'session.unknown' },
    { type: 'boot.retried' },
    { type: 'whereabouts.agreed', owner: aoife.uuid },
  ],
  outcomes: {
    session: crashed,
    logout: crashed,
    notifications: crashed,
    navigation: crashed,
    dialogs: crashed,
    botCheck: crashed,
    tabs: crashed,
    newVersion: crashed,
    fetchExpiringCards: {
      fetched: { resolve: null },
      missing: { reject: new Error('The chunk did not arrive') },
    },
    expiringCards: crashed,
    fetchWhereabouts: {
      fetched: { resolve: null },
      missing: { reject: new Error('The chunk did not arrive') },
    },
    whereabouts: { ended: { resolve: undefined }, ...crashed },
  },
  distinguish: ({ restarts, customer, agreed }) => [restarts, customer, agreed],
  // Services are parallel regions, so the walk continues with at most one that has failed. With a customer signed in,
  // that is only the check for expiring cards: the other services do not depend on the customer.
  within: ({ context: { restarts, customer } }) => {
    const [failed, ...others] = Object.keys(restarts);
    return (
      others.length === 0 && (failed === undefined || OF_CUSTOMERS.includes(failed) || customer === null)
    );
  },
} satisfies FlowFixtures<typeof servicesMachine>;
