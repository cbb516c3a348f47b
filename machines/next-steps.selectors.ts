import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { NextStep, StateMeta } from './state.types';

const branchesOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] =>
  [...node.transitions]
    .filter(([type]) => type.startsWith('xstate.'))
    .flatMap(([, branches]) => branches)
    .concat(node.always ?? []);

const nextOf = ({ meta }: AnyStateNode): NextStep | undefined => (meta as StateMeta | undefined)?.next;

/**
 * What a person should expect after an event, as keys of texts: the `meta.next` of each state that the chart reaches
 * from there without them, the nearest first and the ends last. It is read from the chart's transitions, so that no
 * screen promises what the chart does not do.
 *
 * @param state a top-level state that handles the event
 */
export function nextSteps(machine: AnyStateMachine, state: string, event: string): readonly NextStep[] {
  const reached = new Set<AnyStateNode>();
  const waiting: AnyStateNode[] = (machine.states[state]?.transitions.get(event) ?? []).flatMap(
    ({ target }) => target ?? [],
  );
  for (const node of waiting) {
    if (reached.has(node)) continue;
    reached.add(node);
    waiting.push(...branchesOf(node).flatMap(({ target }) => target ?? []));
  }
  const isEnd = ({ type }: AnyStateNode) => type === 'final';
  const ordered = [...reached].sort((one, other) => Number(isEnd(one)) - Number(isEnd(other)));
  return [...new Set(ordered.flatMap((node) => nextOf(node) ?? []))];
}
