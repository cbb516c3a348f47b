import type { StateValue } from 'xstate';
import type { Flow } from '../play/flow';
import { isSame } from './same';
import type { ActorMade, LiveMessage, ShownFields, StepTaken } from '../../recording/message';

/**
 * An external cause: what reached a chart of the track from outside of the charts that actually run. Paths are those
 * of the player.
 */
export type Cause =
  | { readonly kind: 'start' }
  | { readonly kind: 'event'; readonly to: string; readonly event: StepTaken['event'] }
  /** An actor that the player stubs has ended; `output` as recorded. */
  | {
      readonly kind: 'end';
      readonly of: string;
      readonly src: string;
      readonly rejected: boolean;
      readonly output: ShownFields[string];
    }
  | { readonly kind: 'delay'; readonly of: string }
  /** The player cannot cause it. */
  | { readonly kind: 'other'; readonly type: string };

/** The state of each chart, by path (the root's is ''). Charts that have ended are absent, except for the root. */
export type Places = Readonly<Record<string, StateValue>>;

/** One cause and its effects until the next. */
export type TrackStep = {
  readonly at: number;
  readonly cause: Cause;
  /** The branches of all charts of the track, in the order in which they were taken. */
  readonly branches: readonly string[];
  readonly places: Places;
};

/** What one actor of a flow went through, with the child charts that the player actually runs. */
export type Track = {
  readonly flow: string;
  /** `card-add`, and `card-add 2` for the second of its kind. */
  readonly name: string;
  readonly input: ShownFields;
  /** The first is the start. */
  readonly steps: readonly TrackStep[];
};

/** Flows by name, which is also the name of their chart. */
export type Flows = Readonly<Record<string, Flow>>;

/** The charts of one track: the path of each actor. */
type Cast = ReadonlyMap<number, string>;

const isStep = (message: LiveMessage): message is StepTaken => message.kind === 'step';
const isActor = (message: LiveMessage): message is ActorMade => message.kind === 'actor';

/** The actors below `root` that the player would actually run. */
function castOf(root: ActorMade, flow: Flow, actors: readonly ActorMade[]): Cast {
  const cast = new Map<number, string>();
  const join = (actor: ActorMade, of: Flow, path: string): void => {
    cast.set(actor.actor, path);
    for (const child of actors) {
      const childFlow = child.parent === actor.actor ? of.children?.[child.src] : undefined;
      if (childFlow && child.machine === childFlow.machine.id) {
        join(child, childFlow, path === '' ? child.id : `${path}/${child.id}`);
      }
    }
  };
  join(root, flow, '');
  return cast;
}

const ending = /^xstate\.(done|error)\.actor\.(.*)$/u;

function causeOf({ actor, from, event }: StepTaken, cast: Cast, actors: readonly ActorMade[]): Cause | null {
  const path = cast.get(actor) ?? '';
  const { type } = event;
  if (type === 'xstate.init') return path === '' ? { kind: 'start' } : null;
  if (type.startsWith('xstate.after.')) return { kind: 'delay', of: path };
  const [, how, id = ''] = ending.exec(type) ?? [];
  const isWithin = from !== null && cast.has(from);
  // A chart that actually runs ends by itself; only its failure is an external cause.
  if (isWithin && how !== 'error') return null;
  if (how !== undefined) {
    const ended = actors.find((candidate) => candidate.actor === from);
    const of = path === '' ? id : `${path}/${id}`;
    return {
      kind: 'end',
      of,
      src: ended?.src ?? id,
      rejected: how === 'error',
      output: event['output'] ?? null,
    };
  }
  if (type.startsWith('xstate.') || type.startsWith('‹')) return { kind: 'other', type };
  return { kind: 'event', to: path, event };
}

type Growing = { at: number; cause: Cause; branches: string[]; places: Places };

/**
 * A view may react while a chart still handles an event (it clears its fields when the chart reports that it is
 * done). That reaction comes after its cause. It is dropped if the chart has ended by then, because in the player
 * nobody handles it.
 */
