import { describe, expect, it } from 'vitest';
import { mainThreadWork, type TraceEvent } from '../../bench/trace-work';

const address = 'http://127.0.0.1:3000/login';

const navigation = (ts: number, documentLoaderURL: string, pid = 2): TraceEvent => ({
  name: 'navigationStart',
  pid,
  tid: 1,
  ts,
  args: { data: { documentLoaderURL } },
});
const task = (ts: number, tdur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name: 'RunTask',
  pid: 2,
  tid: 1,
  ts,
  dur: tdur * 2,
  tdur,
  args: {},
  ...more,
});

describe('what the main thread worked for a load', () => {
  it('is the time of its own turns since the navigation', () => {
    const events = [
      task(5, 9000),
      navigation(10, address),
      task(11, 4000),
      task(20, 1500),
      task(21, 7000, { tid: 3 }),
      task(22, 7000, { pid: 4 }),
      task(23, 900, { name: 'FunctionCall' }),
    ];
    expect(mainThreadWork(events, address)).toBe(5.5);
  });

  it('is counted from the last navigation to the page, in whichever process it ends', () => {
    const events = [
      navigation(1, 'about:blank', 9),
      navigation(2, address, 9),
      task(3, 1000, { pid: 9 }),
      navigation(4, address),
      task(5, 2000),
    ];
    expect(mainThreadWork(events, address)).toBe(2);
  });

  it('leaves out a turn that had not ended when the trace did', () => {
    const { dur: _dur, tdur: _tdur, ...unended } = task(30, 0);
    expect(mainThreadWork([navigation(10, address), task(11, 1000), unended], address)).toBe(1);
  });

  it('is not known where the trace does not tell it', () => {
    const { tdur: _, ...withoutTime } = task(11, 4000);
    expect(mainThreadWork([task(11, 4000)], address)).toBeNaN();
    expect(mainThreadWork([navigation(10, address)], address)).toBeNaN();
    expect(mainThreadWork([navigation(10, address), task(11, 1000), withoutTime], address)).toBeNaN();
  });
});
