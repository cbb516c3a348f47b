import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { branchesOf } from '../../../../src/recording/branch-coverage';
import { nameOf, nodeIn, siblingOf, withAt, without, withOtherParams, type Kinds } from './chart-edits';
import { nodesOf } from '../machine-file';

const isTimer = (action: unknown): action is { delay: unknown } =>
  nameOf(action) === 'xstate.raise' &&
  (action as { readonly id?: string }).id?.startsWith('xstate.after.') === true;

const isOfTimer = (action: unknown): boolean => isTimer(action) || nameOf(action) === 'xstate.cancel';

const delayOf = (delay: unknown, machine: AnyStateMachine) => (args: unknown, params: unknown) => {
  const named =
    typeof delay === 'string' ? (machine.implementations.delays as Record<string, unknown>)[delay] : delay;
  return (
    2 * (typeof named === 'function' ? (named as (...all: unknown[]) => number)(args, params) : Number(named))
  );
};

type Invoked = { readonly id: string; readonly input?: unknown };
const invokesOf = (node: AnyStateNode) => node.invoke as unknown as readonly Invoked[];
const setInvokes = (node: AnyStateNode, invokes: readonly Invoked[]) =>
  Object.defineProperty(node, 'invoke', { value: invokes });

/** Whether the state is entered without naming one of its children. Otherwise its initial state is never used. */
function isEnteredByItself(node: AnyStateNode): boolean {
  const { parent } = node;
  if (!parent || parent.type === 'parallel') return true;
  const isTarget = nodesOf(node.machine as AnyStateMachine).some((source) =>
    branchesOf(source).some(([, branches]) => branches.some(({ target }) => target?.includes(node))),
  );
  return isTarget || (parent.initial.target[0] === node && isEnteredByItself(parent));
}

/** The content of an event's branches, for comparing different events. */
const saidOf = (node: AnyStateNode, trigger: string) =>
  (node.transitions.get(trigger) as readonly AnyTransitionDefinition[] | undefined)?.map(
    ({ guard, target, actions, reenter }) => [guard, target?.map(({ id }) => id), actions, reenter],
  );
const carriesNothing = (input: unknown) => input === undefined || JSON.stringify(input) === '{}';
const ends = (id: string) => ({ done: `xstate.done.actor.${id}`, error: `xstate.error.actor.${id}` });

const actionsOf = (list: 'entry' | 'exit'): Kinds<AnyStateNode> => ({
  [`${list} action dropped`]: (node) =>
    node[list].flatMap((action, index) =>
      isOfTimer(action)
        ? []
        : [
            {
              to: `${index} ${nameOf(action)}`,
              apply: (one: AnyStateNode) => (one[list] = without(one[list], index)),
            },
          ],
    ),
  [`${list} params changed`]: (node) =>
    node[list].flatMap((action, index) =>
      isOfTimer(action)
        ? []
        : withOtherParams(action).map(({ to, changed }) => ({
            to: `${index} ${to}`,
            apply: (one: AnyStateNode) => (one[list] = withAt(one[list], index, changed)),
          })),
    ),
});

/** The edits that can be made to a state, or to its actors. */
export const ofStates: Kinds<AnyStateNode> = {
  ...actionsOf('entry'),
  ...actionsOf('exit'),
  'delay doubled': (node) =>
    node.entry.flatMap((action, index) =>
      isTimer(action)
        ? [
            {
              to: String(action.delay),
              apply: (one: AnyStateNode, machine: AnyStateMachine) => {
                const timer = one.entry[index] as unknown as { delay: unknown };
                timer.delay = delayOf(timer.delay, machine);
              },
            },
          ]
        : [],
    ),
  'tag dropped': ({ tags }) =>
    tags.map((tag, index) => ({ to: tag, apply: (one) => (one.tags = without(one.tags, index)) })),
  'output dropped': ({ output }) =>
    output === undefined ? [] : [{ to: '', apply: (one) => (one.output = undefined) }],
  'another initial state': (node) => {
    if (node.type !== 'compound' || !isEnteredByItself(node)) return [];
    const [first] = node.initial.target as AnyStateNode[];
    const other = first && siblingOf(first);
    return other
      ? [
          {
            to: other.id,
            apply: (one, machine) => {
              const initial = { ...one.initial, target: [nodeIn(machine, other.id)] };
              Object.defineProperty(one, 'initial', { value: initial });
            },
          },
        ]
      : [];
  },
  'actor not started': (node) =>
    invokesOf(node).map(({ id }, index) => ({
      to: id,
      apply: (one) => setInvokes(one, without(invokesOf(one), index)),
    })),
  'actor given nothing': (node) =>
    invokesOf(node).flatMap(({ id, input }, index) =>
      carriesNothing(input)
        ? []
        : [
            {
              to: id,
              apply: (one: AnyStateNode) =>
                setInvokes(
                  one,
                  withAt(invokesOf(one), index, { ...invokesOf(one)[index], input: undefined }),
                ),
            },
          ],
    ),
  'end unheard': (node) =>
    invokesOf(node).flatMap(({ id }) =>
      Object.values(ends(id))
        .filter((type) => node.transitions.has(type))
        .map((type) => ({ to: type, apply: (one: AnyStateNode) => one.transitions.delete(type) })),
    ),
  'ends swapped': (node) =>
    invokesOf(node).flatMap(({ id }) => {
      const { done, error } = ends(id);
      if (!node.transitions.has(done) || !node.transitions.has(error)) return [];
      if (isDeepStrictEqual(saidOf(node, done), saidOf(node, error))) return [];
      return [
        {
          to: id,
          apply: ({ transitions }: AnyStateNode) => {
            const [ofDone, ofError] = [transitions.get(done) ?? [], transitions.get(error) ?? []];
            transitions.set(done, ofError);
            transitions.set(error, ofDone);
          },
        },
      ];
    }),
};
