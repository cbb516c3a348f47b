/** The properties of a Chromium trace event that are read; times in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Its duration; missing if it had not ended when the trace did. */
  readonly dur?: number;
  /** The thread's own CPU time during it. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
};

/** A task of a thread's event loop. All its work happens in one. */
const TASK = 'RunTask';

/**
 * The CPU time of a page's main thread from the start of its navigation to the end of the trace, so that waiting for
 * a busy machine does not count.
 *
 * @param address the page's complete address
 * @returns milliseconds at this machine's speed, not a slower one's; NaN if the trace does not contain it
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
