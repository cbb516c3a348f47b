import { expect } from 'vitest';
import type { receiptDownloadMachine } from '../../../machines/profiles/receipt-download/receipt-download.machine';
import {
  selectFailed,
  selectFetched,
  selectMessages,
  selectSavedName,
} from '../../../machines/profiles/receipt-download/receipt-download.selectors';
import { aoife, novemberReceipt, refundReceipt } from '../../../machines/samples';
import { call } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type Snapshot = ReturnType<Rig<typeof receiptDownloadMachine>['snapshot']>;

const name = 'R-2026-0007.pdf';
const november = { type: 'receipt.requested', receipt: novemberReceipt } as const;
const refund = { type: 'receipt.requested', receipt: refundReceipt } as const;

const shown = (snapshot: Snapshot) => ({
  fetched: selectFetched(snapshot),
  failed: selectFailed(snapshot),
  saved: selectSavedName(snapshot),
});
const nothing = { fetched: null, failed: null, saved: null };

export const spec: FlowSpec<typeof receiptDownloadMachine> = {
  flow: flows['receipt-download'],
  person: ['receipt.requested'],
  waits: { saveReceipt: call },
  claims: {
    offered: (snapshot) => expect(shown(snapshot)).toEqual(nothing),
    fetching: (snapshot) =>
      expect([shown(snapshot), selectMessages(snapshot)]).toEqual([
        { ...nothing, fetched: snapshot.context.receipt?.id },
        [],
      ]),
    saved: (snapshot) => expect(shown(snapshot)).toEqual({ ...nothing, saved: name }),
    failed: (snapshot) => expect(shown(snapshot)).toEqual({ ...nothing, failed: snapshot.context.receipt }),
  },
  sentences: {
    'D2.extensionGroups.receipts: a press fetches that receipt, and says what the file is called'(start) {
      const rig = start();
      rig.send(november);
      expect([rig.inputOf('saveReceipt'), selectFetched(rig.snapshot())]).toEqual([
        { customer: aoife.uuid, receipt: novemberReceipt },
        novemberReceipt.id,
      ]);
      rig.settle('saveReceipt', 'saved');
      expect(selectSavedName(rig.snapshot())).toBe(name);
    },
    'while one is on its way no other is fetched, and it is not fetched twice'(start) {
      const rig = start();
      rig.send(november);
      const fetching = rig.live().at(-1)?.ref;
      rig.send(refund);
      rig.send(november);
      expect([rig.live().at(-1)?.ref, selectFetched(rig.snapshot())]).toEqual([fetching, novemberReceipt.id]);
    },
    'D7.1: what cannot be fetched is said of that receipt, in the server’s words, and can be tried again'(
      start,
    ) {
      const rig = start();
      rig.send(november);
      rig.settle('saveReceipt', 'refused');
      expect([selectFailed(rig.snapshot()), selectMessages(rig.snapshot())]).toEqual([
        novemberReceipt,
        ['This was not found.'],
      ]);
      rig.send(november);
      expect([selectFailed(rig.snapshot()), selectMessages(rig.snapshot())]).toEqual([null, []]);
      rig.settle('saveReceipt', 'saved');
      expect(selectSavedName(rig.snapshot())).toBe(name);
    },
    'what the browser does not take is logged, and said without words of the server'(start) {
      const rig = start();
      rig.send(refund);
      rig.settle('saveReceipt', 'crashed');
      expect([
        selectFailed(rig.snapshot()),
        selectMessages(rig.snapshot()),
        rig.effectsOf('logFailure').length,
      ]).toEqual([refundReceipt, [], 1]);
    },
    'one that fails does not pass for the last that was saved'(start) {
      const rig = start();
      rig.send(november);
      rig.settle('saveReceipt', 'saved');
      rig.send(refund);
      expect(selectSavedName(rig.snapshot())).toBeNull();
      rig.settle('saveReceipt', 'refused');
      expect(shown(rig.snapshot())).toEqual({ ...nothing, failed: refundReceipt });
    },
  },
};
