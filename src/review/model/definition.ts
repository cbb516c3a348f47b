import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardName } from './chart';
import { refusalText } from './refusals';

/** A value that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = Readonly<Record<string, Json>>;

type Named = { readonly type: string; readonly params?: unknown };

/** The value if JSON can hold all of it. Functions, and values that contain one, are code and are left out. */
export function dataOf(value: unknown): Json | undefined {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Json;
  if (Array.isArray(value)) {
    const items = value.map(dataOf);
    return items.some((item) => item === undefined) ? undefined : (items as Json[]);
  }
  if (typeof value !== 'object') return undefined;
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]): [string, Json | undefined] => [key, dataOf(part)]);
  return entries.some(([, part]) => part === undefined)
    ? undefined
    : (Object.fromEntries(entries) as JsonObject);
}

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Removes undefined parts. */
const filled = (parts: Readonly<Record<string, Json | undefined>>): JsonObject =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => !isEmpty(value))) as JsonObject;

const single = (items: readonly Json[]): Json | undefined => (items.length === 1 ? items[0] : items);

function actionOf(action: unknown): Json | null {
  if (typeof action === 'string') return action;
  const { type, params } = action as Named;
  // XState adds the actions that start and stop a delay by itself.
  if (typeof type !== 'string' || type.startsWith('xstate.')) return null;
  const data = dataOf(params);
  return data === undefined ? type : { type, params: data };
}

const actionsOf = (actions: readonly unknown[]): Json | undefined =>
  single(actions.map(actionOf).filter((action) => action !== null));

function guardOf(guard: AnyTransitionDefinition['guard']): Json | undefined {
  const name = guardName(guard as Parameters<typeof guardName>[0]);
  const params = typeof guard === 'object' ? dataOf((guard as Named).params) : undefined;
  return params === undefined ? (name ?? undefined) : { type: name, params };
}

function branchOf({ target, guard, actions, reenter, description, meta }: AnyTransitionDefinition): Json {
  return filled({
    description: description ?? refusalText(meta as object | undefined) ?? undefined,
    guard: guardOf(guard),
    target: single(target?.map(({ id }) => `#${id}`) ?? []),
    reenter: reenter ? true : undefined,
    actions: actionsOf(actions),
  });
}

const branchesOf = (branches: readonly AnyTransitionDefinition[] | undefined): Json | undefined =>
  branches === undefined || branches.length === 0 ? undefined : branches.map(branchOf);

function invokeOf(node: AnyStateNode, invoke: AnyStateNode['invoke'][number]): Json {
  const { id, src, systemId, input } = invoke as typeof invoke & { readonly input?: unknown };
  const on = (event: string) => branchesOf(node.transitions.get(`xstate.${event}.${id}`));
  return filled({
    id,
    src: typeof src === 'string' ? src : id,
    systemId,
    input: dataOf(input),
    onDone: on('done.actor'),
    onError: on('error.actor'),
    onSnapshot: on('snapshot'),
  });
}

/** All events of a state, except XState's own and those shown with their actor or delay. */
const eventsOf = (node: AnyStateNode): JsonObject =>
  filled(
    Object.fromEntries(
      [...(node.transitions as ReadonlyMap<string, readonly AnyTransitionDefinition[]>)]
        .filter(([trigger]) => !/^xstate\.(?:after|done|error|snapshot)\./u.test(trigger))
        .map(([trigger, branches]) => [trigger, branchesOf(branches)]),
    ),
  );

function delaysOf(node: AnyStateNode): JsonObject {
  const delays = new Map<string, Json[]>();
  for (const branch of node.after) {
    const delay = String(branch.delay);
    delays.set(delay, [...(delays.get(delay) ?? []), branchOf(branch)]);
  }
  return Object.fromEntries(delays);
}

function initialOf(node: AnyStateNode): Json | undefined {
  if (node.type !== 'compound') return undefined;
  const { target, actions } = node.initial;
  const [first] = target;
  // A deeper nested state is addressed from the root.
  const name = first?.parent === node ? first.key : first && `#${first.id}`;
  return actions.length === 0 ? name : filled({ target: name, actions: actionsOf(actions) });
}

function stateOf(node: AnyStateNode): Json {
  const isRoot = node.parent === undefined;
  const { context, output, target } = node.config as Readonly<Record<string, unknown>>;
  return filled({
    id: isRoot || node.id !== [node.machine.id, ...node.path].join('.') ? node.id : undefined,
    description: node.description,
    meta: dataOf(node.meta),
    tags: single(node.tags),
    type: ['parallel', 'final', 'history'].includes(node.type) ? node.type : undefined,
    history: node.history === false ? undefined : node.history,
    target: node.type === 'history' ? dataOf(target) : undefined,
    context: isRoot ? dataOf(context) : undefined,
    output: dataOf(output),
    entry: actionsOf(node.entry),
    exit: actionsOf(node.exit),
    invoke: single(node.invoke.map((invoke) => invokeOf(node, invoke))),
    initial: initialOf(node),
    on: eventsOf(node),
    always: branchesOf(node.always),
    after: delaysOf(node),
    onDone: branchesOf(node.transitions.get(`xstate.done.state.${node.id}`)),
    states: Object.fromEntries(
      (Object.values(node.states) as AnyStateNode[]).map((child) => [child.key, stateOf(child)]),
    ),
  });
}

/**
 * The machine's definition as JSON for `createMachine`: states and branches unchanged; guards, actions, delays and
 * actors by name. A combined guard is named after its parts, such as `isReady and not isLate`. What is code in the
 * file (a computed context, input or parameter) is left out.
 */
export const definitionOf = (machine: AnyStateMachine): Json => stateOf(machine.root);
