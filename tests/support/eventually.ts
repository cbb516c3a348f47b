import { expect } from 'vitest';

/** How long a page may take to show what a test waits for; generous, because two cores run everything. */
export const patienceMs = 15_000;

/**
 * `expect` that asks again until the answer is right or patience ends: what a person does who looks at a screen.
 *
 * @param ask reads one fact of the page
 */
export const eventually = <T>(ask: () => Promise<T> | T) =>
  expect.poll(ask, { timeout: patienceMs, interval: 50 });
