import type { ActorRefFrom, AnyStateMachine } from 'xstate';

/**
 * The part of an actor that a screen may use: read its snapshot, subscribe, and send. The route starts and stops it,
 * so the same screen also renders from an actor that never runs (prerender, review, tests).
 */
export type ScreenActor<M extends AnyStateMachine> = Pick<
  ActorRefFrom<M>,
  'getSnapshot' | 'subscribe' | 'send'
>;
