import { getNextTransitions, type AnyActorRef, type AnyMachineSnapshot, type Snapshot } from 'xstate';
import type { Outcome } from '../../../machines/fixtures.types';
import type { Flow, Step } from './flow';
import type { LiveActor, Rig } from './rig';

/** The possible outcomes of a chart's actors: by `src`, then by the outcome's name. */
export type Outcomes = Readonly<Record<string, Readonly<Record<string, Outcome>>>>;

const outcomesOf = (flow: Flow, src: string) => (flow.fixtures.outcomes as Outcomes)[src];

const nextTransitions = (ref: AnyActorRef) =>
  getNextTransitions(ref.getSnapshot() as AnyMachineSnapshot) as readonly { readonly eventType: string }[];

function stepsOf({ path, src, ref, flow, parent }: LiveActor): Step[] {
  const steps: Step[] = [];
  const outcomes = parent && outcomesOf(parent, src);
  if (parent && !outcomes)
    throw new Error(`The fixtures of '${parent.machine.id}' have no outcomes of '${src}'`);
  for (const name of Object.keys(outcomes ?? {})) steps.push({ settle: path, with: name });
  if (flow) {
    const handled = new Set<string>();
    for (const { eventType } of nextTransitions(ref)) handled.add(eventType);
    const left = parent ? ((flow.fixtures.fromParent ?? []) as readonly string[]) : [];
    for (const event of flow.fixtures.events as readonly { readonly type: string }[]) {
      if (handled.has(event.type) && !left.includes(event.type)) steps.push({ to: path, event });
    }
  }
  return steps;
}

/**
 * Every step of the fixtures that is possible now: events that an active state handles, in each variant (its guards
 * may still refuse), outcomes of waiting actors, and the next timer. Empty once the root has ended.
 */
export function enabledSteps(rig: Rig): Step[] {
  const [root, ...others] = rig.live();
  if (!root || (root.ref.getSnapshot() as Snapshot<unknown>).status !== 'active') return [];
  const next = rig.clock.remaining()[0];
  return [root, ...others].flatMap(stepsOf).concat(next === undefined ? [] : [{ tick: next }]);
}
