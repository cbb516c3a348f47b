import type { FlowFixtures } from '../fixtures.types';
import { admin, aoife, impersonatedAoife, sean } from '../samples';
import type { sessionMachine } from './session.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'unauthorized' },
    { type: 'session.loginSucceeded', location: '/profile' },
    { type: 'session.loginSucceeded', location: null },
    { type: 'session.ended' },
    { type: 'session.userChanged' },
    { type: 'session.questioned' },
    { type: 'session.visited', paying: false },
    { type: 'session.visited', paying: true },
    { type: 'session.abandoned' },
    { type: 'session.endedElsewhere' },
    { type: 'session.replaced' },
    { type: 'password.changed' },
  ],
  outcomes: {
    readUser: {
      customer: { resolve: { user: aoife } },
      another: { resolve: { user: sean } },
      admin: { resolve: { user: admin } },
      impersonating: { resolve: { user: impersonatedAoife } },
      nobody: { resolve: { user: null } },
      offline: { reject: new Error('No answer') },
    },
    lookForInput: {
      found: { resolve: { found: true } },
      nothing: { resolve: { found: false } },
      failed: { reject: new Error('Nobody can tell') },
    },
  },
} satisfies FlowFixtures<typeof sessionMachine>;