function inTurn(steps: readonly StepTaken[], cast: Cast): StepTaken[] {
  const isOutside = ({ from, event }: StepTaken): boolean =>
    (from === null || !cast.has(from)) && !event.type.startsWith('xstate.');
  const turns = steps.flatMap((step): { step: StepTaken; turn: number }[] => {
    if (!isOutside(step)) return [{ step, turn: step.order }];
    const around = steps.filter(({ order, ended }) => order < step.order && step.order < ended);
    const turn = Math.max(step.order, ...around.map(({ ended }) => ended));
    const isOver = steps.some(
      ({ actor, event, order }) =>
        actor === step.actor && event.type === 'xstate.stop' && step.order < order && order < turn,
    );
    return isOver ? [] : [{ step, turn }];
  });
  return turns.sort((one, other) => one.turn - other.turn).map(({ step }) => step);
}

function stepsOf(steps: readonly StepTaken[], cast: Cast, actors: readonly ActorMade[]): TrackStep[] {
  const grown: Growing[] = [];
  let places: Places = {};
  let stopped: string[] = [];
  const settle = (): void => {
    places = Object.fromEntries(Object.entries(places).filter(([path]) => !stopped.includes(path)));
    stopped = [];
    const last = grown.at(-1);
    if (last) last.places = places;
  };
  let isAgain = false;
  /** Whether the last event from outside was ignored. Internal events after it that change no state are skipped. */
  let isIgnored = false;
  for (const step of inTurn(steps, cast)) {
    const path = cast.get(step.actor) ?? '';
    const begins = step.event.type === 'xstate.init';
    if (step.event.type === 'xstate.stop') {
      // Leaving the screen stops everything. The charts keep their places.
      stopped = path === '' ? [] : [...stopped, path];
      continue;
    }
    settle();
    const isHeard = step.branches.length > 0 || (begins && grown.length === 0);
    const outer = causeOf(step, cast, actors);
    const cause = isHeard ? outer : null;
    if (outer) isIgnored = !isHeard && outer.kind === 'event';
    else if (isIgnored && isSame(places[path], step.value)) continue;
    // In React's strict mode a screen's actor is stopped and restarted in the same state, which has no effect.
    isAgain = (isAgain && cause === null) || (begins && path === '' && grown.length > 0);
    if (isAgain) continue;
    if (cause) grown.push({ at: step.at, cause, branches: [], places });
    grown.at(-1)?.branches.push(...step.branches);
    if (step.status !== 'active' && path !== '') stopped.push(path);
    places = { ...places, [path]: step.value };
  }
  settle();
  return grown;
}

const flowOf = (actor: ActorMade, flows: Flows): Flow | null =>
  actor.machine !== null && Object.hasOwn(flows, actor.machine) ? (flows[actor.machine] ?? null) : null;

/** The tracks of one page: one for every flow's actor that is not part of another track. */
function tracksOfPage(messages: readonly LiveMessage[], flows: Flows): Track[] {
  const actors = messages.filter(isActor);
  const steps = messages.filter(isStep).sort((one, other) => one.order - other.order);
  const played = new Set<number>();
  return actors.flatMap((root): Track[] => {
    const flow = flowOf(root, flows);
    if (!flow || played.has(root.actor)) return [];
    const cast = castOf(root, flow, actors);
    for (const actor of cast.keys()) played.add(actor);
    const own = stepsOf(
      steps.filter(({ actor }) => cast.has(actor)),
      cast,
      actors,
    );
    if (own[0]?.cause.kind !== 'start') return [];
    return [{ flow: flow.machine.id, name: flow.machine.id, input: root.input, steps: own }];
  });
}

/**
 * The tracks of a recording: one for each actor that ran a flow, in the order in which they started.
 *
 * @param flows by name, which is the name of the chart
 */
export function tracksOf(messages: readonly LiveMessage[], flows: Flows): Track[] {
  const pages = new Set(messages.map(({ page }) => page));
  const tracks = [...pages].flatMap((page) =>
    tracksOfPage(
      messages.filter((message) => message.page === page),
      flows,
    ),
  );
  return tracks.map((track, index) => {
    const earlier = tracks.slice(0, index).filter(({ flow }) => flow === track.flow).length;
    return earlier === 0 ? track : { ...track, name: `${track.flow} ${earlier + 1}` };
  });
}
