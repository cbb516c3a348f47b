import type { ErrorActorEvent } from 'xstate';

/** The number of restarts of each failed actor, by its id. An actor that never failed has no entry. */
export type Restarts = Readonly<Record<string, number>>;

/** The id of the failed actor, and its error. */
export type Failure = { readonly source: string; readonly error: unknown };

type OfFailure<Name extends string> = {
  readonly type: Name;
  readonly params: (heard: { readonly event: ErrorActorEvent }) => Failure;
};

/** The transition that restarts an actor. */
export type Restart = {
  readonly guard: OfFailure<'mayRestart'>;
  readonly target: 'running';
  readonly reenter: true;
  readonly actions: readonly [OfFailure<'logFailure'>, OfFailure<'countRestart'>];
};

/** The transition that gives an actor up. */
export type GiveUp = { readonly target: 'givenUp'; readonly actions: OfFailure<'logFailure'> };
