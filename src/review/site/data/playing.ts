import { isMachineSnapshot, type AnyMachineSnapshot, type Snapshot } from 'xstate';
import { branchesTaken } from '../../play/branch-coverage';
import type { DeferredSnapshot } from '../../play/deferred';
import { enabledSteps } from '../../play/enabled-steps';
import type { Flow, Path, Step } from '../../play/flow';
import { startRig, type LiveActor, type Rig } from '../../play/rig';
import { refusals } from './refusals';
import { stepOf, tokenOf } from './tokens';

/** One possible next step. */
export type Option = {
  readonly step: Step;
  /** Its token in a link. Unique among the current options. */
  readonly token: string;
  readonly kind: 'event' | 'outcome' | 'tick';
  /** Path of the actor that it concerns; '' is the flow itself. */
  readonly actor: string;
  /** The event, the outcome, or how far the clock advances. */
  readonly label: string;
  /** The event's payload as JSON; `null` if there is none. */
  readonly payload: string | null;
  /** Guards that currently refuse it. */
  readonly refusedBy: readonly string[];
  /** Whether it has any effect. */
  readonly enabled: boolean;
  /** Branches of the flow's own chart that it would take. */
  readonly takes: readonly string[];
};

/** A running actor and its state. */
export type PlayedActor = {
  readonly path: string;
  readonly src: string;
  /** `null` for a deferred actor. */
  readonly flow: string | null;
  /** Its state in one line; for a deferred actor its input. */
  readonly state: string;
  readonly context: unknown;
};

/** A path, played to its end. */
export type Played = {
  readonly path: Path;
  readonly status: string;
  /** Ids of the active states of the flow's own chart, including the root's. */
  readonly active: readonly string[];
  /** Branches of the chart that the last step took. */
  readonly taken: readonly string[];
  readonly actors: readonly PlayedActor[];
  readonly options: readonly Option[];
  /** Event types of the samples that no active state handles. */
  readonly unhandled: readonly string[];
  /** What the last step called outside of the chart, and the events for its parent. */
  readonly effects: readonly string[];
};

type Start = { readonly rig: Rig; readonly taken: string[]; readonly since: () => readonly string[] };

const inputOf = (flow: Flow, name: string): unknown =>
  (flow.fixtures.inputs as Record<string, unknown>)[name];

/** Plays a path in a rig of its own and records what its last step took and reached. */
function start(flow: Flow, { input, steps }: Path): Start {
  const taken: string[] = [];
  const rig = startRig(flow, inputOf(flow, input), {
    inspect: (event) => void taken.push(...branchesTaken(event)),
  });
  const told = () => [
    ...rig.effects.map(({ actor, type }) => (actor === '' ? type : `${actor}: ${type}`)),
    ...rig.reports.map(({ type }) => `reports ${type}`),
    ...rig.emitted.map(({ type }) => `emits ${type}`),
  ];
  let before: readonly string[] = [];
  for (const step of steps) {
    taken.length = 0;
    before = told();
    rig.play(step);
  }
  const since = () => {
    const earlier = [...before];
    return told().filter((line) => {
      const index = earlier.indexOf(line);
      if (index >= 0) earlier.splice(index, 1);
      return index < 0;
    });
  };
  return { rig, taken, since };
}

const ownBranches = (flow: Flow, taken: readonly string[]) => {
  const own = `${flow.machine.id} |`;
  const below = `${flow.machine.id}.`;
  return [...new Set(taken.filter((key) => key.startsWith(own) || key.startsWith(below)))];
};

const seconds = (ms: number) => (ms < 1000 ? `${ms} ms` : `${Number((ms / 1000).toFixed(1))} s`);

const payloadOf = ({ type: _type, ...rest }: { readonly type: string }): string | null =>
  Object.keys(rest).length === 0 ? null : JSON.stringify(rest);

