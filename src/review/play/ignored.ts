import type { AnyMachineSnapshot } from 'xstate';
import type { Flow } from './flow';

/** An event that a chart ignored: the actor's path, and the states whose fixtures list it. */
export type IgnoredEvent = {
  readonly path: string;
  readonly event: string;
  readonly states: readonly string[];
};

/** The active states in which the flow ignores the event, by their ids below the machine. */
export function ignoringStates(
  flow: Flow | undefined,
  event: string,
  snapshot: AnyMachineSnapshot,
): readonly string[] {
  const listed = (flow?.fixtures.ignores ?? []).flatMap((entry) =>
    entry.events.includes(event) ? entry.in : [],
  );
  const nodes = snapshot._nodes as readonly { readonly id: string }[];
  return nodes.map(({ id }) => id.slice(snapshot.machine.id.length + 1)).filter((id) => listed.includes(id));
}
