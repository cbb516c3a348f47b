import { chartOf, type Chart } from '../../model/chart';
import { headingOf } from '../../model/headings';
import { flowAreas } from '../../model/machine-sources';
import { purposes } from '../../model/purposes';
import type { Flow } from '../../play/flow';
import { flows } from '../../flows';

/** One flow of the index. */
export type Entry = {
  readonly name: string;
  readonly flow: Flow;
  readonly chart: Chart;
  /** The folder of its area in `machines/`. */
  readonly area: string;
  readonly title: string;
  readonly sentence: string;
  /** Its purpose, from its file; '' if there is none. */
  readonly purpose: string;
  /** Without the root, which every chart has. */
  readonly states: number;
  readonly branches: number;
};

const entryOf = ([name, flow]: [string, Flow]): Entry => {
  const chart = chartOf(flow.machine);
  return {
    name,
    flow,
    chart,
    area: flowAreas[name] ?? '',
    ...headingOf(flow.machine.root.description ?? ''),
    purpose: purposes[name] ?? '',
    states: chart.states.length - 1,
    branches: chart.branches.length,
  };
};

/** Every flow of the product, by name. */
export const catalogue: ReadonlyMap<string, Entry> = new Map(
  Object.entries<Flow>(flows)
    .map(entryOf)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((entry) => [entry.name, entry]),
);