function optionOf(flow: Flow, path: Path, step: Step, actors: readonly LiveActor[]): Option {
  const base = { step, token: tokenOf(step, actors), payload: null, refusedBy: [] };
  const takes = takesOf(flow, path, step);
  if ('tick' in step) {
    return { ...base, kind: 'tick', actor: '', label: seconds(step.tick), enabled: true, takes };
  }
  if ('settle' in step) {
    return { ...base, kind: 'outcome', actor: step.settle, label: step.with, enabled: true, takes };
  }
  const actor = actors.find((candidate) => candidate.path === step.to);
  const snapshot = actor?.ref.getSnapshot() as AnyMachineSnapshot;
  return {
    ...base,
    kind: 'event',
    actor: step.to,
    label: step.event.type,
    payload: payloadOf(step.event),
    refusedBy: refusals(snapshot, step.event),
    enabled: snapshot.can(step.event),
    takes,
  };
}

/** The branches that the step would take, determined by taking it in another rig; empty if it fails. */
function takesOf(flow: Flow, path: Path, step: Step): readonly string[] {
  try {
    return ownBranches(flow, start(flow, { ...path, steps: [...path.steps, step] }).taken);
  } catch {
    return [];
  }
}

function actorOf({ path, src, ref, flow }: LiveActor): PlayedActor {
  const snapshot = ref.getSnapshot() as Snapshot<unknown>;
  if (flow && isMachineSnapshot(snapshot)) {
    const state = JSON.stringify(snapshot.value).replaceAll('"', '');
    return { path, src, flow: flow.machine.id, state, context: snapshot.context as unknown };
  }
  return { path, src, flow: null, state: 'waiting', context: (snapshot as DeferredSnapshot).input };
}

/**
 * Plays a path of a flow and returns where it leads and the possible next steps.
 *
 * @throws Error when a step is not possible
 */
export function play(flow: Flow, path: Path): Played {
  const { rig, taken, since } = start(flow, path);
  const snapshot: AnyMachineSnapshot = rig.snapshot();
  const actors = rig.live();
  const options = enabledSteps(rig).map((step) => optionOf(flow, path, step, actors));
  const heard = new Set(
    options.filter(({ kind, actor }) => kind === 'event' && actor === '').map(({ label }) => label),
  );
  const types = (flow.fixtures.events as readonly { readonly type: string }[]).map(({ type }) => type);
  return {
    path,
    status: snapshot.status,
    active: (snapshot._nodes as { readonly id: string }[]).map(({ id }) => id),
    taken: ownBranches(flow, taken),
    actors: actors.map(actorOf),
    options,
    unhandled: [...new Set(types)].filter((type) => !heard.has(type)),
    effects: since(),
  };
}

/** The tokens of a path's steps, for its link. */
export function tokensOf(flow: Flow, { input, steps }: Path): string[] {
  const rig = startRig(flow, inputOf(flow, input));
  return steps.map((step) => {
    const token = tokenOf(step, rig.live());
    rig.play(step);
    return token;
  });
}

/** Converts a link's tokens to a path. Only steps that are possible at that point are taken. */
export function pathOf(
  flow: Flow,
  asked: string | null,
  tokens: readonly string[],
): { readonly path: Path } | { readonly fault: string } {
  const [first = 'default'] = Object.keys(flow.fixtures.inputs);
  const input = asked ?? first;
  if (!Object.hasOwn(flow.fixtures.inputs, input)) {
    return { fault: `The link begins with the input “${input}”, which this flow has not (any more).` };
  }
  const rig = startRig(flow, inputOf(flow, input));
  const steps: Step[] = [];
  for (const [index, token] of tokens.entries()) {
    const step = stepOf(token, rig);
    if (!step) {
      return {
        fault: `Step ${index + 1} of the link (${token}) is not possible there: the flow has changed since.`,
      };
    }
    rig.play(step);
    steps.push(step);
  }
  return { path: { input, steps } };
}
