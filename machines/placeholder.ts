import { fromCallback, type AnyActorLogic, type EventObject } from 'xstate';

/**
 * What a chart names and does not have: its `<flow>.provide.ts` puts the real one in. A chart with a placeholder in it
 * can be drawn and pasted into Stately's tools, and says at the first use what to provide.
 */
const notProvided = (kind: 'actors' | 'actions' | 'guards' | 'delays', name: string): Error =>
  new Error(`Provide '${name}' with machine.provide({ ${kind}: { ${name} } })`);

/** An actor; it fails when it is started. */
export const providedActor = <Logic extends AnyActorLogic>(name: string): Logic =>
  fromCallback(() => {
    throw notProvided('actors', name);
  }) as unknown as Logic;

/** A guard with these parameters. */
export const providedGuard =
  <Params = undefined>(name: string) =>
  (_args: unknown, _params: Params): boolean => {
    throw notProvided('guards', name);
  };

/** An action with these parameters. */
export const providedAction =
  <Params = undefined>(name: string) =>
  (_args: unknown, _params: Params): void => {
    throw notProvided('actions', name);
  };

/** The event that `raise` is to raise: a rule of `src/domain` says it of these parameters. */
export const providedEvent =
  <Params, Raised extends EventObject>(name: string) =>
  (_args: unknown, _params: Params): Raised => {
    throw notProvided('actions', name);
  };

/** A delay (ms). */
export const providedDelay = (name: string) => (): number => {
  throw notProvided('delays', name);
};
