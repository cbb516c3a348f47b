import { expect } from 'vitest';
import { patienceMs } from './patience';

/**
 * `expect` that retries until the value matches or the timeout ends, like a person who watches a screen.
 *
 * @param ask reads one fact of the page
 */
export const eventually = <T>(ask: () => Promise<T> | T) =>
  expect.poll(ask, { timeout: patienceMs, interval: 50 });
