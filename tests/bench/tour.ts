import type { Page } from 'playwright-core';
import type { Sample } from './page-growth';

/** A screen that is gone to inside the app. */
export type Stop = {
  /** With its query. */
  readonly path: string;
  /** The main heading, all its words. */
  readonly heading: string;
  /** Where the screen is an older page in its frame: that page's main heading. */
  readonly framed?: string;
  /** A button there that opens a dialog, which is closed again: its words. */
  readonly dialog?: string;
};

/** After it, a screen or a dialog does not come at all. */
const MAX_WAIT_MS = 20_000;

/**
 * Goes from stop to stop, all inside the page: by a link to it where there is one, else as the browser's own address does.
 * Each is waited for until it has everything that it asked for.
 *
 * @throws Error which stop did not come
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
      const framedHeading = (): string =>
        [...document.querySelectorAll('iframe')]
          .filter(isSeen)
          .map((frame) => textOf(frame.contentDocument?.querySelector('h1')))
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
            (framed === undefined || framedHeading() === framed) &&
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
  /** A round: the page stands at its last stop whenever a sample is taken. */
  readonly stops: readonly Stop[];
  readonly rounds: number;
  /** Navigations that the page has made before; none unless given. */
  readonly done?: number;
  /** Rounds between two samples. */
  readonly every: number;
  /** Told of every sample when it is taken. */
  readonly onSample?: (sample: Sample) => void;
};

/**
 * Goes round the app in one page and looks, its garbage collected, at what it holds.
 *
 * @param page stands at the last stop
 */
export async function tour(
  page: Page,
  { stops, rounds, done = 0, every, onSample = () => undefined }: TourOptions,
): Promise<readonly Sample[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const take = async (navigations: number): Promise<Sample> => {
    // What the first collection lets go of may have held something in turn.
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
