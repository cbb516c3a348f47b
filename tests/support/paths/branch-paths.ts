import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { branchesTaken, universeOf } from '../../../src/recording/branch-coverage';
import { enabledSteps } from '../../../src/review/play/enabled-steps';
import type { Flow, Path, Step } from '../../../src/review/play/flow';
import { startRig, type Rig } from '../../../src/review/play/rig';
import { walk } from '../../../src/review/play/walker';
import {
  isUnseen,
  type Bringing,
  type Coming,
  type Executor,
} from '../../../src/review/scripts/executor.types';
import type { PlayedFlow } from './played-flow';

/** Where a chart rests after a step, for both players. */
export type Mark = {
  readonly value: StateValue;
  readonly status: string;
  readonly states: readonly string[];
};

export type PlayedPath = Path & {
  /** The initial state, and the state after each step; `null` if it leaves that state by itself at once. */
  readonly marks: readonly (Mark | null)[];
  /** The paths of the actors that wait for an outcome then. */
  readonly waiting: readonly (readonly string[])[];
  /** The person's actions for each step; empty if it happens by itself. */
  readonly does: readonly (readonly Executor[])[];
  /** The branches of the chart that the path takes. */
  readonly takes: readonly string[];
};

/** How an actor's outcome is caused; `null` if unknown. */
export function bringingOf({ executors }: PlayedFlow, step: Step, next: Coming | null): Bringing | null {
  if (!('settle' in step)) return null;
  const known = executors.outcomes[step.settle]?.[step.with];
  return (typeof known === 'function' ? known(next) : known) ?? null;
}

const comesByItself = (played: PlayedFlow, path: string): boolean =>
  Object.keys(played.executors.outcomes[path] ?? {}).some((name) => {
    const bringing = bringingOf(played, { settle: path, with: name }, null);
    return bringing !== null && !isUnseen(bringing) && bringing.by === 'itself';
  });

/** The person's actions for an event; `null` if nobody sends it. */
function doingOf(
  { executors }: PlayedFlow,
  step: Step,
  coming: readonly Coming[],
  rig: Rig,
): readonly Executor[] | null {
  if (!('event' in step)) return [];
  const doing = executors.events[step.to]?.[step.event.type];
  if (!doing) return null;
  const now = step.to === '' ? rig.snapshot() : rig.child(step.to);
  const done = doing(step.event as never, coming, now);
  return isUnseen(done) ? null : done;
}

/** Whether the real backend causes this outcome when its call is let through. */
export const isPassed = ({ passes = [] }: PlayedFlow, step: Step): boolean =>
  'settle' in step && passes.includes(`${step.settle} ${step.with}`);

const isBrought = (played: PlayedFlow, step: Step): boolean => {
  if (isPassed(played, step)) return true;
  const bringing = bringingOf(played, step, null);
  if (!bringing || isUnseen(bringing)) return false;
  return bringing.by !== 'server' || bringing.route !== null;
};

/** The actor that ends before anybody could see it waiting. */
const suddenOf = (rig: Rig, played: PlayedFlow) => rig.live().find(({ path }) => comesByItself(played, path));

/** A timer that fires before anybody could look. */
const isPassing = (rig: Rig, { soon = 0 }: PlayedFlow): boolean =>
  (rig.clock.remaining()[0] ?? Infinity) <= soon;

/** Whether a step is possible in the browser. An actor that ends by itself is never seen waiting. */
const allows =
  (played: PlayedFlow) =>
  (step: Step, rig: Rig): boolean => {
    const sudden = suddenOf(rig, played);
    if (sudden && !('settle' in step && step.settle === sudden.path)) return false;
    if (!sudden && isPassing(rig, played)) return 'tick' in step;
    if (played.when && !played.when(step, rig)) return false;
    if ('tick' in step) return played.ticks === true;
    return 'settle' in step ? isBrought(played, step) : doingOf(played, step, [], rig) !== null;
  };

const isSettled = (step: Step | undefined): step is Extract<Step, { settle: string }> =>
  step !== undefined && 'settle' in step;

