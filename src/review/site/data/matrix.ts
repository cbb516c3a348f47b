import type { Chart, ChartBranch } from '../../model/chart';
import type { Flow } from '../../play/flow';
import { outcomesOf } from '../../play/outcome-handlers';
import type { WalkReport } from './walk-report';

/** One outcome of an invoked actor, and the branches of its own state that handle it. */
export type MatrixCell = {
  readonly outcome: string;
  readonly fails: boolean;
  readonly handledBy: readonly ChartBranch[];
};

/** One invoke of the chart with all its outcomes. */
export type MatrixRow = {
  readonly state: string;
  readonly id: string;
  readonly src: string;
  readonly cells: readonly MatrixCell[];
};

/**
 * Every invoke of a chart, each outcome in its fixtures, and the branches that handle it.
 *
 * @param report the result of a walk; without it every branch for that kind of outcome is listed
 */
export const matrixOf = (flow: Flow, chart: Chart, report: WalkReport | null): MatrixRow[] =>
  chart.states.flatMap((state) =>
    state.invokes.map(({ id, src }): MatrixRow => {
      const hearing = chart.branches.filter(
        ({ source, trigger }) => source === state.id && trigger.name === id,
      );
      const cells = outcomesOf(flow, { id, src }, report?.handlers ?? {}).map(
        ({ name, fails, heardBy }): MatrixCell => ({
          outcome: name,
          fails,
          handledBy: hearing.filter(({ key, trigger }) =>
            report === null ? trigger.kind === (fails ? 'error' : 'done') : heardBy.includes(key),
          ),
        }),
      );
      return { state: state.id, id, src, cells };
    }),
  );
