import type { FlowFixtures } from '../fixtures.types';
import { aoife, everyday, jointAccount, sean } from '../samples';
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
  outcomes: {
    loadItems: {
      loaded: { resolve: [everyday, jointAccount] },
      empty: { resolve: [] },
      offline: { reject: new Error('No answer') },
    },
  },
} satisfies FlowFixtures<typeof resourceMachine>;
