import type { Page } from 'playwright-core';

/** Where a page is, as a person would describe it. */
export type Standing = {
  readonly path: string;
  /** The query's `returnUrl`. */
  readonly returnUrl: string | null;
  /** The title of the open dialog, else the name of the framed page, else that of the screen. */
  readonly heading: string | null;
  /** The number of main headings of the app itself. */
  readonly mainHeadings: number;
};

/** Reads the current state. A frame that is still loading has no heading. */
export const standingOf = (page: Page): Promise<Standing> =>
  page.evaluate(() => {
    const seen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const textOf = (element: Element | null | undefined): string | null =>
      element ? element.textContent.replaceAll(/\s+/gu, ' ').trim() : null;
    const headings = [...document.querySelectorAll('h1')].filter(seen);
    const windows = document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]');
    const dialog = [...windows].filter(seen).at(-1);
    const titleId = dialog?.getAttribute('aria-labelledby') ?? null;
    const title = titleId === null ? dialog?.querySelector('h1, h2') : document.getElementById(titleId);
    const frame = [...document.querySelectorAll('iframe')].find(seen);
    const page = frame?.contentDocument;
    // Where the app shows the heading, the page is named without one.
    const framed =
      textOf(page?.querySelector('h1')) ?? page?.querySelector('main')?.getAttribute('aria-label') ?? null;
    const heading = dialog ? textOf(title) : frame ? framed : textOf(headings[0]);
    const { pathname, search } = location;
    return {
      path: pathname,
      returnUrl: new URLSearchParams(search).get('returnUrl'),
      heading,
      mainHeadings: headings.length,
    };
  });
