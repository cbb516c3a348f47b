import type { InspectionEvent } from 'xstate';

/**
 * Receives the inspection events of every actor of the app, if a tester or developer set this listener before the app
 * started.
 */
export const inspect = (globalThis as { __CABRANK_INSPECT__?: (event: InspectionEvent) => void })
  .__CABRANK_INSPECT__;
