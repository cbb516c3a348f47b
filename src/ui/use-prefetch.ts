import { useEffect, useEffectEvent, useState } from 'react';
import type { LazyView } from './lazy-view';

type LateView = Pick<LazyView<never>, 'preload' | 'forget'>;

/** Not every browser tells (https://wicg.github.io/netinfo/#savedata-attribute). */
type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

const savesData = (): boolean => (navigator as Connected).connection?.saveData === true;

const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve));

/**
 * One after another, so that no more than one of them is in the way of what the person asks for meanwhile.
 *
 * @returns whether all have come, and the browser is idle again
 */
async function bring(views: readonly LateView[], signal: AbortSignal): Promise<boolean> {
  for (const view of views) {
    await idle();
    if (signal.aborted) return false;
    try {
      await view.preload();
    } catch {
      // Nobody has asked for it: whoever does asks again, and is told what is wrong.
      view.forget();
      return false;
    }
  }
  await idle();
  return !signal.aborted;
}

/**
 * Asks for the code of what may be opened over the screen that is drawn, whenever the browser has nothing else to do. A
 * person who saves data, or whose browser does not tell when it is idle, gets it with the pointer or the focus (`onIntent`).
 *
 * @returns whether all of it is here
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
