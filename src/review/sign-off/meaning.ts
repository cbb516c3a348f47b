import { chartOf, type Chart } from '../model/chart';
import { diffOf, type Edition, type EditionDiff } from '../model/diff';
import type { Messages } from '../model/messages';
import type { Flow } from '../play/flow';
import type { SignOff } from './flow-review';

/** A named delay with its length, if that is fixed. */
const delayText = ({ provided }: Flow, name: string): string => {
  const length: unknown = provided.implementations.delays[name];
  return typeof length === 'number' ? `${name} (${length} ms)` : name;
};

/** Descriptions and requirements explain a chart: they may be reworded without a new sign-off. */
function unexplained(chart: Chart, flow: Flow): Chart {
  return {
    ...chart,
    states: chart.states.map((state) => ({ ...state, description: '', requirement: null })),
    branches: chart.branches.map((branch) => ({ ...branch, description: null })),
    delays: chart.delays.map((name) => delayText(flow, name)),
  };
}

/**
 * What a person agrees with who signs a flow off: its states, branches, guards, actions, actors, delays and texts.
 *
 * @param messages the texts that its screens show
 */
export const meaningOf = (flow: Flow, messages: Messages): Edition => ({
  charts: [unexplained(chartOf(flow.machine), flow)],
  messages,
});

/** What has changed in a flow since it was signed off; nothing as long as the sign-off holds. */
export const changesSince = (signOff: SignOff, now: Edition): EditionDiff => diffOf(signOff.meaning, now);
