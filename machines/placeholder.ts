import { fromCallback, type AnyActorLogic, type EventObject } from 'xstate';

/**
 * Placeholders for implementations that a chart names but does not contain; `<flow>.provide.ts` provides them. A
 * chart with placeholders can be drawn and pasted into Stately's tools. A placeholder throws when it is used, and
 * names what to provide.
 */
const notProvided = (kind: 'actors' | 'actions' | 'guards' | 'delays', name: string): Error =>
  new Error(`Provide '${name}' with machine.provide({ ${kind}: { ${name} } })`);

/** An actor that fails when it starts. */
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

/** The event for `raise`. A rule of `src/domain` computes it from these parameters. */
export const providedEvent =
  <Params, Raised extends EventObject>(name: string) =>
  (_args: unknown, _params: Params): Raised => {
    throw notProvided('actions', name);
  };

/** A delay in ms. */
export const providedDelay = (name: string) => (): number => {
  throw notProvided('delays', name);
};
