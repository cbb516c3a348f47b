import { expect } from 'vitest';
import type { supportCodeMachine } from '../../../machines/content/support-code/support-code.machine';
import {
  selectHasFailed,
  selectIsSending,
  selectMade,
  selectMessages,
} from '../../../machines/content/support-code/support-code.selectors';
import { flows } from '../../../src/review/flows';
import { call } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';

const requested = { type: 'code.requested' } as const;
const code = '7K3FM-Q2W9D';

export const spec: FlowSpec<typeof supportCodeMachine> = {
  flow: flows['support-code'],
  unplayed: 'Each code is another: tests/browser/content/support-code.all.test.ts.',
  person: ['code.requested'],
  waits: { makeCode: call },
  invariants: {
    offered: (snapshot) => expect([selectMade(snapshot), selectIsSending(snapshot)]).toEqual([null, false]),
    sending: (snapshot) => expect([selectIsSending(snapshot), selectMessages(snapshot)]).toEqual([true, []]),
    refused: (snapshot) => expect(selectMessages(snapshot)).toHaveLength(1),
    failed: (snapshot) => expect([selectHasFailed(snapshot), selectMessages(snapshot)]).toEqual([true, []]),
    made: (snapshot) => expect([selectMade(snapshot)?.code, selectMessages(snapshot)]).toEqual([code, []]),
  },
  scenarios: {
    'nothing is sent before the customer asks for a code'(start) {
      const rig = start();
      expect(rig.isRunning('makeCode')).toBe(false);
      rig.send(requested);
      expect(rig.isRunning('makeCode')).toBe(true);
    },
    'D2.extensionGroups.support: the code stays, and is made once'(start) {
      const rig = start();
      rig.send(requested);
      rig.send(requested);
      rig.settle('makeCode', 'made');
      expect([selectMade(rig.snapshot())?.code, rig.snapshot().status]).toEqual([code, 'done']);
    },
    'after a refusal or without an answer it can be tried again'(start) {
      for (const outcome of ['refused', 'offline'] as const) {
        const rig = start();
        rig.send(requested);
        rig.settle('makeCode', outcome);
        expect(rig.snapshot().matches(outcome === 'refused' ? 'refused' : 'failed')).toBe(true);
        rig.send(requested);
        rig.settle('makeCode', 'made');
        expect(selectMade(rig.snapshot())?.code).toBe(code);
      }
    },
  },
};
