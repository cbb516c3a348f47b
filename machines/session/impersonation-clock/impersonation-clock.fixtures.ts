import type { FlowFixtures } from '../../fixtures.types';
import type { impersonationClockMachine } from './impersonation-clock.machine';

export const fixtures = {
  inputs: { default: { startedAt: '2026-11-20T13:53:00Z' }, unknown: { startedAt: null } },
  events: [],
  outcomes: {
    readElapsed: {
      twelveMinutes: { resolve: { minutes: 12, nextMinuteMs: 42_000 } },
      thirteenMinutes: { resolve: { minutes: 13, nextMinuteMs: 60_000 } },
      unknown: { resolve: null },
      failed: { reject: new Error('There is no clock') },
    },
  },
} satisfies FlowFixtures<typeof impersonationClockMachine>;
