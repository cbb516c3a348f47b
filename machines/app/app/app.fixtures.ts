import type { FlowFixtures } from '../../fixtures.types';
import { aoife, config, premiumConfig } from '../../samples';
import type { appMachine } from './app.machine';

const laterOffer = { ...premiumConfig, personalPrice: 1299 };

const crashed = { crashed: { reject: new Error('It failed') } };

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'session.settled', user: aoife },
    { type: 'session.settled', user: null },
    { type: 'session.unknown' },
    { type: 'boot.retried' },
    { type: 'offer.changed', premiumConfig: laterOffer },
    { type: 'whereabouts.agreed', owner: aoife.uuid },
  ],
  ignores: [{ events: ['session.unknown'], in: ['boot.starting.user.known', 'boot.failed'] }],
  outcomes: {
    getConfig: { loaded: { resolve: config }, offline: { reject: new Error('No answer') } },
    getPremiumConfig: { loaded: { resolve: premiumConfig }, offline: { reject: new Error('No answer') } },
    services: crashed,
    collections: crashed,
  },
} satisfies FlowFixtures<typeof appMachine>;
