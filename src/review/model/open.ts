import type { Chart, ChartBranch, ChartState } from './chart';

/** Separates the id of a state from the ids of the chart that is drawn inside it. No id contains it. */
const INSIDE = ' ▸ ';

/** Splits the id of an inner chart's state into the state around that chart and its own id; `null` for any other id. */
export function insideOf(id: string): { readonly around: string; readonly inside: string } | null {
  const [around = '', inside] = id.split(INSIDE);
  return inside === undefined ? null : { around, inside };
}

/**
 * A chart with other charts drawn inside some of its states: those of the actors that the states run.
 *
 * @param ids of the states to open
 * @param chartsOf the charts that the actors of a state run
 */
export function opened(
  chart: Chart,
  ids: readonly string[],
  chartsOf: (state: ChartState) => readonly Chart[],
): Chart {
  const states: ChartState[] = [];
  const branches: ChartBranch[] = [...chart.branches];
  for (const state of chart.states) {
    const charts = ids.includes(state.id) ? chartsOf(state) : [];
    states.push(charts.length === 0 ? state : { ...state, kind: 'compound' });
    const within = (id: string) => `${state.id}${INSIDE}${id}`;
    for (const child of charts) {
      states.push(
        ...child.states.map((one) => ({
          ...one,
          id: within(one.id),
          parent: one.parent === null ? state.id : within(one.parent),
        })),
      );
      branches.push(
        ...child.branches.map((one) => ({
          ...one,
          key: within(one.key),
          source: within(one.source),
          targets: one.targets.map(within),
        })),
      );
    }
  }
  return states.length === chart.states.length ? chart : { ...chart, states, branches };
}
