import type { FlowFixtures } from '../fixtures.types';
import { aoife } from '../samples';
import type { dataDownloadMachine } from './data-download.machine';

export const fixtures = {
  inputs: { default: { customer: aoife.uuid } },
  events: [{ type: 'download.requested' }],
  outcomes: {
    saveData: {
      saved: { resolve: { name: 'my-data-2026-11-20.json' } },
      offline: { reject: new Error('No answer') },
    },
  },
} satisfies FlowFixtures<typeof dataDownloadMachine>;
