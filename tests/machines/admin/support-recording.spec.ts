import { expect } from 'vitest';
import type { supportRecordingMachine } from '../../../machines/admin/support-recording/support-recording.machine';
import {
  selectFound,
  selectHasFailed,
  selectIsNotFound,
  selectIsReading,
  selectIsUnreadable,
  selectMessages,
} from '../../../machines/admin/support-recording/support-recording.selectors';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import { call } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';

type RecordingRig = Rig<typeof supportRecordingMachine>;

const enter = (rig: RecordingRig, code = '7K3FM-Q2W9D') => rig.send({ type: 'code.entered', code });
const settle = (rig: RecordingRig, outcome: string) => rig.settle('readRecording', outcome);

export const spec: FlowSpec<typeof supportRecordingMachine> = {
  flow: flows['support-recording'],
  unplayed: 'It opens the code of a customer: tests/browser/content/support-code.all.test.ts.',
  own: ['unreadable'],
  person: ['code.entered', 'search.retried'],
  waits: { readRecording: call },
  invariants: {
    asking: (snapshot) => expect([selectFound(snapshot), selectIsReading(snapshot)]).toEqual([null, false]),
    reading: (snapshot) => expect([selectFound(snapshot), selectIsReading(snapshot)]).toEqual([null, true]),
    shown: (snapshot) => expect(selectFound(snapshot)?.lines).toHaveLength(2),
    notFound: (snapshot) => expect([selectIsNotFound(snapshot), selectFound(snapshot)]).toEqual([true, null]),
    unreadable: (snapshot) =>
      expect([selectIsUnreadable(snapshot), selectFound(snapshot)]).toEqual([true, null]),
    refused: (snapshot) =>
      expect([selectMessages(snapshot), selectFound(snapshot)]).toEqual([
        ['Too many tries. Please wait an hour.'],
        null,
      ]),
    failed: (snapshot) => expect([selectHasFailed(snapshot), selectFound(snapshot)]).toEqual([true, null]),
  },
  scenarios: {
    'D2.extensionGroups.support: the code that was entered is opened'(start) {
      const rig = start();
      expect(selectIsReading(rig.snapshot())).toBe(false);
      enter(rig);
      expect(rig.inputOf('readRecording')).toEqual({ code: '7K3FM-Q2W9D' });
      settle(rig, 'found');
      expect(rig.snapshot().matches('shown')).toBe(true);
    },
    'another code takes the place of the first, also while that is read'(start) {
      const rig = start();
      enter(rig);
      settle(rig, 'found');
      enter(rig, 'AAAAA-AAAAA');
      expect([selectFound(rig.snapshot()), rig.inputOf('readRecording')]).toEqual([
        null,
        { code: 'AAAAA-AAAAA' },
      ]);
      enter(rig, 'BBBBB-BBBBB');
      expect(rig.inputOf('readRecording')).toEqual({ code: 'BBBBB-BBBBB' });
      settle(rig, 'unknown');
      expect(rig.snapshot().matches('notFound')).toBe(true);
    },
    'own: a damaged recording is told'(start) {
      const rig = start();
      enter(rig);
      settle(rig, 'damaged');
      expect(selectIsUnreadable(rig.snapshot())).toBe(true);
    },
    'S8.bodyCode: the server says why it does not look, and another code takes its message away'(start) {
      const rig = start();
      enter(rig);
      settle(rig, 'tooMany');
      expect(selectMessages(rig.snapshot())).toEqual(['Too many tries. Please wait an hour.']);
      expect(selectHasFailed(rig.snapshot())).toBe(false);
      enter(rig);
      expect([rig.snapshot().matches('reading'), selectMessages(rig.snapshot())]).toEqual([true, []]);
    },
    'D7.1: a failed search can be repeated'(start) {
      const rig = start();
      enter(rig);
      settle(rig, 'offline');
      expect(selectHasFailed(rig.snapshot())).toBe(true);
      rig.send({ type: 'search.retried' });
      expect(rig.inputOf('readRecording')).toEqual({ code: '7K3FM-Q2W9D' });
      settle(rig, 'found');
      expect(selectFound(rig.snapshot())).not.toBeNull();
    },
  },
};
