import type { FlowFixtures } from '../fixtures.types';
import { aoife, config, premiumConfig } from '../samples';
import type { appMachine } from './app.machine';

const crashed = { crashed: { reject: new Error('It failed') } };

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'session.settled', user: aoife },
    { type: 'session.settled', user: null },
    { type: 'session.unknown' },
    { type: 'boot.retried' },
  ],
  outcomes: {
    getConfig: { loaded: { resolve: config }, offline: { reject: new Error('No answer') } },
    getPremiumConfig: { loaded: { resolve: premiumConfig }, offline: { reject: new Error('No answer') } },
    session: crashed,
    logout: crashed,
    notifications: crashed,
    navigation: crashed,
    cards: crashed,
    subscriptions: crashed,
    cardAccounts: crashed,
    accounts: crashed,
  },
  distinguish: ({ restarts }) => restarts,
  // One service fails at a time, and not while the app starts: each has a state of its own, beside the others.
  within: (snapshot) => {
    const failed = Object.values(snapshot.context.restarts).filter((restarts) => restarts > 0).length;
    return failed === 0 || (failed === 1 && !snapshot.matches({ boot: 'starting' }));
  },
} satisfies FlowFixtures<typeof appMachine>;
