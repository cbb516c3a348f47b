import type { Chart, ChartState } from '../../model/chart';
import { canFold, folded } from '../../model/fold';
import { opened } from '../../model/open';
import { callsOf } from './calls';
import { catalogue } from './catalogue';

/** All calls between the flows. */
export const calls = callsOf([...catalogue.values()]);

/** The charts of the flows that a state runs. */
const chartsRunBy =
  (flow: string) =>
  ({ invokes }: ChartState): readonly Chart[] =>
    invokes.flatMap(({ id }) => {
      const to = calls.find((call) => call.from === flow && call.id === id)?.to;
      return to === undefined ? [] : (catalogue.get(to)?.chart ?? []);
    });

/** How a state can be drawn otherwise: folded, or with the charts that it runs inside; `null` if it cannot. */
export function otherwise(flow: string, state: ChartState): 'folded' | 'opened' | null {
  if (canFold(state)) return 'folded';
  return state.parent !== null && chartsRunBy(flow)(state).length > 0 ? 'opened' : null;
}

/**
 * A flow's chart as it is drawn.
 *
 * @param folds ids of the states that are drawn otherwise
 */
export const drawnChart = (chart: Chart, folds: readonly string[]): Chart =>
  opened(folded(chart, folds), folds, (state) =>
    otherwise(chart.name, state) === 'opened' ? chartsRunBy(chart.name)(state) : [],
  );
