import type { FlowFixtures } from '../../fixtures.types';
import { aoife } from '../../samples';
import type { collectionsMachine } from './collections.machine';

const crashed = { crashed: { reject: new Error('It failed') } };

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'session.settled', user: aoife },
    { type: 'session.settled', user: null },
  ],
  outcomes: {
    links: crashed,
    cards: crashed,
    subscriptions: crashed,
    cardAccounts: crashed,
    accounts: crashed,
    receipts: crashed,
  },
  distinguish: ({ restarts }) => restarts,
  // Explores one failed collection at a time: each is a parallel region of its own.
  within: (snapshot) => Object.keys(snapshot.context.restarts).length <= 1,
} satisfies FlowFixtures<typeof collectionsMachine>;
