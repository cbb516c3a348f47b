import type { InspectionEvent } from 'xstate';

type Listener = (event: InspectionEvent) => void;

const listeners: Listener[] = [];

/** The app reads it once at start. */
(globalThis as { __CABRANK_INSPECT__?: Listener }).__CABRANK_INSPECT__ = (event) => {
  for (const listener of listeners) listener(event);
};

/** Listens to all actors of the app in this page. For the development server's scripts. */
export const hearApp = (listener: Listener): void => void listeners.push(listener);
