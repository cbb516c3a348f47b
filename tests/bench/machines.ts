import type { AnyStateMachine } from 'xstate';
import type { Flow, Path } from '../../src/review/play/flow';
import { flows } from '../../src/review/flows';
import { prepare } from '../../src/review/play/prepare';
import { walk } from '../../src/review/play/walker';
import { begin, play } from './bare-player';
import { median } from './median';
import type { Bench, Figure } from './result';
import { listed } from './statistics';

export const parts = ['events', 'walk'] as const;

const ROUNDS = 5;
/** The largest charts, and those that handle the most events. */
const BIG = [
  'stepper',
  'submission',
  'card-add',
  'session',
  'resource',
  'notifications',
  'services',
  'expiring-cards',
  'settings',
  'legacy-frame',
] as const satisfies readonly (keyof typeof flows)[];

type Turn = {
  /** The time to create and start an actor, in ms. */
  readonly start: number;
  /** Events of the paths per second, including outcomes and timers. */
  readonly rate: number;
};

/** The minimum length of a round in ms: a few short paths alone would not be meaningful. */
const LEAST_MS = 100;

/** Plays every path repeatedly until the minimum length is reached. */
function playAll(flow: Flow, machine: AnyStateMachine, paths: readonly Path[]): Turn {
  let [starting, stepping, started, stepped] = [0, 0, 0, 0];
  while (starting + stepping < LEAST_MS) {
    for (const path of paths) {
      const began = performance.now();
      const playing = begin(flow, machine, path);
      const ready = performance.now();
      for (const step of path.steps) play(playing, flow, step);
      stepping += performance.now() - ready;
      starting += ready - began;
      started += 1;
      stepped += path.steps.length;
      playing.root.stop();
    }
  }
  return { start: starting / started, rate: (stepped / stepping) * 1000 };
}

function eventsOf(name: (typeof BIG)[number], rounds: number): readonly Figure[] {
  const flow: Flow = flows[name];
  const machine = prepare(flow);
  const paths = walk(flow).states;
  // The first round is for compilation.
  playAll(flow, machine, paths);
  const turns = Array.from({ length: rounds }, () => playAll(flow, machine, paths));
  const [rates, starts] = [turns.map(({ rate }) => rate), turns.map(({ start }) => start)];
  return [
    {
      axis: `events, ${name}`,
      value: Math.round(median(rates)),
      unit: 'per second',
      note: `${paths.length} paths; ${listed(rates, 0)}`,
    },
    { axis: `actor start, ${name}`, value: median(starts), unit: 'ms', note: listed(starts, 3) },
  ];
}

/** Every path of every flow, once, as the tests and `npm run coverage:flows` walk them. */
function walkAll(): Figure {
  let [paths, states] = [0, 0];
  const longest: { readonly name: string; readonly ms: number }[] = [];
  const began = performance.now();
  for (const [name, flow] of Object.entries<Flow>(flows)) {
    const start = performance.now();
    const walked = walk(flow);
    longest.push({ name, ms: performance.now() - start });
    paths += walked.edges;
    states += walked.states.length;
  }
  const total = performance.now() - began;
  const most = longest
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 3)
    .map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(1)} s`);
  return {
    axis: `walking all paths of ${longest.length} flows`,
    value: Math.round(total),
    unit: 'ms',
    note: `${paths} paths to ${states} states; most: ${most.join(', ')}`,
  };
}

/**
 * The charts without a page: events per second and the start of an actor along the shortest path to every state, with
 * provided outcomes and a simulated clock; and the time to walk every path. The charts are this repository's own,
 * whatever build is measured. Rounds: how often all paths are played.
 */
export const run: Bench = (target, { rounds, only }) => {
  const wants = (part: (typeof parts)[number]): boolean => only.length === 0 || only.includes(part);
  const figures = target.isOwn
    ? [
        ...(wants('events') ? BIG.flatMap((name) => eventsOf(name, rounds ?? ROUNDS)) : []),
        ...(wants('walk') ? [walkAll()] : []),
      ]
    : [];
  return Promise.resolve({ figures, problems: [] });
};
