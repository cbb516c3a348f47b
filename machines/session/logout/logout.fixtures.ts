import type { FlowFixtures } from '../../fixtures.types';
import type { logoutMachine } from './logout.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'logout.requested', role: 'customer', target: null },
    { type: 'logout.requested', role: 'customer', target: '/register' },
    { type: 'logout.requested', role: 'admin', target: null },
    { type: 'logout.requested', role: 'impersonatingAdmin', target: null },
  ],
  ignores: [
    { events: ['logout.requested'], in: ['endingImpersonation', 'impersonationEnded', 'loggingOut'] },
  ],
  outcomes: {
    endSession: {
      ended: { resolve: { location: '/login' } },
      endedNowhere: { resolve: { location: null } },
      offline: { reject: new Error('No answer') },
    },
    endImpersonation: { ended: { resolve: null }, offline: { reject: new Error('No answer') } },
  },
} satisfies FlowFixtures<typeof logoutMachine>;
