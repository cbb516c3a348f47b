import { createActor, toPromise, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { implementationsOf } from '../../../../src/review/play/prepare';

/** One of a chart's provided actors, to be run alone. */
export const actorOf = (machine: AnyStateMachine, src: string): AnyActorLogic =>
  implementationsOf(machine).actors[src] as unknown as AnyActorLogic;

/** The output of such an actor. */
export const answerOf = (machine: AnyStateMachine, src: string, input: object = {}): Promise<unknown> =>
  toPromise(createActor(actorOf(machine, src), { input }).start());

/** The result of a guard of the chart. */
export const guardOf =
  (machine: AnyStateMachine, name: string) =>
  (params: object): unknown =>
    implementationsOf(machine).guards[name]?.({}, params);

/** The length of a delay of the chart, in ms. */
export const delayOf = (machine: AnyStateMachine, name: string): unknown => {
  const delay: unknown = implementationsOf(machine).delays[name];
  return typeof delay === 'function' ? (delay as () => unknown)() : delay;
};
