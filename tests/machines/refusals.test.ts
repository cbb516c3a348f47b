import { setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { RefusalMeta, StateMeta } from '../../machines/state.types';
import { chartOf } from '../../src/review/model/chart';
import { refusalTexts } from '../../src/review/model/refusals';
import type { Flow } from '../../src/review/play/flow';
import { flows } from '../../src/review/flows';
import { nodesOf } from '../support/charts/machine-file';
import { silentBranches } from '../support/charts/silent-branches';

const charts = Object.entries<Flow>(flows);

const gate = setup({
  types: {} as {
    events: { type: 'pushed' } | { type: 'knocked' };
    meta: StateMeta;
    transitionMeta: RefusalMeta;
  },
  guards: { isUnlocked: () => false },
}).createMachine({
  id: 'gate',
  initial: 'shut',
  states: {
    shut: {
      on: {
        pushed: [{ guard: 'isUnlocked', target: 'open' }, { meta: { refusal: 'lookOnly' } }],
        knocked: [{ guard: 'isUnlocked' }, { target: 'open' }],
      },
    },
    open: { on: { pushed: [{ guard: 'isUnlocked', target: 'shut' }, {}] } },
  },
});

describe('a guard that can refuse a person', () => {
  it.each(charts)('has its sentence, or says why there is nothing to tell: %s', (_, { machine }) => {
    expect(silentBranches(machine)).toEqual([]);
  });

  it('is found if it has none', () => {
    expect(silentBranches(gate)).toEqual(['shut | knocked | 0', 'open | pushed | 1']);
  });

  it('shows its sentence in the flow review', () => {
    const [branch] = chartOf(gate).branches.filter(({ key }) => key.endsWith('shut | pushed | 1'));
    expect(branch?.description).toBe(refusalTexts.lookOnly);
  });
});

it('every sentence of a refusal is that of a branch', () => {
  const used = charts.flatMap(([, { machine }]) =>
    nodesOf(machine).flatMap((node) =>
      [...node.transitions.values(), node.always ?? []].flat().flatMap(({ meta }) => {
        const { refusal } = (meta ?? {}) as Partial<RefusalMeta>;
        return refusal === undefined ? [] : [refusal];
      }),
    ),
  );
  expect([...new Set(used)].sort()).toEqual(Object.keys(refusalTexts).sort());
});
