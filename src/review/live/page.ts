import { hearApp } from './hear-app';
import type { LiveMessage } from './message';
import { createSerialiser } from './serialise';
import { STREAM_EVENT } from './stream';

// Put into the page by the development server alone, before the app itself.

const serialise = createSerialiser({ page: 1, now: () => performance.now() });

/** Vite writes each message at once; those of one turn go together. */
let pending: LiveMessage[] = [];

const tell = (messages: readonly LiveMessage[]): void => {
  if (messages.length === 0) return;
  if (pending.length === 0) {
    queueMicrotask(() => {
      import.meta.hot?.send(STREAM_EVENT, pending);
      pending = [];
    });
  }
  pending.push(...messages);
};

hearApp((event) => tell(serialise(event)));
