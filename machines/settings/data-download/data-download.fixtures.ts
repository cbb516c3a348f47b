import type { FlowFixtures } from '../../fixtures.types';
import { aoife } from '../../samples';
import type { dataDownloadMachine } from './data-download.machine';

export const fixtures = {
  inputs: { default: { customer: aoife.uuid } },
  events: [{ type: 'download.requested' }],
  outcomes: {
    saveData: {
      saved: { resolve: { kind: 'saved', name: 'my-data-2026-11-20.json' } },
      unread: { resolve: { kind: 'unread' } },
      crashed: { reject: new Error('Unexpected') },
    },
  },
} satisfies FlowFixtures<typeof dataDownloadMachine>;
