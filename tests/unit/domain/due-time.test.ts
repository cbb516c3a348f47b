import { describe, expect, it } from 'vitest';
import { readDueTime } from '../../../src/domain/due-time';

const HOUR_MS = 3_600_000;
const everyMs = 24 * HOUR_MS;
const lookMs = 60_000;
const start = Date.UTC(2026, 10, 20);
const seconds = (ms: number) => ms / 1000;
const read = (dueAt: number | null, nowMs: number) => readDueTime(dueAt, nowMs, { everyMs, lookMs });
const first = seconds(start + everyMs);

describe('something that recurs every 24 hours', () => {
  it('is due at once if it was never done, and then a day later', () => {
    expect(read(null, start)).toEqual({ due: true, dueAt: first, nextLookMs: lookMs });
  });

  it('is not due before its time; the last check is exactly then', () => {
    expect(read(first, start + HOUR_MS)).toEqual({ due: false, dueAt: first, nextLookMs: lookMs });
    const early = start + everyMs - 1_500;
    expect(read(first, early)).toEqual({ due: false, dueAt: first, nextLookMs: 1_500 });
  });

  it('keeps its hour, however late a timer is', () => {
    const next = first + seconds(everyMs);
    expect(read(first, start + everyMs)).toMatchObject({ due: true, dueAt: next });
    expect(read(first, start + everyMs + lookMs)).toMatchObject({ due: true, dueAt: next });
  });

  it.each([25, 47, 48, 240])('is due once after a sleep of %i hours, and then a day later', (hours) => {
    const woken = start + hours * HOUR_MS;
    const reading = read(first, woken);
    expect(reading).toEqual({ due: true, dueAt: seconds(woken + everyMs), nextLookMs: lookMs });
    expect(read(reading.dueAt, woken + lookMs).due).toBe(false);
  });

  it('is due once if the clock jumps ahead, and not when it is corrected', () => {
    const ahead = read(first, start + 10 * 365 * everyMs);
    expect(ahead.due).toBe(true);
    const right = read(ahead.dueAt, start + 2 * lookMs);
    expect(right).toEqual({
      due: false,
      dueAt: seconds(start + 2 * lookMs + everyMs),
      nextLookMs: lookMs,
    });
    expect(read(right.dueAt, start + 3 * lookMs).due).toBe(false);
  });

  it('is delayed by one interval at most if the clock is set back', () => {
    const back = start - 365 * everyMs;
    const { due, dueAt } = read(first, back);
    expect([due, dueAt]).toEqual([false, seconds(back + everyMs)]);
    expect(read(dueAt, back + everyMs).due).toBe(true);
  });

  it('never requires an immediate second check', () => {
    for (let minute = -3000; minute < 3000; minute += 1) {
      const { nextLookMs } = read(first, start + minute * 60_000 + 999);
      expect(nextLookMs).toBeGreaterThan(0);
      expect(nextLookMs).toBeLessThanOrEqual(lookMs);
    }
  });
});
