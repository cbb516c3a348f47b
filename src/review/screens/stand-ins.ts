import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { flows } from '../flows';
import { flowNameOf } from '../play/calls';
import type { DeferredSnapshot } from '../play/deferred';
import type { Flow } from '../play/flow';
import { startRig, type Rig } from '../play/rig';

const known: Readonly<Record<string, Flow>> = flows;

/**
 * A played chart that replaces one that does not run.
 *
 * @param src the name under which its parent invokes it, which is that of its flow
 * @returns `null` if it is not a chart with a screen
 */
export function standInFor(src: string, deferred: AnyActorRef): Rig | null {
  const flow = known[flowNameOf(src)];
  if (flow?.standIn === undefined) return null;
  const { input } = deferred.getSnapshot() as DeferredSnapshot;
  const rig = startRig<AnyStateMachine>(flow, input);
  for (const step of flow.standIn(input)) rig.play(step);
  return rig;
}
