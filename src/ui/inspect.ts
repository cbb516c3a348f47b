import type { InspectionEvent } from 'xstate';

type Listener = (event: InspectionEvent, at: number) => void;

/** Events before somebody listens. Of more than this many, only the starts of actors are kept (count). */
const EARLY_MAX = 2000;

const preset = (globalThis as { __CABRANK_INSPECT__?: Listener }).__CABRANK_INSPECT__;

let listener: Listener | null = null;
let early: (readonly [InspectionEvent, number])[] = [];
let isWaiting = true;

/** Keeps no events any more, if nobody listens. */
export function stopWaiting(): void {
  isWaiting = false;
  early = [];
}

/**
 * Receives the inspection events of every actor of the app: for the support recorder, which loads after the app has
 * started, and for a tester or developer who set a listener before that.
 */
export const inspect = (event: InspectionEvent): void => {
  const at = performance.now();
  preset?.(event, at);
  listener?.(event, at);
  if (!isWaiting) return;
  early.push([event, at]);
  if (early.length > EARLY_MAX) early = early.filter(([{ type }]) => type === '@xstate.actor');
};

/** Passes all events so far, and those that follow. @param heard gets the ms since the page began, too */
export function listen(heard: Listener): void {
  const before = early;
  stopWaiting();
  for (const [event, at] of before) heard(event, at);
  listener = heard;
}
