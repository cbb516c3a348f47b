import type { AppSystem, Environment } from '../environment/environment';
import type { AccessKind } from './access';

/** What every route can reach: the app's actors by way of the root that supervises them, and what flows are made from. */
export type RouterContext = {
  readonly app: AppSystem;
  readonly environment: Environment;
  /** `true` while a page is drawn at build time: nobody is signed in, and nothing is waited for. */
  readonly prerender: boolean;
  /** Whether a path leads to a page of the app; a query or a fragment is no part of it. */
  readonly isRoute: (path: string) => boolean;
  /** What an address leads to; `null` for no page of the app. */
  readonly pageAt: (address: string) => PageOfApp | null;
  /** The address of the screen that is shown; `null` before the first. */
  readonly shownAt: () => string | null;
};

/** A page of the app, as its address says. */
export type PageOfApp = {
  readonly access: AccessKind | null;
  /** As the router writes it, such as `/track/$ref`. */
  readonly route: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Loads the code of its screen, where that comes by itself. */
  readonly preload: () => Promise<unknown>;
};

/** What the router itself knows; the rest comes from who makes it. */
export type RouterKnowledge = Pick<RouterContext, 'isRoute' | 'pageAt' | 'shownAt'>;
