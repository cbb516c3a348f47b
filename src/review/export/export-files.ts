import { catalogue } from '../model/catalogue';
import { chartOf, type Chart } from '../model/chart';
import { definitionOf } from '../model/definition';
import type { Edition } from '../model/diff';
import { flowIndex } from '../model/formats/flow-index';
import { layoutOf } from '../model/layout';
import { markdownOf, type FlowNotes } from '../model/formats/markdown';
import { machineSources } from '../model/machine-sources';
import { mermaidOf } from '../model/formats/mermaid';
import { purposes } from '../model/purposes';
import requirementsList from '../../../machines/requirements.md?raw';
import { svgOf } from '../model/formats/svg';
import { actorCalls } from '../play/calls';
import type { Flow } from '../play/flow';
import { outcomesOf, type OutcomeHandlers } from '../play/outcome-handlers';

/** The files to write, by their path in the export's folder. */
export type ExportFiles = ReadonlyMap<string, string>;

const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const outcomesIn = (flow: Flow, chart: Chart, handlers: OutcomeHandlers): FlowNotes['outcomes'] =>
  Object.fromEntries(
    chart.states
      .flatMap(({ invokes }) => invokes)
      .map((invoke) => [invoke.id, outcomesOf(flow, invoke, handlers)]),
  );

const callsIn = (flow: Flow, chart: Chart, names: readonly string[]): FlowNotes['calls'] =>
  Object.fromEntries(actorCalls(flow, chart.states, names).map(({ src, to }) => [src, to]));

/**
 * Creates all files of an export. Each flow has a folder with its chart to paste into Stately's tools, its
 * definition, its Mermaid text, its picture in light and dark, and its page. Beside them: the index, the texts, and
 * one file with all charts and texts. The output is deterministic.
 *
 * @param flows by name
 * @param handlersOf returns which branches handle which outcome of a flow's actors; slow, because it plays all of
 *   them
 */
export async function exportFiles(
  flows: Readonly<Record<string, Flow>>,
  handlersOf: (flow: Flow) => OutcomeHandlers,
): Promise<ExportFiles> {
  const files = new Map<string, string>();
  const names = Object.keys(flows).sort();
  const entries = names.flatMap((name) => {
    const flow = flows[name];
    if (!flow) return [];
    const chart = chartOf(flow.machine);
    return [{ name, flow, chart, calls: callsIn(flow, chart, names), purpose: purposes[name] ?? '' }];
  });
  for (const { name, flow, chart, calls, purpose } of entries) {
    const at = (ending: string) => `${name}/${name}.${ending}`;
    const layout = await layoutOf(chart);
    const outcomes = outcomesIn(flow, chart, handlersOf(flow));
    files.set(at('json'), jsonOf(definitionOf(flow.machine)));
    files.set(at('machine.ts'), machineSources[name] ?? '');
    files.set(at('mmd'), mermaidOf(chart));
    files.set(at('svg'), svgOf(chart, layout, { scheme: 'light' }));
    files.set(at('dark.svg'), svgOf(chart, layout, { scheme: 'dark' }));
    files.set(at('md'), markdownOf(chart, { purpose, calls, outcomes }));
  }
  const index = entries.map(({ name, chart, calls, purpose }) => ({
    name,
    purpose,
    states: chart.states.length - 1,
    branches: chart.branches.length,
    calls: [...new Set(Object.values(calls))].sort(),
  }));
  const edition: Edition = { charts: entries.map(({ chart }) => chart), messages: catalogue };
  files.set('index.md', flowIndex(index));
  files.set('requirements.md', requirementsList);
  files.set('messages.json', jsonOf(catalogue));
  files.set('edition.json', jsonOf(edition));
  return files;
}
