import { hearApp } from './hear-app';
import type { LiveMessage } from '../../recording/message';
import { createSerialiser } from '../../recording/serialise';
import { STREAM_EVENT } from './stream';

// Only the development server adds this script to the page, before the app.

const serialise = createSerialiser({ page: 1, now: () => performance.now() });

/** Vite sends each message at once, so the messages of one turn are collected. */
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
