import { expect, it } from 'vitest';
import { mainThreadWork, type TraceEvent } from '../../bench/trace-work';

const address = 'http://127.0.0.1:3000/login';
const event = (name: string, ts: number, more: Partial<TraceEvent>): TraceEvent => ({
  name,
  pid: 2,
  tid: 1,
  ts,
  args: {},
  ...more,
});

it('the work of the main thread leaves out a turn that had not ended when the trace did', () => {
  const events = [
    event('navigationStart', 10, { args: { data: { documentLoaderURL: address } } }),
    event('RunTask', 11, { dur: 2000, tdur: 1000 }),
    event('RunTask', 30, {}),
  ];
  expect(mainThreadWork(events, address)).toBe(1);
});
