import { describe, expect, it } from 'vitest';
import type { Flow } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/play/flows';
import { graphOf } from '../../support/walked-graph';
import { trapsOf, type IsPersonal, type Trap } from '../../support/ways-out';
import { personEvents } from './person-events';
import { circles, rests, type ByDesign } from './rests';

/** Charts that no view speaks to are moved by other charts: what these send counts. */
const isPersonal: IsPersonal = (chart, event) => personEvents[chart]?.includes(event) ?? true;

/** The traps that nobody meant, and what was meant and is none. */
function compared(flow: string, found: readonly Trap[], byDesign: ByDesign) {
  const meant = Object.keys(byDesign[flow] ?? {});
  return {
    unmeant: found.filter(({ state }) => !meant.includes(state)),
    gone: meant.filter((state) => !found.some((trap) => trap.state === state)),
  };
}

describe.each(Object.entries<Flow>(flows))('%s', (name, flow) => {
  it('has a way out of all that is no end, and waits only for what ends by itself', () => {
    const graph = graphOf(flow);
    expect(graph.edges.length).toBeGreaterThan(0);
    const { stuck, circling } = trapsOf(flow, graph, isPersonal);
    expect(compared(name, stuck, rests)).toEqual({ unmeant: [], gone: [] });
    expect(compared(name, circling, circles)).toEqual({ unmeant: [], gone: [] });
  });
});

it('finds a trap where there is one', () => {
  const flow = flows['card-add'];
  const withoutClosing = (_chart: string, event: string) =>
    event !== 'dialog.closed' && isPersonal(_chart, event);
  const { stuck } = trapsOf(flow, graphOf(flow), withoutClosing);
  expect([...new Set(stuck.map(({ state }) => state))]).toEqual(['"broken"']);
});
