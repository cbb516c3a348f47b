import { describeStep, type Flow, type Path, type Step } from '../play/flow';
import { candidatesFor, inputsFor } from './candidates';
import { startPlayback, seenOf, type Playback, type Seen } from './playback';
import { isSame } from './same';
import type { Track } from './tracks';

/** A recorded track as steps of the player, with what was seen after the start and after each group of steps. */
export type FoundPath = {
  readonly input: string;
  readonly start: Seen;
  readonly steps: readonly { readonly play: readonly Step[]; readonly seen: readonly Seen[] }[];
};

/** The path, or why there is none: what is in the recording but not in the fixtures. */
export type Finding = { readonly path: FoundPath } | { readonly problem: string };

/** The maximum number of steps to play before a recording counts as not replayable; takes some seconds. */
const LIMIT = 100_000;

type Chosen = FoundPath['steps'];

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A short description of the cause of a recorded step. */
export const causeText = ({ steps }: Track, index: number): string => {
  const cause = steps[index]?.cause;
  switch (cause?.kind) {
    case 'event':
      return `the event '${cause.event.type}'${cause.to === '' ? '' : ` to '${cause.to}'`}`;
    case 'end':
      return `'${cause.of}' ${cause.rejected ? 'failed' : 'ended'}`;
    case 'delay':
      return `time passed${cause.of === '' ? '' : ` for '${cause.of}'`}`;
    case 'other':
      return cause.type;
    default:
      return 'the start';
  }
};

class Search {
  readonly #flow: Flow;
  readonly #track: Track;
  #played = 0;
  /** How far the best attempt came, and why it failed. */
  #furthest = { index: -1, why: '' };

  constructor(flow: Flow, track: Track) {
    this.#flow = flow;
    this.#track = track;
  }

  run(): Finding {
    for (const input of inputsFor(this.#flow, this.#track.input)) {
      const chosen = this.#from(input);
      const [start] = this.#track.steps;
      if (chosen && start) return { path: { input, start: seenOf(start), steps: chosen } };
    }
    const { index, why } = this.#furthest;
    const step = `step ${index + 1} of ${this.#track.steps.length} (${causeText(this.#track, index)})`;
    return { problem: `'${this.#track.name}' cannot be replayed: at ${step}, ${why}.` };
  }

  #from(input: string): Chosen | null {
    const playback = this.#rebuilt(input, []);
    if (!playback) return null;
    const begun = this.#agreement(playback, 0);
    return begun === null ? null : this.#next(input, playback, begun.length, []);
  }

  /** Continues from the steps chosen so far. Do not use the playback afterwards. */
  #next(input: string, playback: Playback, index: number, chosen: Chosen): Chosen | null {
    const step = this.#track.steps[index];
    if (!step) return chosen;
    const { ways, none } = candidatesFor(playback.rig, step, this.#elapsed(index));
    if (ways.length === 0) this.#stuck(index, none);
    let current: Playback | null = playback;
    for (const play of ways) {
      current ??= this.#rebuilt(input, chosen);
      if (!current || this.#played > LIMIT) return null;
      const played = current;
      current = null;
      const seen = this.#tryOut(played, play, index);
      if (seen === null) continue;
      const rest = this.#next(input, played, index + seen.length, [...chosen, { play, seen }]);
      if (rest) return rest;
    }
    return null;
  }

  #tryOut(playback: Playback, play: readonly Step[], index: number): readonly Seen[] | null {
    try {
      this.#played += play.length;
      for (const step of play) playback.play(step);
    } catch (error) {
      this.#stuck(index, messageOf(error));
      return null;
    }
    return this.#agreement(playback, index);
  }

  /** Returns what was seen from the recorded step on if it matches the recording, otherwise `null`. */
  #agreement(playback: Playback, index: number): readonly Seen[] | null {
    const seen = playback.steps().slice(index).map(seenOf);
    const recorded = this.#track.steps.slice(index, index + seen.length).map(seenOf);
    if (seen.length > 0 && isSame(seen, recorded)) return seen;
    const took = seen[0]?.branches.join(', ') ?? 'nothing';
    const wanted = recorded[0]?.branches.join(', ') ?? '';
    this.#stuck(
      index,
      `the app took ${wanted || 'no branch'}, and the fixtures lead to ${took || 'no branch'}`,
    );
    return null;
  }

  #rebuilt(input: string, chosen: Chosen): Playback | null {
    try {
      const playback = startPlayback(this.#flow, input);
      const steps = chosen.flatMap(({ play }) => play);
      this.#played += steps.length;
      for (const step of steps) playback.play(step);
      return playback;
    } catch (error) {
      this.#stuck(0, messageOf(error));
      return null;
    }
  }

  /** The time since the previous step in ms; 0 if no timer fires at this step or later. */
  #elapsed(index: number): number {
    const { steps } = this.#track;
    const isTimed = steps.slice(index).some(({ cause }) => cause.kind === 'delay');
    return isTimed ? (steps[index]?.at ?? 0) - (steps[index - 1]?.at ?? 0) : 0;
  }

  #stuck(index: number, why: string): void {
    if (index > this.#furthest.index) this.#furthest = { index, why };
  }
}

/**
 * Finds steps of the player that take the same branches and states as a recording. A recording does not contain what
 * was typed, so samples of the fixtures replace it: they are tried until one takes the recorded branches.
 */
export const findPath = (flow: Flow, track: Track): Finding => new Search(flow, track).run();

/** The player's path without what was seen, for display. */
export const pathOf = ({ input, steps }: FoundPath): Path => ({
  input,
  steps: steps.flatMap(({ play }) => play),
});

/**
 * Plays a path that was found, and returns it with what is seen now instead of what was recorded.
 *
 * @throws Error naming the step that the chart now refuses
 */
export function follow(flow: Flow, { input, steps }: FoundPath): FoundPath {
  const playback = startPlayback(flow, input);
  let count = playback.steps().length;
  const start = playback.steps().slice(0, 1).map(seenOf)[0] ?? { branches: [], places: {} };
  const followed = steps.map(({ play }, index) => {
    for (const step of play) {
      try {
        playback.play(step);
      } catch (error) {
        throw new Error(`Step ${index + 1}, ${describeStep(step)}: ${messageOf(error)}`, { cause: error });
      }
    }
    const seen = playback.steps().slice(count).map(seenOf);
    count += seen.length;
    return { play, seen };
  });
  return { input, start, steps: followed };
}
