import {
  createActor,
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { Outcome } from '../../machines/fixtures.types';
import { settlement } from '../../src/review/play/deferred';
import type { Outcomes } from '../../src/review/play/enabled-steps';
import type { Flow, Path, Step } from '../../src/review/play/flow';
import { FlowClock } from '../../src/review/play/flow-clock';
import { crashWith } from '../../src/review/play/prepare';

/** A chart that runs as in the rig, but without observers, so that only its own cost is measured. */
export type Playing = { readonly root: Actor<AnyStateMachine>; readonly clock: FlowClock };

export function begin(flow: Flow, machine: AnyStateMachine, { input }: Path): Playing {
  const clock = new FlowClock();
  const given: unknown = flow.fixtures.inputs[input];
  const root = createActor(machine, { input: given, clock });
  // The outcome may be a failure.
  root.subscribe({ error: () => undefined });
  root.start();
  return { root, clock };
}

function actorAt(root: AnyActorRef, flow: Flow, path: string) {
  let [ref, parent, own]: [AnyActorRef, Flow, Flow | null] = [root, flow, flow];
  let src = '';
  for (const id of path === '' ? [] : path.split('/')) {
    const children = (ref.getSnapshot() as AnyMachineSnapshot).children as Readonly<
      Record<string, AnyActorRef | undefined>
    >;
    const child = children[id];
    if (!child || own === null) throw new Error(`No actor '${path}' is running`);
    parent = own;
    ref = child;
    src = String((child as unknown as { readonly src: unknown }).src);
    own = parent.children?.[src] ?? null;
  }
  return { ref, src, parent, runsForReal: own !== null };
}

/** Takes one step of a path, like the rig. */
export function play({ root, clock }: Playing, flow: Flow, step: Step): void {
  if ('tick' in step) {
    clock.advance(step.tick);
    return;
  }
  const path = 'settle' in step ? step.settle : step.to;
  const { ref, src, parent, runsForReal } = actorAt(root, flow, path);
  if (!('settle' in step)) {
    ref.send(step.event);
    return;
  }
  const outcome: Outcome | undefined = (parent.fixtures.outcomes as Outcomes)[src]?.[step.with];
  if (!outcome) throw new Error(`The fixtures have no outcome '${step.with}' of '${src}'`);
  ref.send(runsForReal && 'reject' in outcome ? crashWith(outcome.reject) : settlement(outcome));
}
