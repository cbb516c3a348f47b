import type { Chart, ChartBranch } from '../../model/chart';
import type { Flow } from '../../play/flow';
import { handlerKey, type WalkReport } from './walk-report';

/** One way in which an invoked actor ends, and the branches of its own state that hear it. */
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

const endings = new Set(['done', 'error']);

/**
 * Every invoke of a chart, each outcome that its fixtures name, and who handles it.
 *
 * @param report what a walk has found; without it every branch that hears that kind of ending is named
 */
export function matrixOf(flow: Flow, chart: Chart, report: WalkReport | null): MatrixRow[] {
  const outcomes = flow.fixtures.outcomes as Readonly<Record<string, Readonly<Record<string, object>>>>;
  return chart.states.flatMap((state) =>
    state.invokes.map(({ id, src }): MatrixRow => {
      const hearing = chart.branches.filter(
        ({ source, trigger }) => source === state.id && trigger.name === id && endings.has(trigger.kind),
      );
      const cells = Object.entries(outcomes[src] ?? {}).map(([outcome, ending]): MatrixCell => {
        const fails = 'reject' in ending;
        const kind = fails ? 'error' : 'done';
        const taken = report?.handlers[handlerKey(id, outcome)];
        return {
          outcome,
          fails,
          handledBy: hearing.filter(
            ({ key, trigger }) => trigger.kind === kind && (taken === undefined || taken.includes(key)),
          ),
        };
      });
      return { state: state.id, id, src, cells };
    }),
  );
}
