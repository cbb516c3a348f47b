import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { Flow } from '../../../src/review/play/flow';
import { implementationsOf } from '../../../src/review/play/prepare';
import { walk } from '../../../src/review/play/walker';

/** An actor that a flow waits for, with what it was given when a walk first came to it. */
export type Awaited = {
  /** The flow's name, and the `src` of each actor down to this one: `card-removal form submitForm`. */
  readonly name: string;
  /** What the flow's `.provide.ts` puts in. */
  readonly logic: AnyActorLogic;
  readonly input: unknown;
};

class Enough extends Error {}

const actorOf = (machine: AnyActorLogic, src: string): AnyActorLogic => {
  const logic = implementationsOf(machine as unknown as AnyStateMachine).actors[src] as unknown;
  if (logic === undefined) throw new Error(`Nothing is provided for '${src}'`);
  return logic as AnyActorLogic;
};

/** Whether it ends by itself, with an answer or an error: a promise, and no callback and no chart. */
export function isPromise(logic: AnyActorLogic): boolean {
  if ('root' in logic) return false;
  const active = { status: 'active', output: undefined, error: undefined, input: undefined };
  const transition = logic.transition as (...given: readonly unknown[]) => { readonly status: string };
  try {
    return transition(active, { type: 'xstate.promise.resolve', data: 1 }, {}).status === 'done';
  } catch {
    // A callback looks for what it has started, and there is nothing.
    return false;
  }
}

/** The promises that the flow and its children wait for, each with a sample of what it is given. */
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
