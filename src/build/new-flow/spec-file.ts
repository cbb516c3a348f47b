import type { Names } from './names';

function spec({ name, camel, event, chart }: Names): string {
  return `import { expect } from 'vitest';
import { fixtures } from '../../../${chart}.fixtures';
import type { ${camel}Machine } from '../../../${chart}.machine';
import {
  selectHasFailed,
  selectIsFinished,
  selectIsWorking,
} from '../../../${chart}.selectors';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import { here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';

type Snapshot = ReturnType<Rig<typeof ${camel}Machine>['snapshot']>;

const request = { type: '${event}' } as const;
const { reject: error } = fixtures.outcomes.work.failed;

/** Whether it is under way, is done and has failed. */
const shown = (snapshot: Snapshot) => [
  selectIsWorking(snapshot),
  selectIsFinished(snapshot),
  selectHasFailed(snapshot),
];

export const spec: FlowSpec<typeof ${camel}Machine> = {
  flow: ${name.includes('-') ? `flows['${name}']` : `flows.${name}`},
  own: ['offered', 'working', 'finished', 'failed'],
  person: ['${event}'],
  waits: { work: here },
  unplayed: 'It is new: tests/support/paths/flows does not say yet what a person does in it.',
  invariants: {
    offered: (snapshot) => expect(shown(snapshot)).toEqual([false, false, false]),
    working: (snapshot) => expect(shown(snapshot)).toEqual([true, false, false]),
    finished: (snapshot) => expect(shown(snapshot)).toEqual([false, true, false]),
    failed: (snapshot) => expect(shown(snapshot)).toEqual([false, false, true]),
  },
  scenarios: {
    'own: a press starts the work once; when it is done, it can be requested again'(start) {
      const rig = start();
      expect([rig.snapshot().value, rig.isRunning('work')]).toEqual(['offered', false]);
      rig.send(request);
      const working = rig.live().at(-1)?.ref;
      rig.send(request);
      expect(rig.snapshot().value).toBe('working');
      expect(rig.live().at(-1)?.ref).toBe(working);
      rig.settle('work', 'done');
      expect([rig.snapshot().value, rig.effects]).toEqual(['finished', []]);
      rig.send(request);
      expect(rig.isRunning('work')).toBe(true);
    },
    'own: what fails is said and logged, and can be tried again'(start) {
      const rig = start();
      rig.send(request);
      rig.settle('work', 'failed');
      const logged = rig.effectsOf('logFailure').map(({ params }) => params);
      expect([rig.snapshot().value, logged]).toEqual(['failed', [{ error }]]);
      rig.send(request);
      rig.settle('work', 'done');
      expect(rig.snapshot().value).toBe('finished');
    },
  },
};
`;
}

/** The spec of the flow, by path. */
export const specFile = (names: Names): Readonly<Record<string, string>> => ({
  [`tests/machines/${names.area}/${names.name}.spec.ts`]: spec(names),
});
