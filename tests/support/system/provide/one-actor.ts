import { createActor, toPromise, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { implementationsOf } from '../../../../src/review/play/prepare';

/** One of the actors that a chart is provided with, to be run alone. */
export const actorOf = (machine: AnyStateMachine, src: string): AnyActorLogic =>
  implementationsOf(machine).actors[src] as unknown as AnyActorLogic;

/** What such an actor answers. */
export const answerOf = (machine: AnyStateMachine, src: string, input: object = {}): Promise<unknown> =>
  toPromise(createActor(actorOf(machine, src), { input }).start());

/** What a guard of the chart says. */
export const guardOf =
  (machine: AnyStateMachine, name: string) =>
  (params: object): unknown =>
    implementationsOf(machine).guards[name]?.({}, params);

/** How long a delay of the chart is (ms). */
export const delayOf = (machine: AnyStateMachine, name: string): unknown => {
  const delay: unknown = implementationsOf(machine).delays[name];
  return typeof delay === 'function' ? (delay as () => unknown)() : delay;
};
