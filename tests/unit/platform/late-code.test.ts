import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE_RETRY_PAUSES_MS } from '../../../src/domain/limits';
import { lateCode, MISSING_CODE } from '../../../src/platform/late-code';

const failure = new TypeError('Failed to fetch dynamically imported module');
const heard = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  heard.mockReset();
  vi.stubGlobal('dispatchEvent', heard);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails so many times, then comes. */
const arriving = (failures: number) => {
  let asked = 0;
  return vi.fn(() => ((asked += 1) > failures ? Promise.resolve('the code') : Promise.reject(failure)));
};

const outcomeOf = (loading: Promise<string>) =>
  loading.then(
    (code) => code,
    (error: unknown) => error,
  );

describe('a lazy-loaded part of the app', () => {
  it('is requested once if it arrives', async () => {
    const load = arriving(0);
    expect(await lateCode(load)).toBe('the code');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([1, 2])('is retried after a pause if it failed %d times, without an event', async (times) => {
    const load = arriving(times);
    const outcome = outcomeOf(lateCode(load));
    for (const [tries, pause] of CODE_RETRY_PAUSES_MS.slice(0, times).entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(load).toHaveBeenCalledTimes(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(load).toHaveBeenCalledTimes(tries + 2);
    }
    expect(await outcome).toBe('the code');
    expect(heard).not.toHaveBeenCalled();
  });

  it('that never arrives is given up: the window gets one event, and the caller an error', async () => {
    const load = arriving(Infinity);
    const outcome = outcomeOf(lateCode(load));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe(failure);
    expect(load).toHaveBeenCalledTimes(CODE_RETRY_PAUSES_MS.length + 1);
    expect(heard).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: MISSING_CODE, payload: failure }),
    );
  });

  it('is not awaited while offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const load = arriving(1);
    expect(await outcomeOf(lateCode(load))).toBe(failure);
    expect(load).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
