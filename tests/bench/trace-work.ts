/** What is read of an event of a Chromium trace; times in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** How long it took; without it, it had not ended when the trace did. */
  readonly dur?: number;
  /** What the thread itself has worked meanwhile. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
};

/** A turn of a thread's loop: all that it does is done in one. */
const TASK = 'RunTask';

/**
 * How long the main thread of a page has worked from the start of its navigation to the end of the trace: the thread's
 * own time, so that waiting for a busy machine does not count.
 *
 * @param address the page's whole address
 * @returns milliseconds, of this machine and not of a slower one; NaN when the trace does not tell
 */
export function mainThreadWork(events: readonly TraceEvent[], address: string): number {
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
  );
  if (navigation === undefined) return Number.NaN;
  const { pid, tid, ts } = navigation;
  const tasks = events.filter(
    (event) =>
      event.name === TASK &&
      event.pid === pid &&
      event.tid === tid &&
      event.ts >= ts &&
      event.dur !== undefined,
  );
  if (tasks.length === 0) return Number.NaN;
  return tasks.reduce((total, { tdur = Number.NaN }) => total + tdur, 0) / 1000;
}
