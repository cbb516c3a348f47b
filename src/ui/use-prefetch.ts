import { useEffect, useEffectEvent, useState } from 'react';
import type { LazyView } from './lazy-view';

type LateView = Pick<LazyView<never>, 'preload' | 'forget'>;

/** Not supported by all browsers (https://wicg.github.io/netinfo/#savedata-attribute). */
type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

const savesData = (): boolean => (navigator as Connected).connection?.saveData === true;

const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve));

/**
 * Loads the views one after another, so that at most one of them competes with a request of the person.
 *
 * @returns whether all are loaded and the browser is idle again
 */
async function bring(views: readonly LateView[], signal: AbortSignal): Promise<boolean> {
  for (const view of views) {
    await idle();
    if (signal.aborted) return false;
    try {
      await view.preload();
    } catch {
      // The view was not requested yet. When it is, it loads again and reports a failure.
      view.forget();
      return false;
    }
  }
  await idle();
  return !signal.aborted;
}

/**
 * Loads the code of views that may open over the screen, whenever the browser is idle. For a person who saves data,
 * or in a browser without `requestIdleCallback`, the code loads on pointer or focus instead (`onIntent`).
 *
 * @returns whether all of it is loaded
 */
export function usePrefetch(views: readonly LateView[]): boolean {
  const [here, setHere] = useState(false);
  const begin = useEffectEvent((signal: AbortSignal) => bring(views, signal));
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis) || savesData()) return undefined;
    const ending = new AbortController();
    void begin(ending.signal).then(setHere);
    return () => ending.abort();
  }, []);
  return here;
}
