import type { FlowFixtures } from '../../fixtures.types';
import { admin, aoife, impersonatedAoife, lookedAtAoife, sean } from '../../samples';
import type { sessionMachine } from './session.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'unauthorized' },
    { type: 'session.loginSucceeded', location: '/profile' },
    { type: 'session.loginSucceeded', location: null },
    { type: 'session.ended' },
    { type: 'session.userChanged' },
    { type: 'session.recheckRequested' },
    { type: 'session.visited', paying: false, at: 1 },
    { type: 'session.visited', paying: false, at: 9_999 },
    { type: 'session.visited', paying: true, at: 9_999 },
    { type: 'session.confirmed' },
    { type: 'session.stale' },
    { type: 'session.abandoned' },
    { type: 'session.endedElsewhere' },
    { type: 'session.replaced' },
    { type: 'password.changed' },
    { type: 'write.tried' },
    { type: 'subscriptions.loaded', owner: aoife.uuid, count: 0 },
    { type: 'subscriptions.loaded', owner: aoife.uuid, count: 1 },
  ],
  ignores: [
    { events: ['unauthorized'], in: ['checking', 'rechecking'], why: 'It is being asked who this is.' },
    { events: ['unauthorized', 'session.stale', 'password.changed'], in: ['signedOut'] },
    {
      events: ['session.confirmed'],
      in: ['signedIn'],
      why: 'Somebody has signed in in another tab before the dialog was through.',
    },
  ],
  outcomes: {
    readUser: {
      customer: { resolve: { user: aoife, at: 0 } },
      another: { resolve: { user: sean, at: 0 } },
      admin: { resolve: { user: admin, at: 0 } },
      impersonating: { resolve: { user: impersonatedAoife, at: 0 } },
      looking: { resolve: { user: lookedAtAoife, at: 0 } },
      nobody: { resolve: { user: null, at: 0 } },
      offline: { reject: new Error('No answer') },
    },
    lookForInput: {
      found: { resolve: { found: true } },
      nothing: { resolve: { found: false } },
      failed: { reject: new Error('Nobody can tell') },
    },
  },
} satisfies FlowFixtures<typeof sessionMachine>;
