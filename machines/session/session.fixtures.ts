import type { FlowFixtures } from '../fixtures.types';
import { admin, aoife, impersonatedAoife } from '../samples';
import type { sessionMachine } from './session.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'unauthorized' },
    { type: 'session.loginSucceeded', location: '/profile' },
    { type: 'session.loginSucceeded', location: null },
    { type: 'session.ended' },
    { type: 'session.userChanged' },
  ],
  outcomes: {
    readUser: {
      customer: { resolve: { user: aoife } },
      admin: { resolve: { user: admin } },
      impersonating: { resolve: { user: impersonatedAoife } },
      nobody: { resolve: { user: null } },
      offline: { reject: new Error('No answer') },
    },
  },
} satisfies FlowFixtures<typeof sessionMachine>;
