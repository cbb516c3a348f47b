import { walk } from '../../../src/review/play/walker';
import { chartMutants, type ChartMutant } from '../../support/charts/mutants/chart-mutants';
import {
  TooManyStates,
  tryOut,
  type Bounds,
  type FlowSpec,
  type Trial,
} from '../../support/charts/flow-spec';
import { rewired } from '../../support/charts/mutants/mutants';
import { findingsOfWalk } from './mutate';

/**
 * What in a flow's suite detected the mutant: a scenario, an invariant, or only the walk, by reaching other states.
 */
export type Notice = 'scenario' | 'invariant' | 'walk';

export type Verdict = Pick<ChartMutant, 'id' | 'kind' | 'branch'> & {
  /** `null`: nothing did. */
  readonly by: Notice | null;
};

/**
 * Runs the flow's suite on the mutants: its scenarios first, then its walk for those that they do not detect.
 *
 * @throws Error if a scenario or an invariant fails for the unchanged chart, because it would then detect everything
 */
export function assess(
  spec: FlowSpec,
  mutants: readonly ChartMutant[] = chartMutants(spec.flow.provided),
): readonly Verdict[] {
  for (const [name, scenario] of Object.entries(spec.scenarios)) {
    const { error, refuted } = tryOut(spec, scenario);
    if (error !== null || refuted.length > 0)
      throw new Error(`'${name}' does not hold for the chart as it is`, { cause: error ?? refuted });
  }
  const scenarios = Object.values(spec.scenarios);
  let states: number | null = null;
  return mutants.map(({ id, kind, branch, change }) => {
    const provided = rewired(spec.flow.provided, change);
    const found = scenarios.findIndex((scenario) => noticeOf(tryOut(spec, scenario, provided)) !== null);
    const [noticing] = found < 0 ? [] : scenarios.splice(found, 1);
    if (noticing) {
      // What detected one mutant is tried first on the next, which is a neighbour.
      scenarios.unshift(noticing);
      return { id, kind, branch, by: noticeOf(tryOut(spec, noticing, provided)) };
    }
    states ??= 2 * walk(spec.flow).states.length;
    const changed = { ...spec, flow: { ...spec.flow, provided } };
    return { id, kind, branch, by: noticedOnTheWalk(changed, { states, untilRefuted: true }) };
  });
}

const noticeOf = ({ error, refuted }: Trial): Exclude<Notice, 'walk'> | null => {
  if (error !== null) return 'scenario';
  return refuted.length > 0 ? 'invariant' : null;
};

/** A walk that exceeds its bounds has detected nothing. */
function noticedOnTheWalk(spec: FlowSpec, bounds: Bounds): Exclude<Notice, 'scenario'> | null {
  try {
    const found = findingsOfWalk(spec, bounds);
    if (found.invariants.length > 0) return 'invariant';
    return found.walk.length > 0 ? 'walk' : null;
  } catch (error) {
    if (error instanceof TooManyStates) return null;
    throw error;
  }
}
