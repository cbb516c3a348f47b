import type { Chart, ChartBranch, ChartState } from '../../model/chart';
import { actorCalls } from '../../play/calls';
import type { Entry } from './catalogue';

/** One flow invokes another, as the actor `id` of its chart. */
export type Call = { readonly from: string; readonly to: string; readonly id: string };

/** All calls between flows, in the index's order. */
export function callsOf(entries: readonly Entry[]): Call[] {
  const names = entries.map(({ name }) => name);
  return entries.flatMap(({ name, flow, chart }) =>
    actorCalls(flow, chart.states, names).map(({ id, to }): Call => ({ from: name, to, id })),
  );
}

const stateOf = (name: string, parent: string | null, description: string): ChartState => ({
  id: name,
  key: name,
  parent,
  kind: parent === null ? 'compound' : 'atomic',
  initial: false,
  description,
  screen: null,
  requirement: null,
  tags: [],
  entry: [],
  exit: [],
  invokes: [],
});

const ROOT = 'all flows';

/** The map of the calls as a chart, to be laid out and drawn like one: flows are its states, calls its branches. */
export function mapOf(entries: readonly Entry[], calls: readonly Call[]): Chart {
  const called = new Set(calls.flatMap(({ from, to }) => [from, to]));
  const branches = calls.map(({ from, to, id }, index): ChartBranch => ({
    key: `${from} | ${id} | ${index}`,
    source: from,
    trigger: { kind: 'event', name: id },
    index: 0,
    guard: null,
    actions: [],
    targets: [to],
    reenter: false,
    description: null,
  }));
  const flows = entries.filter(({ name }) => called.has(name));
  return {
    name: ROOT,
    states: [stateOf(ROOT, null, ''), ...flows.map(({ name }) => stateOf(name, ROOT, ''))],
    branches,
    delays: [],
  };
}
