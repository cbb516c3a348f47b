import type { FlowFixtures } from '../../fixtures.types';
import type { newVersionMachine } from './new-version.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'version.expired' },
    { type: 'chunk.failed', online: true },
    { type: 'chunk.failed', online: false },
    { type: 'connection.returned' },
    { type: 'reload.requested' },
    { type: 'reload.confirmed' },
    { type: 'reload.declined' },
  ],
  ignores: [
    { events: ['version.expired'], in: ['offered', 'postponed'] },
    { events: ['chunk.failed', 'reload.confirmed'], in: ['offered'] },
    { events: ['reload.requested'], in: ['offline', 'waiting', 'confirming'] },
  ],
  outcomes: {
    findWork: {
      payment: { resolve: { kind: 'payment' } },
      unsavedInput: { resolve: { kind: 'unsavedInput' } },
      none: { resolve: { kind: 'none' } },
      failed: { reject: new Error('Nobody can tell') },
    },
  },
} satisfies FlowFixtures<typeof newVersionMachine>;
