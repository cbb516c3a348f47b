import {
  not,
  or,
  stateIn,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';
import { branchesOf, keyOf } from '../../recording/branch-coverage';
import { refusalText } from './refusals';

/** A state for drawing, export and comparison; everything in it is JSON. */
export type ChartState = {
  /** Unique in the chart, such as `card-add.entering.typing`; the root's is the flow's name. */
  readonly id: string;
  readonly key: string;
  /** `null` for the root. */
  readonly parent: string | null;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Whether it is the initial state of its parent. */
  readonly initial: boolean;
  readonly description: string;
  /** The view that shows it, and its requirement (`machines/requirements.md`). */
  readonly screen: string | null;
  readonly requirement: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
};

/** An actor that runs while the state is active. */
export type ChartInvoke = { readonly id: string; readonly src: string };

/** What triggers a branch. `name` is the event's, the delay's or the actor's id. */
export type ChartTrigger = {
  readonly kind: 'event' | 'delay' | 'always' | 'done' | 'error' | 'stateDone';
  readonly name: string;
};

/** One branch of a transition. */
export type ChartBranch = {
  /** Its key in the branch coverage: `source | trigger | index`. */
  readonly key: string;
  readonly source: string;
  readonly trigger: ChartTrigger;
  /** Its index among the branches of the same trigger. The first whose guard holds is taken. */
  readonly index: number;
  /** As readable text, such as `not nicknameIsValid`; `null` if it is always taken. */
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** Empty if the state does not change. */
  readonly targets: readonly string[];
  readonly reenter: boolean;
  /** Why it does nothing, or what it tells the person whom it refuses. */
  readonly description: string | null;
};

/** A flow's chart as data, read from the machine itself. */
export type Chart = {
  readonly name: string;
  readonly states: readonly ChartState[];
  readonly branches: readonly ChartBranch[];
  /** The named delays of `setup`. Their values are provided, so they have no unit here. */
  readonly delays: readonly string[];
};

type Named = { readonly type?: unknown; readonly params?: unknown };
type GuardConfig = string | Higher | undefined;
type Higher = Named & { readonly guards?: readonly GuardConfig[]; readonly check?: unknown };

/** XState identifies its own guards by their `check`. Their names do not survive a bundler. */
const checkOf = (guard: unknown): unknown => (guard as Higher).check;
const [checkNot, checkOr, checkStateIn] = [not('a'), or(['a']), stateIn('#a')].map(checkOf);

const nameOf = (action: unknown): string => {
  if (typeof action === 'string') return action;
  const { type } = action as Named;
  return typeof type === 'string' ? type : 'action';
};

/** Leaves out the actions that XState adds to start and stop a state's delays: its branches show them. */
const actionsOf = (actions: readonly unknown[]): string[] =>
  actions.map(nameOf).filter((name) => !name.startsWith('xstate.'));

const isJoined = (guard: GuardConfig): boolean =>
  guard !== undefined && typeof guard !== 'string' && (guard.guards?.length ?? 0) > 1;

/** `and([a, not(b)])` as `a and not b`; nested combinations are in brackets. */
export function guardName(guard: GuardConfig): string | null {
  if (guard === undefined || typeof guard === 'string') return guard ?? null;
  if (guard.check === checkStateIn) return 'stateIn';
  if (guard.guards === undefined) return typeof guard.type === 'string' ? guard.type : 'guard';
  const parts = guard.guards.map((part) => {
    const name = guardName(part) ?? '';
    return isJoined(part) ? `(${name})` : name;
  });
  if (guard.check === checkNot) return `not ${parts.join('')}`;
  return parts.join(guard.check === checkOr ? ' or ' : ' and ');
}

function triggerOf(node: AnyStateNode, trigger: string): ChartTrigger {
  const [, kind, rest] = /^xstate\.(after|done\.actor|error\.actor|done\.state)\.(.*)$/u.exec(trigger) ?? [];
  if (trigger === 'always') return { kind: 'always', name: 'always' };
  if (kind === 'after') {
    const name = (rest ?? '').replace(new RegExp(`\\.${node.id.replaceAll('.', '\\.')}$`, 'u'), '');
    return { kind: 'delay', name };
  }
  if (kind === 'done.actor') return { kind: 'done', name: rest ?? '' };
  if (kind === 'error.actor') return { kind: 'error', name: rest ?? '' };
  if (kind === 'done.state') return { kind: 'stateDone', name: rest ?? '' };
  return { kind: 'event', name: trigger };
}

const isInitial = ({ parent, key }: AnyStateNode): boolean =>
  parent !== undefined &&
  (parent.type === 'parallel' || parent.initial.target.some((target) => target.key === key));

function stateOf(node: AnyStateNode): ChartState {
  const { screen, requirement } = (node.meta ?? {}) as Record<'screen' | 'requirement', string | undefined>;
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    kind: node.type,
    initial: isInitial(node),
    description: node.description ?? '',
    screen: screen ?? null,
    requirement: requirement ?? null,
    tags: [...node.tags],
    entry: actionsOf(node.entry),
    exit: actionsOf(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
  };
}

const branchOf = (
  node: AnyStateNode,
  trigger: string,
  { guard, actions, target, reenter, description, meta }: AnyTransitionDefinition,
  index: number,
): ChartBranch => ({
  key: keyOf(node, trigger, index),
  source: node.id,
  trigger: triggerOf(node, trigger),
  index,
  guard: guardName(guard as GuardConfig),
  actions: actions.map(nameOf),
  targets: target?.map(({ id }) => id) ?? [],
  reenter,
  description: description ?? refusalText(meta as object | undefined),
});

/** Reads the chart of a machine: its states from the root down, in the file's order. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes: AnyStateNode[] = [];
  const collect = (node: AnyStateNode): void => {
    nodes.push(node);
    for (const child of Object.values(node.states) as AnyStateNode[]) collect(child);
  };
  collect(machine.root);
  return {
    name: machine.id,
    states: nodes.map(stateOf),
    branches: nodes.flatMap((node) =>
      branchesOf(node).flatMap(([trigger, branches]) =>
        branches.map((branch, index) => branchOf(node, trigger, branch, index)),
      ),
    ),
    delays: Object.keys(machine.implementations.delays).sort(),
  };
}
