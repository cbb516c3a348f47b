import type { FlowFixtures } from '../../fixtures.types';
import { aoife, novemberReceipt, refundReceipt } from '../../samples';
import type { downloadMachine } from './download.machine';

export const fixtures = {
  inputs: { default: { customer: aoife.uuid } },
  events: [
    { type: 'download.requested', file: { id: novemberReceipt.id, name: novemberReceipt.number } },
    { type: 'download.requested', file: { id: refundReceipt.id, name: refundReceipt.number } },
  ],
  outcomes: {
    saveFile: {
      saved: { resolve: { kind: 'saved', name: 'R-2026-0007.pdf' } },
      refused: { resolve: { kind: 'refused', messages: ['This was not found.'] } },
      crashed: { reject: new Error('Unexpected') },
    },
  },
} satisfies FlowFixtures<typeof downloadMachine>;
