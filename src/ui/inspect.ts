import type { InspectionEvent } from 'xstate';

/**
 * Hears every actor of the app, where somebody who tests or develops it has put this listener there before the app
 * began.
 */
export const inspect = (globalThis as { __CABRANK_INSPECT__?: (event: InspectionEvent) => void })
  .__CABRANK_INSPECT__;
