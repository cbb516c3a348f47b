import { fromPromise, type AnyStateMachine } from 'xstate';

/**
 * Wraps a chart whose code is loaded later. The supervisor invokes `fetch` first, then `chart`, which is a proxy for
 * the loaded chart and runs as an ordinary child.
 *
 * @param load loads the code and provides the chart
 */
export function lateChart<Chart extends AnyStateMachine>(load: () => Promise<Chart>) {
  let loaded: Chart | null = null;
  return {
    fetch: fromPromise<null, Record<never, never>>(async () => {
      loaded = await load();
      return null;
    }),
    chart: new Proxy({} as Chart, {
      get: (_none, key): unknown => (loaded === null ? undefined : Reflect.get(loaded, key)),
    }),
  };
}
