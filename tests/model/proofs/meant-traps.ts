import type { Flow } from '../../../src/review/play/flow';
import type { Graph } from '../../support/charts/walked-graph';
import { trapsOf, type IsPersonal, type Trap } from '../../support/charts/ways-out';
import { parentEvents, personEvents } from './person-events';
import { appWide, circles, EVERYWHERE, rests, type ByDesign } from './rests';

/** Whether a chart receives an event from a person, or from another chart after an action of a person. */
export const isPersonal: IsPersonal = (chart, event) =>
  appWide.includes(chart) ||
  (personEvents[chart] ?? []).includes(event) ||
  (parentEvents[chart] ?? []).includes(event);

/** Unintended traps, and intended ones that are not traps. */
function compared(flow: string, found: readonly Trap[], byDesign: ByDesign) {
  const meant = Object.keys(byDesign[flow] ?? {});
  const isMeant = (state: string, name: string) => name === EVERYWHERE || name === state;
  return {
    unmeant: found.filter(({ state }) => !meant.some((name) => isMeant(state, name))),
    gone: meant.filter((name) => !found.some(({ state }) => isMeant(state, name))),
  };
}

/** Compares the traps of a walked flow with the lists of `rests.ts`. */
export function againstRests(flow: Flow, graph: Graph) {
  const { stuck, circling } = trapsOf(flow, graph, isPersonal);
  const { id } = flow.machine;
  return { stuck: compared(id, stuck, rests), circling: compared(id, circling, circles) };
}
