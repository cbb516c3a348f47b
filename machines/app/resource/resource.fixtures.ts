import type { FlowFixtures } from '../../fixtures.types';
import { aoife, everyday, jointAccount, sean } from '../../samples';
import type { resourceMachine } from './resource.machine';

export const fixtures = {
  inputs: { growingStale: { growsStale: true }, lasting: { growsStale: false } },
  events: [
    { type: 'resource.requested', owner: aoife.uuid },
    { type: 'resource.requested', owner: sean.uuid },
    { type: 'resource.reloaded', owner: aoife.uuid },
    { type: 'resource.reloaded', owner: sean.uuid },
    { type: 'resource.expired' },
    { type: 'resource.cleared' },
  ],
  ignores: [{ events: ['resource.expired'], in: ['empty', 'stale', 'failed'], why: 'Nothing is fresh.' }],
  outcomes: {
    loadItems: {
      loaded: { resolve: { records: [everyday, jointAccount], leftOut: 0 } },
      partly: { resolve: { records: [everyday], leftOut: 1 } },
      empty: { resolve: { records: [], leftOut: 0 } },
      offline: { reject: Object.assign(new Error('No answer'), { kind: 'network' }) },
      refused: { reject: new Error('The server failed') },
    },
  },
} satisfies FlowFixtures<typeof resourceMachine>;
