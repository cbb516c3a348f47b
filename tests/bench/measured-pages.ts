import type { DemoName } from '../support/browser/sign-in-quietly';
import { OWN } from './result';

/** What a page shows once a person can use it. */
export type Usable = {
  /** Of a visible element that React controls. */
  readonly selector: string;
  /** Of an element of the older page, if the element above is its frame. */
  readonly inFrame?: string;
};

/** The goals of a page on the phone. A figure equal to its goal meets it; without a goal it is only reported. */
export type PageGoals = {
  /** Where they come from, as text. */
  readonly from: string;
  /** How many times the static page's. */
  readonly fcp?: number;
  /** Milliseconds, as the next two. */
  readonly lcp?: number;
  readonly blocking?: number;
  readonly interactive?: number;
  /** From 0 to 100. */
  readonly performance?: number;
  /** KiB of all scripts of the load, compressed. */
  readonly scripts?: number;
  /** Requests until the page is usable. */
  readonly requests?: number;
  /** Milliseconds until it is usable, in a browser with a slow network and processor. */
  readonly usable?: number;
};

export type MeasuredPage = {
  /** Who is signed in. */
  readonly who: DemoName | null;
  readonly usable: Usable;
  readonly goals: PageGoals;
};

const firstField: Usable = { selector: 'form input' };

/** The pages that are measured while they load, by their paths. CLS is to be 0 on each. */
export const PAGES: Readonly<Record<string, MeasuredPage>> = {
  '/login': {
    who: null,
    usable: firstField,
    goals: { from: OWN, fcp: 1.1, blocking: 90, interactive: 1900, performance: 99 },
  },
  '/register/signup': {
    who: null,
    usable: firstField,
    goals: { from: OWN, fcp: 1.1, lcp: 1300, blocking: 100, performance: 98, scripts: 220, requests: 20 },
  },
  '/profile': {
    who: 'standard',
    usable: { selector: '[data-card]' },
    goals: {
      from: OWN,
      fcp: 1.1,
      lcp: 2000,
      blocking: 200,
      performance: 95,
      scripts: 260,
      requests: 30,
      usable: 2000,
    },
  },
  '/new-booking': {
    who: 'standard',
    usable: { selector: 'main iframe', inFrame: 'form' },
    goals: { from: OWN, fcp: 1.1, lcp: 1800, blocking: 150, performance: 97, scripts: 200, requests: 25 },
  },
  '/profile/premium': {
    who: 'standard',
    // The choices of the dialog: its other button has only a label.
    usable: { selector: '[role="dialog"] button:not([aria-label])' },
    goals: { from: OWN },
  },
  '/customers': {
    who: 'admin',
    usable: { selector: 'main tbody [role="rowheader"]' },
    goals: { from: OWN, fcp: 1.1, lcp: 2000, blocking: 200, performance: 95, scripts: 240, requests: 30 },
  },
};

/** The measured page at a path. */
export function pageAt(path: string): MeasuredPage {
  const page = PAGES[path];
  if (page === undefined) throw new Error(`${path} is not among the measured pages`);
  return page;
}
