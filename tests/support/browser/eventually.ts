import { expect } from 'vitest';
import { patienceMs } from './patience';

/**
 * `expect` that asks again until the answer is right or patience ends: what a person does who looks at a screen.
 *
 * @param ask reads one fact of the page
 */
export const eventually = <T>(ask: () => Promise<T> | T) =>
  expect.poll(ask, { timeout: patienceMs, interval: 50 });
