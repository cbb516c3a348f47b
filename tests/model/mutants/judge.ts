import { walk } from '../../../src/review/play/walker';
import { chartMutants, type ChartMutant } from '../../support/charts/chart-mutants';
import {
  TooManyStates,
  tryOut,
  type Bounds,
  type FlowSpec,
  type Trial,
} from '../../support/charts/flow-spec';
import { rewired } from '../../support/charts/mutants';
import { complaintsOfWalk } from './mutate';

/** What of a flow's suite noticed: a sentence, what is claimed of a state, or only that the walk goes elsewhere. */
export type Notice = 'sentence' | 'claim' | 'walk';

export type Verdict = Pick<ChartMutant, 'id' | 'kind' | 'branch'> & {
  /** `null`: nothing did. */
  readonly by: Notice | null;
};

/**
 * Tries the mutants on the suite of the flow: its sentences first, its walk for those that they do not notice.
 *
 * @throws Error where a sentence or a claim does not hold for the chart as it is: it would notice everything
 */
export function judge(
  spec: FlowSpec,
  mutants: readonly ChartMutant[] = chartMutants(spec.flow.provided),
): readonly Verdict[] {
  for (const [name, sentence] of Object.entries(spec.sentences)) {
    const { error, refuted } = tryOut(spec, sentence);
    if (error !== null || refuted.length > 0)
      throw new Error(`'${name}' does not hold for the chart as it is`, { cause: error ?? refuted });
  }
  const sentences = Object.values(spec.sentences);
  let states: number | null = null;
  return mutants.map(({ id, kind, branch, change }) => {
    const provided = rewired(spec.flow.provided, change);
    const found = sentences.findIndex((sentence) => noticeOf(tryOut(spec, sentence, provided)) !== null);
    const [noticing] = found < 0 ? [] : sentences.splice(found, 1);
    if (noticing) {
      // What noticed one mutant is asked first of the next one, which is beside it.
      sentences.unshift(noticing);
      return { id, kind, branch, by: noticeOf(tryOut(spec, noticing, provided)) };
    }
    states ??= 2 * walk(spec.flow).states.length;
    const changed = { ...spec, flow: { ...spec.flow, provided } };
    return { id, kind, branch, by: noticedOnTheWalk(changed, { states, untilRefuted: true }) };
  });
}

const noticeOf = ({ error, refuted }: Trial): Exclude<Notice, 'walk'> | null => {
  if (error !== null) return 'sentence';
  return refuted.length > 0 ? 'claim' : null;
};

/** A walk that goes on and on has noticed nothing. */
function noticedOnTheWalk(spec: FlowSpec, bounds: Bounds): Exclude<Notice, 'sentence'> | null {
  try {
    const found = complaintsOfWalk(spec, bounds);
    if (found.claims.length > 0) return 'claim';
    return found.walk.length > 0 ? 'walk' : null;
  } catch (error) {
    if (error instanceof TooManyStates) return null;
    throw error;
  }
}
