import { StateMachine } from 'xstate';
import type { Flow } from './flow';
import { implementationsOf } from './prepare';

/** An actor of a flow that is a flow itself. */
export type ActorCall = {
  /** The invoke's. */
  readonly id: string;
  readonly src: string;
  /** The name of the flow that it runs. */
  readonly to: string;
};

/** The name of the flow whose chart runs under `src` in another, if it is a flow: `cardAdd` is `card-add`. */
export const flowNameOf = (src: string): string =>
  src.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/**
 * The flow behind an actor: the child that runs for real, else the provided actor when that is a chart, else, where
 * its code comes later, the flow that has the actor's name; `null` when it is no flow.
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
 * The flows that a flow runs, by the invokes of its chart; one that several states run counts once.
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
