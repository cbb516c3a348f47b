import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { play, type Chooser, type Option, type Played } from '../play';
import type { Defects } from '../seat';
import type { Write } from '../writes/write';
import { writeNamed } from '../writes/writes';

/** The result of an exploration. */
export type Explored = {
  /** The number of schedules played; `known` of them led to a state that another had reached. */
  readonly schedules: number;
  readonly known: number;
  /** A schedule that violated a rule. */
  readonly broken: Played | null;
};

/** A random schedule for any set of options. */
export const anyDraws = fc.array(fc.nat(999), { minLength: 1, maxLength: 16 });

/**
 * Chooses randomly: 40 % what is next in order, 30 % anything that is in progress, 30 % an action of a person.
 */
export const drawing =
  (draws: readonly number[]): Chooser =>
  (options) => {
    const [drawn] = draws;
    if (drawn === undefined) return 'rest';
    draws = draws.slice(1);
    const kind = drawn % 10;
    const rest = Math.floor(drawn / 10);
    if (kind < 4) return 0;
    const some = options.filter(({ isMove }) => (kind < 7 ? !isMove : isMove));
    return options.indexOf(some[rest % some.length] ?? (options[0] as Option));
  };

/** Makes the given choices, then lets everything happen in order. */
export const following =
  (choices: readonly number[]): Chooser =>
  (options) => {
    const [chosen] = choices;
    if (chosen === undefined) return 'rest';
    choices = choices.slice(1);
    if (chosen >= options.length) throw new Error(`There are only ${options.length} options`);
    return chosen;
  };

/** Lets the named things happen, then everything in order. */
export const happening =
  (labels: readonly string[]): Chooser =>
  (options) => {
    const [label] = labels;
    if (label === undefined) return 'rest';
    labels = labels.slice(1);
    const index = options.findIndex((option) => option.label === label);
    if (index < 0)
      throw new Error(`'${label}' is not one of ${options.map((option) => option.label).join(', ')}`);
    return index;
  };

/** Describes a schedule that violated a rule; `CABRANK_SCHEDULE` replays it. */
export const described = ({ write, choices, happened, problems }: Played): string =>
  [
    ...problems,
    `CABRANK_SCHEDULE='${write.name}: ${choices.join(' ')}'`,
    ...happened.map((label, index) => `${index + 1}. ${label}`),
  ].join('\n');

/** Parses a schedule in the format of `described`: the write's name, and the choices. */
export function readSchedule(text: string): { readonly write: Write; readonly choices: readonly number[] } {
  const [name = '', choices = ''] = text.split(': ');
  return { write: writeNamed(name), choices: choices.split(' ').filter(Boolean).map(Number) };
}

/** Which schedules are played. */
export type Bounds = {
  /** The number of choices; afterwards everything happens in order. */
  readonly depth: number;
  /** How many of them differ from the order. */
  readonly deviations?: number;
  /** The maximum number of schedules. */
  readonly most?: number;
};

/**
 * Plays every schedule of a write within the bounds, depth first. Two schedules that lead to the same state continue
 * as one. Stops at the first that violates a rule.
 */
export async function explore(
  write: Write,
  { depth, deviations = Infinity, most = Infinity }: Bounds,
  defects: Defects = {},
): Promise<Explored> {
  /** The number of choices left when a state was reached, by the deviations left. */
  const reached = new Map<string, number>();
  let schedules = 0;
  let known = 0;
  for (let path: number[] | null = []; path !== null && schedules < most;) {
    const begun: readonly number[] = path;
    const choices: number[] = [];
    const counts: number[] = [];
    const choose: Chooser = (options, state) => {
      const left = depth - choices.length;
      const mayDeviate = deviations - choices.filter((chosen) => chosen > 0).length;
      if (left === 0 || mayDeviate === 0) return 'rest';
      if (choices.length >= begun.length) {
        const hash = createHash('sha1').update(`${mayDeviate} ${state()}`).digest('base64');
        if ((reached.get(hash) ?? 0) >= left) {
          known += 1;
          return 'known';
        }
        reached.set(hash, left);
      }
      const chosen = begun[choices.length] ?? 0;
      choices.push(chosen);
      counts.push(options.length);
      return chosen;
    };
    const played = await play(write, choose, defects);
    schedules += 1;
    if (played.problems.length > 0) return { schedules, known, broken: played };
    const last = choices.findLastIndex((chosen, index) => chosen + 1 < (counts[index] ?? 0));
    path = last < 0 ? null : [...choices.slice(0, last), (choices[last] ?? 0) + 1];
  }
  return { schedules, known, broken: null };
}
