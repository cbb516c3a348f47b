import type { Outcome } from '../../../machines/fixtures.types';
import { describePath, type Flow, type Step } from '../../../src/review/play/flow';
import type { Edge, Graph, Moment } from './walked-graph';

/** Whether a person can send this event to the chart. */
export type IsPersonal = (chart: string, event: string) => boolean;

/**
 * The cause of a step: a person, something that ends by itself in bounded time, or nobody (a crash, another chart).
 */
type Mover = 'person' | 'itself' | 'nobody';

type Outcomes = Readonly<Record<string, Readonly<Record<string, Outcome>>>>;

/** Whether the actor at this path can end with a result by itself. */
function endings(flow: Flow, moment: Moment, settled: string): boolean {
  const parentPath = settled.includes('/') ? settled.slice(0, settled.lastIndexOf('/')) : '';
  const chart = flowOf(flow, moment.charts.get(parentPath) ?? '');
  const id = settled.slice(settled.lastIndexOf('/') + 1);
  const src = chart && sourcesOf(chart).get(id);
  const outcomes = src === undefined ? undefined : (chart?.fixtures.outcomes as Outcomes | undefined)?.[src];
  return Object.values(outcomes ?? {}).some((outcome) => 'resolve' in outcome);
}

const flowOf = (flow: Flow, id: string): Flow | undefined =>
  flow.machine.id === id
    ? flow
    : Object.values(flow.children ?? {}).flatMap((child) => flowOf(child, id) ?? [])[0];

type Node = {
  readonly invoke: readonly { readonly id: string; readonly src: unknown }[];
  readonly states: object;
};

const invokes = (node: Node): [string, string][] => [
  ...node.invoke.map(({ id, src }): [string, string] => [id, typeof src === 'string' ? src : id]),
  ...Object.values(node.states).flatMap(invokes),
];

/** The `src` of each of the chart's invokes, by its id. */
const sourcesOf = ({ machine }: Flow): ReadonlyMap<string, string> => new Map(invokes(machine.root as Node));

function moverOf(flow: Flow, moment: Moment, step: Step, isPersonal: IsPersonal): Mover {
  if ('tick' in step) return 'itself';
  if ('settle' in step) return endings(flow, moment, step.settle) ? 'itself' : 'nobody';
  return isPersonal(moment.charts.get(step.to) ?? '', step.event.type) ? 'person' : 'nobody';
}

/** A moment without a way out. */
export type Trap = { readonly state: string; readonly path: string };

export type Traps = {
  /** Places that nothing a person does, and nothing that ends by itself, ever leaves. */
  readonly stuck: readonly Trap[];
  /** Places that only time leaves, possibly in circles. */
  readonly circling: readonly Trap[];
};

/** Finds moments without a way out for the person. */
export function trapsOf(flow: Flow, { moments, edges }: Graph, isPersonal: IsPersonal): Traps {
  const movers = new Map<Edge, Mover>();
  const from = new Map<string, Edge[]>();
  for (const edge of edges) {
    const moment = moments.get(edge.from);
    if (!moment || edge.to === edge.from) continue;
    movers.set(edge, moverOf(flow, moment, edge.step, isPersonal));
    from.set(edge.from, [...(from.get(edge.from) ?? []), edge]);
  }
  const leading = (mark: string) => (from.get(mark) ?? []).filter((edge) => movers.get(edge) !== 'nobody');
  const isPersons = (mark: string) => leading(mark).some((edge) => movers.get(edge) === 'person');
  const placeOf = (mark: string) => moments.get(mark)?.place;
  const asked = [...moments].filter(([, { isOver, isEdge }]) => !isOver && !isEdge);

  const leadsOn = (start: string): boolean => {
    const seen = new Set([start]);
    const open = [start];
    for (let mark = open.pop(); mark !== undefined; mark = open.pop()) {
      for (const { to } of leading(mark)) {
        if (placeOf(to) !== placeOf(start)) return true;
        if (!seen.has(to)) open.push(to);
        seen.add(to);
      }
    }
    return false;
  };

  /** 1: being followed; 2: always reaches a person's step or the end. */
  const known = new Map<string, 1 | 2>();
  const circles = (mark: string): boolean => {
    const moment = moments.get(mark);
    if (!moment || moment.isOver || moment.isEdge || isPersons(mark) || known.get(mark) === 2) return false;
    if (known.get(mark) === 1) return true;
    known.set(mark, 1);
    const found = leading(mark).some(({ to }) => circles(to));
    if (!found) known.set(mark, 2);
    return found;
  };

  const told = (found: typeof asked) =>
    found.map(([, { state, path }]): Trap => ({ state, path: describePath(path) }));
  const stuck = asked.filter(([mark]) => !leadsOn(mark));
  const circling = asked.filter(([mark]) => {
    for (const [at, state] of [...known]) if (state === 1) known.delete(at);
    return circles(mark);
  });
  return { stuck: told(stuck), circling: told(circling) };
}
