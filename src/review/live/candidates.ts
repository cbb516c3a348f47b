import type { Outcome } from '../../../machines/fixtures.types';
import type { Flow, Step } from '../play/flow';
import type { Rig } from '../play/rig';
import type { Shown, ShownFields } from '../../recording/message';
import type { Cause, TrackStep } from './tracks';

/** The player's steps that may correspond to a recorded cause; if there are none, the reason. */
export type Candidates = { readonly ways: readonly (readonly Step[])[]; readonly none: string };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isMark = (value: Shown): boolean => typeof value === 'string' && value.startsWith('‹');

/** Whether a sample matches the recorded value. Any value matches where a value was left out. */
export const agrees = (sample: unknown, recorded: Shown): boolean => {
  if (isMark(recorded)) return true;
  if (!isFields(recorded)) return sample === recorded;
  return isFields(sample) && Object.entries(recorded).every(([field, value]) => agrees(sample[field], value));
};

/** Returns the sample with the recorded values in place of its own. */
const overlaid = (sample: unknown, recorded: Shown): unknown => {
  if (isMark(recorded)) return sample;
  if (!isFields(recorded)) return recorded;
  const fields = isFields(sample) ? sample : {};
  const entries = Object.entries(recorded).map(([field, value]) => [field, overlaid(fields[field], value)]);
  return { ...fields, ...(Object.fromEntries(entries) as Fields) };
};

const holdsMark = (recorded: Shown): boolean =>
  isMark(recorded) || (isFields(recorded) && Object.values(recorded).some(holdsMark));

const flowAt = (rig: Rig, path: string): Flow | null =>
  rig.live().find((actor) => actor.path === path)?.flow ?? null;

function eventWays(rig: Rig, { to, event }: Extract<Cause, { kind: 'event' }>): Candidates {
  const samples = ((flowAt(rig, to)?.fixtures.events ?? []) as readonly { readonly type: string }[]).filter(
    ({ type }) => type === event.type,
  );
  const fitting = samples.filter((sample) => agrees(sample, event));
  const others = samples.filter((sample) => !fitting.includes(sample));
  const altered = others.map((sample) => overlaid(sample, event) as { type: string });
  const asGiven = samples.length === 0 && !holdsMark(event) ? [event] : [];
  const ways = [...fitting, ...altered, ...others, ...asGiven].map((sample): Step[] => [
    { to, event: sample },
  ]);
  return {
    // The unchanged sample may match: its numbers belong to the other samples (for example the time of a reading).
    ways: [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()],
    none: `the fixtures have no '${event.type}' event`,
  };
}

const kindOf = (value: unknown): unknown => (isFields(value) ? value['kind'] : undefined);

function endWays(rig: Rig, cause: Extract<Cause, { kind: 'end' }>): Candidates {
  const { of, src, rejected, output } = cause;
  const actor = rig.live().find(({ path }) => path === of);
  if (!actor) return { ways: [], none: `no '${of}' is running` };
  const outcomes = actor.parent?.fixtures.outcomes as
    Readonly<Record<string, Record<string, Outcome>>> | undefined;
  const named = outcomes?.[src];
  const kind = kindOf(output);
  const fitting = Object.entries(named ?? {}).filter(([, outcome]) => {
    if ('reject' in outcome) return rejected;
    return !rejected && (kind === undefined || kindOf(outcome.resolve) === kind);
  });
  const how = rejected ? 'that fails' : `that ends${typeof kind === 'string' ? ` as '${kind}'` : ''}`;
  return {
    ways: fitting.map(([name]) => [{ settle: of, with: name }]),
    none: `the fixtures have no outcome of '${src}' ${how}`,
  };
}

/** Advances the clock unless a timer would fire. */
function waited(rig: Rig, ms: number): Step[] {
  const [next] = rig.clock.remaining();
  const tick = next === undefined ? 0 : Math.min(ms, next - 1);
  return tick > 0 ? [{ tick }] : [];
}

/**
 * Returns what the player can do for a recorded step: events and outcomes of the fixtures that match the recorded
 * ones, or the running timers. If there are several, their effect decides.
 *
 * @param elapsed ms since the previous recorded step, if a timer fires later; otherwise 0
 */
export function candidatesFor(rig: Rig, { cause }: TrackStep, elapsed: number): Candidates {
  const before = waited(rig, elapsed);
  const later = ({ ways, none }: Candidates): Candidates => ({
    ways: ways.map((steps) => [...before, ...steps]),
    none,
  });
  switch (cause.kind) {
    case 'event':
      return later(eventWays(rig, cause));
    case 'end':
      return later(endWays(rig, cause));
    case 'delay':
      return {
        ways: [...new Set(rig.clock.remaining())].map((tick) => [{ tick }]),
        none: 'no timer is running',
      };
    case 'start':
      return { ways: [], none: 'it starts anew' };
    case 'other':
      return { ways: [], none: `nothing but the running app brings about '${cause.type}'` };
  }
}

/** The inputs of the fixtures that a chart may have started with, matching ones first. */
export function inputsFor(flow: Flow, recorded: ShownFields): string[] {
  const inputs = Object.entries(flow.fixtures.inputs as Fields);
  const agreeing = inputs.filter(([, input]) => agrees(input ?? {}, recorded)).map(([name]) => name);
  return [...agreeing, ...inputs.map(([name]) => name).filter((name) => !agreeing.includes(name))];
}
