import type { AnyMachineSnapshot } from 'xstate';
import type { Flow } from './flow';

/** An event that a chart did nothing about: the actor's path, and the states whose entry in the fixtures says so. */
export type IgnoredEvent = {
  readonly path: string;
  readonly event: string;
  readonly states: readonly string[];
};

/** The states among those that are active in which the flow ignores the event, by their ids below the machine. */
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
