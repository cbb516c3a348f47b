import type { ErrorActorEvent } from 'xstate';

/** How often each actor was started again after a failure, by its id; one that never failed is not in it. */
export type Restarts = Readonly<Record<string, number>>;

/** The id of the actor that has failed, and why. */
export type Failure = { readonly source: string; readonly error: unknown };

type OfFailure<Name extends string> = {
  readonly type: Name;
  readonly params: (heard: { readonly event: ErrorActorEvent }) => Failure;
};

/** The branch by which a supervisor starts an actor again. */
export type Restart = {
  readonly guard: OfFailure<'mayRestart'>;
  readonly target: 'running';
  readonly reenter: true;
  readonly actions: readonly [OfFailure<'logFailure'>, OfFailure<'countRestart'>];
};

/** The branch by which it does so no more. */
export type GiveUp = { readonly target: 'givenUp'; readonly actions: OfFailure<'logFailure'> };
