import { isMachineSnapshot, type AnyMachineSnapshot, type Snapshot } from 'xstate';
import { messageOf } from '../../model/message-of';
import type { DeferredSnapshot } from '../../play/deferred';
import { enabledSteps } from '../../play/enabled-steps';
import type { Flow, Path, Step } from '../../play/flow';
import { startRig, type LiveActor, type Rig } from '../../play/rig';
import { optionOf, ownBranches, type Option } from './options';
import { refusals } from './refusals';
import { inputOf, start } from './start';
import { stepOf, tokenOf } from './tokens';

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

const activeIn = (rig: Rig): ReadonlySet<string> =>
  new Set((rig.snapshot()._nodes as readonly { readonly id: string }[]).map(({ id }) => id));

/** Ids of the states in which a path ends. */
export const activeAfter = (flow: Flow, path: Path): ReadonlySet<string> => activeIn(start(flow, path).rig);

/** Whether a step after a path enters one of these states, and rests in it. */
export function enters(flow: Flow, path: Path, step: Step, states: readonly string[]): boolean {
  if (states.length === 0) return false;
  const { rig } = start(flow, path);
  const before = activeIn(rig);
  rig.play(step);
  const after = activeIn(rig);
  return states.some((id) => after.has(id) && !before.has(id));
}

/** Why a step with a tester's own values cannot be taken after a path; `null` if it can. */
export function problemOf(flow: Flow, path: Path, step: Step): string | null {
  try {
    const { rig } = start(flow, path);
    if ('event' in step) {
      const { ref } = rig.live().find((actor) => actor.path === step.to) ?? {};
      const snapshot = ref?.getSnapshot() as AnyMachineSnapshot | undefined;
      const refusedBy = snapshot ? refusals(snapshot, step.event) : [];
      if (refusedBy.length > 0 && !snapshot?.can(step.event)) return `Refused by ${refusedBy.join(', ')}.`;
    }
    // Also what can happen next has to be known.
    play(flow, { ...path, steps: [...path.steps, step] });
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** The tokens of a path's steps, for its link. */
export function tokensOf(flow: Flow, { input, steps }: Path): string[] {
  const rig = startRig(flow, inputOf(flow, input));
  return steps.map((step, index) => {
    const token = tokenOf(step, rig.live());
    // The last step may be one that goes wrong.
    if (index < steps.length - 1) rig.play(step);
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
    try {
      rig.play(step);
    } catch (error) {
      return { fault: `Step ${index + 1} of the link (${token}) cannot be taken: ${messageOf(error)}` };
    }
    steps.push(step);
  }
  return { path: { input, steps } };
}
