import type { AppSystem } from '../provide/app-system';

/** What every route can reach: the app's actors, by way of the root that supervises them. */
export type RouterContext = {
  readonly app: AppSystem;
  /** `true` while a page is drawn at build time: nobody is signed in, and nothing is waited for. */
  readonly prerender: boolean;
};
