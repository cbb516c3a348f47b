import { fromPromise, type AnyStateMachine } from 'xstate';

/**
 * A chart whose code comes later. Its supervisor invokes `fetch`, and once that is done `chart`, which stands for it: a
 * child as any other.
 *
 * @param load fetches the code and gives the chart what it needs
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
