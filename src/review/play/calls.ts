import { StateMachine } from 'xstate';
import type { Flow } from './flow';
import { implementationsOf } from './prepare';

/** An actor of a flow that is itself a flow. */
export type ActorCall = {
  /** The invoke's id. */
  readonly id: string;
  readonly src: string;
  /** The name of the flow that it runs. */
  readonly to: string;
};

/** The name of the flow whose chart runs under `src` in another flow: `cardAdd` is `card-add`. */
export const flowNameOf = (src: string): string =>
  src.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/**
 * The flow behind an actor: the child that actually runs; else the provided actor if it is a chart; else, if its code
 * is loaded later, the flow with the actor's name. `null` if it is not a flow.
 */
function calledBy(flow: Flow, src: string, names: readonly string[]): string | null {
  const child = flow.children?.[src];
  if (child) return child.machine.id;
  const provided: unknown = implementationsOf(flow.provided).actors[src];
  if (provided instanceof StateMachine) return provided.id;
  const name = flowNameOf(src);
  return names.includes(name) ? name : null;
}

/**
 * The flows that a flow invokes. A flow that several states invoke counts once.
 *
 * @param names of all flows
 */
export function actorCalls(
  flow: Flow,
  states: readonly { readonly invokes: readonly { readonly id: string; readonly src: string }[] }[],
  names: readonly string[],
): readonly ActorCall[] {
  const calls = new Map<string, ActorCall>();
  for (const { id, src } of states.flatMap(({ invokes }) => invokes)) {
    const to = calledBy(flow, src, names);
    if (to !== null) calls.set(`${id} ${src}`, { id, src, to });
  }
  return [...calls.values()];
}
