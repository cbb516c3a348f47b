import type { Page } from 'playwright-core';
import type { Sample } from './page-growth';

/** A screen to navigate to inside the app. */
export type Stop = {
  /** Including the query. */
  readonly path: string;
  /** The complete main heading. */
  readonly heading: string;
  /** The name of the older page, if the screen is one in its frame: its heading, or the label of its content. */
  readonly framed?: string;
  /** The label of a button there that opens a dialog, which is closed again. */
  readonly dialog?: string;
};

/** The timeout for a screen or a dialog, in ms. */
const MAX_WAIT_MS = 20_000;

/**
 * Navigates from stop to stop, all inside the page: by a link if there is one, otherwise like the browser's address
 * bar. Waits at each stop until it has loaded everything that it requested.
 *
 * @throws Error naming the stop that did not appear
 */
async function travel(page: Page, stops: readonly Stop[]): Promise<void> {
  await page.evaluate(
    async ({ stops, longest }) => {
      const until = (what: string, is: () => boolean): Promise<void> =>
        new Promise((resolve, reject) => {
          const giveUpAt = performance.now() + longest;
          const look = (): void => {
            if (is()) resolve();
            else if (performance.now() > giveUpAt) reject(new Error(`${what} has not come`));
            else requestAnimationFrame(look);
          };
          look();
        });
      const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
      const textOf = (element: Element | null | undefined): string => element?.textContent.trim() ?? '';
      const find = (selector: string, text: string): HTMLElement | undefined =>
        [...document.querySelectorAll<HTMLElement>(selector)].find(
          (element) => textOf(element) === text && isSeen(element),
        );
      const framedName = (): string =>
        [...document.querySelectorAll('iframe')]
          .filter(isSeen)
          .map(({ contentDocument: page }) => {
            const label = page?.querySelector('main')?.getAttribute('aria-label');
            return label ?? textOf(page?.querySelector('h1'));
          })
          .join();
      const isQuiet = (): boolean => document.querySelector('[aria-busy="true"]') === null;

      for (const { path, heading, framed, dialog } of stops) {
        const link = [...document.querySelectorAll<HTMLElement>(`a[href="${path}"]`)].find(isSeen);
        if (link) link.click();
        else history.pushState(null, '', path);
        await until(
          path,
          () =>
            location.pathname + location.search === path &&
            find('h1', heading) !== undefined &&
            (framed === undefined || framedName() === framed) &&
            isQuiet(),
        );
        if (dialog === undefined) continue;
        find('button', dialog)?.click();
        const close = (): HTMLElement | null =>
          document.querySelector<HTMLElement>('[role="dialog"] [aria-label^="Close"]');
        await until(`${dialog} on ${path}`, () => close() !== null && isQuiet());
        close()?.click();
        await until(`the end of ${dialog}`, () => document.querySelector('[role="dialog"]') === null);
      }
    },
    { stops, longest: MAX_WAIT_MS },
  );
}

export type TourOptions = {
  /** One round. The page is at its last stop whenever a sample is taken. */
  readonly stops: readonly Stop[];
  readonly rounds: number;
  /** The number of earlier navigations of the page; none by default. */
  readonly done?: number;
  /** Rounds between two samples. */
  readonly every: number;
  /** Called with every sample when it is taken. */
  readonly onSample?: (sample: Sample) => void;
};

/**
 * Goes around the app in one page and samples what it retains after garbage collection.
 *
 * @param page is at the last stop
 */
export async function tour(
  page: Page,
  { stops, rounds, done = 0, every, onSample = () => undefined }: TourOptions,
): Promise<readonly Sample[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const take = async (navigations: number): Promise<Sample> => {
    // Objects released in the first collection may have referenced others.
    for (let pass = 0; pass < 2; pass += 1) await session.send('HeapProfiler.collectGarbage');
    const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
    return { navigations, heap, nodes, listeners };
  };
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await travel(page, stops);
    if (round % every !== 0) continue;
    const sample = await take(done + round * stops.length);
    samples.push(sample);
    onSample(sample);
  }
  return samples;
}
