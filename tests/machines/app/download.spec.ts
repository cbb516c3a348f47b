import { expect } from 'vitest';
import type { downloadMachine } from '../../../machines/app/download/download.machine';
import {
  selectFailed,
  selectFetched,
  selectMessages,
  selectSavedName,
} from '../../../machines/app/download/download.selectors';
import { aoife, novemberReceipt, refundReceipt } from '../../../machines/samples';
import { call } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type Snapshot = ReturnType<Rig<typeof downloadMachine>['snapshot']>;

const name = 'R-2026-0007.pdf';
const novemberFile = { id: novemberReceipt.id, name: novemberReceipt.number };
const refundFile = { id: refundReceipt.id, name: refundReceipt.number };
const november = { type: 'download.requested', file: novemberFile } as const;
const refund = { type: 'download.requested', file: refundFile } as const;

const shown = (snapshot: Snapshot) => ({
  fetched: selectFetched(snapshot),
  failed: selectFailed(snapshot),
  saved: selectSavedName(snapshot),
});
const nothing = { fetched: null, failed: null, saved: null };

export const spec: FlowSpec<typeof downloadMachine> = {
  flow: flows.download,
  person: ['download.requested'],
  waits: { saveFile: call },
  invariants: {
    offered: (snapshot) => expect(shown(snapshot)).toEqual(nothing),
    fetching: (snapshot) =>
      expect([shown(snapshot), selectMessages(snapshot)]).toEqual([
        { ...nothing, fetched: snapshot.context.file?.id },
        [],
      ]),
    saved: (snapshot) => expect(shown(snapshot)).toEqual({ ...nothing, saved: name }),
    failed: (snapshot) => expect(shown(snapshot)).toEqual({ ...nothing, failed: snapshot.context.file }),
  },
  scenarios: {
    'D2.extensionGroups.receipts: a press fetches that file, and shows its name'(start) {
      const rig = start();
      rig.send(november);
      expect([rig.inputOf('saveFile'), selectFetched(rig.snapshot())]).toEqual([
        { customer: aoife.uuid, file: novemberFile },
        novemberFile.id,
      ]);
      rig.settle('saveFile', 'saved');
      expect(selectSavedName(rig.snapshot())).toBe(name);
    },
    'while a file is being fetched, no other is fetched, and it is not fetched twice'(start) {
      const rig = start();
      rig.send(november);
      const fetching = rig.live().at(-1)?.ref;
      rig.send(refund);
      rig.send(november);
      expect([rig.live().at(-1)?.ref, selectFetched(rig.snapshot())]).toEqual([fetching, novemberFile.id]);
    },
    'D7.1: a file that cannot be fetched shows the server’s message, and can be requested again'(start) {
      const rig = start();
      rig.send(november);
      rig.settle('saveFile', 'refused');
      expect([selectFailed(rig.snapshot()), selectMessages(rig.snapshot())]).toEqual([
        novemberFile,
        ['This was not found.'],
      ]);
      rig.send(november);
      expect([selectFailed(rig.snapshot()), selectMessages(rig.snapshot())]).toEqual([null, []]);
      rig.settle('saveFile', 'saved');
      expect(selectSavedName(rig.snapshot())).toBe(name);
    },
    'a file that the browser does not accept is logged, and reported without a server message'(start) {
      const rig = start();
      rig.send(refund);
      rig.settle('saveFile', 'crashed');
      expect([
        selectFailed(rig.snapshot()),
        selectMessages(rig.snapshot()),
        rig.effectsOf('logFailure').length,
      ]).toEqual([refundFile, [], 1]);
    },
    'another file can be requested, and a failed one does not show the name of the last saved one'(start) {
      const rig = start();
      rig.send(november);
      rig.settle('saveFile', 'saved');
      rig.send(refund);
      expect(selectSavedName(rig.snapshot())).toBeNull();
      rig.settle('saveFile', 'refused');
      expect(shown(rig.snapshot())).toEqual({ ...nothing, failed: refundFile });
    },
  },
};
