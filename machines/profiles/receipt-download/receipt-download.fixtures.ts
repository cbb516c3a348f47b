import type { FlowFixtures } from '../../fixtures.types';
import { aoife, novemberReceipt, refundReceipt } from '../../samples';
import type { receiptDownloadMachine } from './receipt-download.machine';

export const fixtures = {
  inputs: { default: { customer: aoife.uuid } },
  events: [
    { type: 'receipt.requested', receipt: novemberReceipt },
    { type: 'receipt.requested', receipt: refundReceipt },
  ],
  outcomes: {
    saveReceipt: {
      saved: { resolve: { kind: 'saved', name: 'R-2026-0007.pdf' } },
      refused: { resolve: { kind: 'refused', messages: ['This was not found.'] } },
      crashed: { reject: new Error('Unexpected') },
    },
  },
} satisfies FlowFixtures<typeof receiptDownloadMachine>;
