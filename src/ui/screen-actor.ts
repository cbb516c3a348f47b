import type { ActorRefFrom, AnyStateMachine } from 'xstate';

/**
 * What a screen may do with the actor behind it: look, listen, send. Starting and stopping it is the route's matter,
 * so the same screen also renders from an actor that never runs (prerender, review, tests).
 */
export type ScreenActor<M extends AnyStateMachine> = Pick<
  ActorRefFrom<M>,
  'getSnapshot' | 'subscribe' | 'send'
>;
