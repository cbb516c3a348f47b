import type { AppSystem, Environment } from '../provide/environment';

/** What every route can reach: the app's actors by way of the root that supervises them, and what flows are made from. */
export type RouterContext = {
  readonly app: AppSystem;
  readonly environment: Environment;
  /** `true` while a page is drawn at build time: nobody is signed in, and nothing is waited for. */
  readonly prerender: boolean;
  /** Whether a path, as a route has it, is a page of the app. */
  readonly isRoute: (path: string) => boolean;
};
