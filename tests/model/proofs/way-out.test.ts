import { describe, expect, it } from 'vitest';
import type { Flow } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/play/flows';
import { patience } from '../../support/race-runs';
import { graphOf } from '../../support/walked-graph';
import { trapsOf, type IsPersonal, type Trap } from '../../support/ways-out';
import { parentEvents, personEvents } from './person-events';
import { appWide, circles, rests, EVERYWHERE, type ByDesign } from './rests';

const isPersonal: IsPersonal = (chart, event) =>
  appWide.includes(chart) ||
  (personEvents[chart] ?? []).includes(event) ||
  (parentEvents[chart] ?? []).includes(event);

/** The traps that nobody meant, and what was meant and is none. */
function compared(flow: string, found: readonly Trap[], byDesign: ByDesign) {
  const meant = Object.keys(byDesign[flow] ?? {});
  const isMeant = (state: string, name: string) => name === EVERYWHERE || name === state;
  return {
    unmeant: found.filter(({ state }) => !meant.some((name) => isMeant(state, name))),
    gone: meant.filter((name) => !found.some(({ state }) => isMeant(state, name))),
  };
}

describe.each(Object.entries<Flow>(flows))('%s', (name, flow) => {
  it(
    'has a way out of all that is no end, and waits only for what ends by itself',
    () => {
      const graph = graphOf(flow);
      expect(graph.edges.length).toBeGreaterThan(0);
      const { stuck, circling } = trapsOf(flow, graph, isPersonal);
      expect(compared(name, stuck, rests)).toEqual({ unmeant: [], gone: [] });
      expect(compared(name, circling, circles)).toEqual({ unmeant: [], gone: [] });
    },
    patience,
  );
});

it('finds a trap where there is one', () => {
  const flow = flows['card-add'];
  const withoutClosing = (_chart: string, event: string) =>
    event !== 'dialog.closed' && isPersonal(_chart, event);
  const { stuck } = trapsOf(flow, graphOf(flow), withoutClosing);
  expect([...new Set(stuck.map(({ state }) => state))]).toEqual(['"broken"']);
});
