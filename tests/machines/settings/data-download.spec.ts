import { expect } from 'vitest';
import type { dataDownloadMachine } from '../../../machines/settings/data-download/data-download.machine';
import {
  selectHasFailed,
  selectIsGathering,
  selectSavedName,
} from '../../../machines/settings/data-download/data-download.selectors';
import { aoife } from '../../../machines/samples';
import { call } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';

const name = 'my-data-2026-11-20.json';
const request = { type: 'download.requested' } as const;

export const spec: FlowSpec<typeof dataDownloadMachine> = {
  flow: flows['data-download'],
  own: ['offered', 'gathering', 'saved', 'failed'],
  person: ['download.requested'],
  waits: { saveData: call },
  claims: {
    offered: (snapshot) =>
      expect([selectIsGathering(snapshot), selectHasFailed(snapshot), selectSavedName(snapshot)]).toEqual([
        false,
        false,
        null,
      ]),
    gathering: (snapshot) =>
      expect([selectIsGathering(snapshot), selectSavedName(snapshot)]).toEqual([true, null]),
    saved: (snapshot) =>
      expect([selectIsGathering(snapshot), selectSavedName(snapshot)]).toEqual([false, name]),
    failed: (snapshot) =>
      expect([selectIsGathering(snapshot), selectHasFailed(snapshot), selectSavedName(snapshot)]).toEqual([
        false,
        true,
        null,
      ]),
  },
  sentences: {
    'a press gathers the customer’s data, once, and says what the file is called'(start) {
      const rig = start();
      expect(rig.live()).toHaveLength(1);
      rig.send(request);
      expect(rig.inputOf('saveData')).toEqual({ customer: aoife.uuid });
      const gathering = rig.live().at(-1)?.ref;
      rig.send(request);
      expect(rig.live().at(-1)?.ref).toBe(gathering);
      rig.settle('saveData', 'saved');
      expect(selectSavedName(rig.snapshot())).toBe(name);
    },
    'what cannot be gathered is no file: it is said, and can be tried again'(start) {
      for (const [ending, logged] of [
        ['unread', 0],
        ['crashed', 1],
      ] as const) {
        const rig = start();
        rig.send(request);
        rig.settle('saveData', ending);
        expect([selectHasFailed(rig.snapshot()), rig.effectsOf('logFailure').length]).toEqual([true, logged]);
        rig.send(request);
        expect(selectHasFailed(rig.snapshot())).toBe(false);
        rig.settle('saveData', 'saved');
        expect(selectSavedName(rig.snapshot())).toBe(name);
      }
    },
    'there can be another file, and one that fails does not pass for the last'(start) {
      const rig = start();
      rig.send(request);
      rig.settle('saveData', 'saved');
      rig.send(request);
      expect(selectSavedName(rig.snapshot())).toBeNull();
      rig.settle('saveData', 'unread');
      expect([selectHasFailed(rig.snapshot()), selectSavedName(rig.snapshot())]).toEqual([true, null]);
    },
  },
};