/** The outcomes that a step causes, up to the person's next step. */
export function comingAfter(steps: readonly Step[], index: number): readonly Coming[] {
  const coming: Coming[] = [];
  for (let next = index + 1; isSettled(steps[next]); next += 1) {
    const step = steps[next];
    if (isSettled(step)) coming.push({ actor: step.settle, outcome: step.with });
  }
  return coming;
}

const markOf = (rig: Rig, played: PlayedFlow): Mark | null => {
  if (suddenOf(rig, played) || isPassing(rig, played)) return null;
  const snapshot = rig.snapshot() as AnyMachineSnapshot;
  const states = rig.live().flatMap(({ path, ref, flow: chart }) => {
    const nodes = chart ? (ref.getSnapshot() as AnyMachineSnapshot)._nodes : [];
    return nodes
      .map(({ id, machine }) => id.slice(machine.id.length + 1))
      .filter((id) => id !== '')
      .map((id) => (path === '' ? id : `${path}/${id}`));
  });
  return { value: snapshot.value as StateValue, status: snapshot.status, states };
};

/** Plays a path without a view: where it rests, the actions for it, and the branches it takes. */
function follow(flow: Flow, played: PlayedFlow, path: Path): PlayedPath {
  const own = new Set(universeOf(flow.machine).branches);
  const takes = new Set<string>();
  const rig = startRig(flow, flow.fixtures.inputs[path.input], {
    inspect: (event) => {
      for (const key of branchesTaken(event)) if (own.has(key)) takes.add(key);
    },
  });
  const awaited = () => rig.live().flatMap(({ path: at }) => (at === '' ? [] : [at]));
  const marks = [markOf(rig, played)];
  const waiting = [awaited()];
  const does = path.steps.map((step, index) => {
    const done = doingOf(played, step, comingAfter(path.steps, index), rig) ?? [];
    rig.play(step);
    marks.push(markOf(rig, played));
    waiting.push(awaited());
    return done;
  });
  return { ...path, marks, waiting, does, takes: [...takes] };
}

/** Extends the path to where the page rests. A walk stops at a known moment, and some moments end at once. */
function toRest(flow: Flow, played: PlayedFlow, path: Path): Path {
  const rig = startRig(flow, flow.fixtures.inputs[path.input]);
  for (const step of path.steps) rig.play(step);
  const may = allows(played);
  const [next] = markOf(rig, played) === null ? enabledSteps(rig).filter((step) => may(step, rig)) : [];
  return next ? toRest(flow, played, { ...path, steps: [...path.steps, next] }) : path;
}

/**
 * A small set of paths that together take every branch that can be taken in the browser.
 *
 * @returns the paths, longest first, and the branches that none of them takes
 */
export function branchPaths(
  flow: Flow,
  played: PlayedFlow,
): { readonly paths: readonly PlayedPath[]; readonly missed: readonly string[] } {
  const { openings } = played.executors;
  const inputs = Object.fromEntries(
    Object.entries(flow.fixtures.inputs as Record<string, unknown>).filter(([name]) => name in openings),
  );
  const found: Path[] = [];
  walk(
    { ...flow, fixtures: { ...flow.fixtures, inputs } },
    {
      allows: allows(played),
      onStep: (path) => void found.push(path),
    },
  );
  const { branches } = universeOf(flow.machine);
  const left = new Set(branches);
  const candidates = found
    .map((path) => follow(flow, played, toRest(flow, played, path)))
    .filter(({ marks }) => marks.at(-1) !== null);
  const paths: PlayedPath[] = [];
  for (;;) {
    const worth = (path: PlayedPath) => path.takes.filter((key) => left.has(key)).length;
    const best = candidates.reduce<PlayedPath | null>((known, path) => {
      const [one, other] = [worth(path), known ? worth(known) : 0];
      if (one === 0 || one < other) return known;
      return one === other && known && known.steps.length <= path.steps.length ? known : path;
    }, null);
    if (!best) break;
    for (const key of best.takes) left.delete(key);
    paths.push(best);
  }
  return { paths, missed: [...left] };
}
