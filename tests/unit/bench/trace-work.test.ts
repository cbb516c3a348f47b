import { describe, expect, it } from 'vitest';
import { mainThreadWork, type TraceEvent } from '../../bench/lighthouse/trace-work';

const origin = 'http://127.0.0.1:3000';
const address = `${origin}/profile`;
const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  pid: 2,
  tid: 1,
  ts,
  args: {},
  ...more,
});
const navigation = (ts: number, documentLoaderURL: string, isLoadingMainFrame = true): TraceEvent =>
  event('navigationStart', ts, { args: { data: { documentLoaderURL, isLoadingMainFrame } } });
const task = (ts: number, more: Partial<TraceEvent> = {}): TraceEvent =>
  event('RunTask', ts, { dur: 2000, tdur: 1000, ...more });

describe('the work of the main thread', () => {
  it('is that of the tasks since the navigation, without one that had not ended when the trace did', () => {
    const events = [task(9), navigation(10, address), task(11), task(20, { tid: 3 }), event('RunTask', 30)];
    expect(mainThreadWork(events, address)).toBe(1);
  });

  it('includes the duration of a task of which the trace has no CPU time', () => {
    const { tdur: _none, ...untimed } = task(12, { dur: 500 });
    expect(mainThreadWork([navigation(10, address), task(11), untimed], address)).toBe(1.5);
  });

  it('is known of a page that the server has sent elsewhere', () => {
    const events = [navigation(5, 'about:blank'), navigation(10, `${address}?from=login`), task(11)];
    expect(mainThreadWork(events, address)).toBe(1);
  });

  it('begins with the page, not with what it loads later in a frame or once more', () => {
    const events = [
      navigation(10, address),
      task(11),
      navigation(20, address, false),
      task(21),
      navigation(30, address),
    ];
    expect(mainThreadWork(events, address)).toBe(2);
  });

  it('is not guessed: what the trace lacks is told', () => {
    expect(() => mainThreadWork([navigation(5, 'about:blank'), task(11)], address)).toThrow(
      `no navigation to ${origin}, but to: about:blank`,
    );
    expect(() => mainThreadWork([navigation(10, address)], address)).toThrow('no task of the main thread');
  });
});
