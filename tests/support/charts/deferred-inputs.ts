import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { Flow } from '../../../src/review/play/flow';
import { implementationsOf } from '../../../src/review/play/prepare';
import { walk } from '../../../src/review/play/walker';

/** An actor that a flow waits for, with its input when a walk first reached it. */
export type Awaited = {
  /** The flow's name, and the `src` of each actor down to this one: `card-removal form submitForm`. */
  readonly name: string;
  /** The logic that the flow's `.provide.ts` provides. */
  readonly logic: AnyActorLogic;
  readonly input: unknown;
};

class Enough extends Error {}

const actorOf = (machine: AnyActorLogic, src: string): AnyActorLogic => {
  const logic = implementationsOf(machine as unknown as AnyStateMachine).actors[src] as unknown;
  if (logic === undefined) throw new Error(`Nothing is provided for '${src}'`);
  return logic as AnyActorLogic;
};

/** Whether the logic is a promise, which ends by itself with a result or an error, and not a callback or a chart. */
export function isPromise(logic: AnyActorLogic): boolean {
  if ('root' in logic) return false;
  const active = { status: 'active', output: undefined, error: undefined, input: undefined };
  const transition = logic.transition as (...given: readonly unknown[]) => { readonly status: string };
  try {
    return transition(active, { type: 'xstate.promise.resolve', data: 1 }, {}).status === 'done';
  } catch {
    // A callback fails here, because it looks for state that it has not created.
    return false;
  }
}

/** The promises that the flow and its children wait for, each with a sample of its input. */
export function awaitedBy(flowName: string, flow: Flow, wanted: readonly string[]): readonly Awaited[] {
  const found = new Map<string, Awaited>();
  try {
    walk(flow, {
      onRest(rig) {
        const live = rig.live();
        for (const { path, flow: chart } of live) {
          if (chart !== null) continue;
          const ids = path.split('/');
          const srcs = ids.map(
            (_, index) => live.find((one) => one.path === ids.slice(0, index + 1).join('/'))?.src ?? '',
          );
          const name = [flowName, ...srcs].join(' ');
          if (found.has(name)) continue;
          const logic = srcs.reduce<AnyActorLogic>(actorOf, flow.provided);
          if (isPromise(logic)) found.set(name, { name, logic, input: rig.inputOf(path) });
        }
        if (wanted.every((name) => found.has(name))) throw new Enough();
      },
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return [...found.values()];
}
