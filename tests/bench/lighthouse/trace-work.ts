/** The properties of a Chromium trace event that are read; times in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Its duration; missing if it had not ended when the trace did. */
  readonly dur?: number;
  /** The thread's own CPU time during it; missing if the thread's clock was not read at both of its ends. */
  readonly tdur?: number;
  readonly args: {
    readonly data?: {
      readonly documentLoaderURL?: string;
      /** `false` for the document of a frame in the page. */
      readonly isLoadingMainFrame?: boolean;
    };
  };
};

/** A task of a thread's event loop. All its work happens in one. */
const TASK = 'RunTask';

const ofSite = (origin: string, { args: { data } }: TraceEvent): boolean =>
  data?.documentLoaderURL?.startsWith(`${origin}/`) === true && data.isLoadingMainFrame !== false;

/**
 * The page's own navigation: the first one of the main frame to its site. It need not lead to the page's address, to
 * which a server may add a query, and the page may load itself again while it is measured.
 */
function navigationTo(events: readonly TraceEvent[], { origin }: URL): TraceEvent {
  const navigations = events.filter(({ name }) => name === 'navigationStart');
  const own = navigations.find((navigation) => ofSite(origin, navigation));
  if (own !== undefined) return own;
  const others = navigations.map(({ args }) => args.data?.documentLoaderURL ?? 'an unknown address');
  throw new Error(`the trace has no navigation to ${origin}, but to: ${others.join(', ') || 'nothing'}`);
}

/**
 * The CPU time of a page's main thread from the start of its navigation to the end of the trace, so that waiting for
 * a busy machine does not count. A task without a CPU time counts with its duration.
 *
 * @param address the page's complete address
 * @returns milliseconds at this machine's speed, not a slower one's
 * @throws Error that says what the trace lacks
 */
export function mainThreadWork(events: readonly TraceEvent[], address: string): number {
  const { pid, tid, ts } = navigationTo(events, new URL(address));
  const tasks = events.filter(
    (event) =>
      event.name === TASK &&
      event.pid === pid &&
      event.tid === tid &&
      event.ts >= ts &&
      event.dur !== undefined,
  );
  if (tasks.length === 0) throw new Error('the trace has no task of the main thread after its navigation');
  return tasks.reduce((total, { tdur, dur = 0 }) => total + (tdur ?? dur), 0) / 1000;
}
