import type { AppSystem, Environment } from '../environment/environment';
import type { AccessKind } from './access';

/**
 * The context of every route: the root actor, which supervises the app's actors, and the environment of the flows.
 */
export type RouterContext = {
  readonly app: AppSystem;
  readonly environment: Environment;
  /** `true` while a page is rendered at build time: no person is signed in, and nothing is waited for. */
  readonly prerender: boolean;
  /** Whether a path is a page of the app. Pass it without query and fragment. */
  readonly isRoute: (path: string) => boolean;
  /** Returns the page at an address, or `null` if it is not a page of the app. */
  readonly pageAt: (address: string) => PageOfApp | null;
  /** Returns the address of the current screen, or `null` before the first screen. */
  readonly shownAt: () => string | null;
};

/** A page of the app, derived from its address. */
export type PageOfApp = {
  readonly access: AccessKind | null;
  /** The route pattern, such as `/track/$ref`. */
  readonly route: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Loads the code of the screen, if it is a separate chunk. */
  readonly preload: () => Promise<unknown>;
};

/** The part of the context that the router itself provides. Its creator passes the rest. */
export type RouterKnowledge = Pick<RouterContext, 'isRoute' | 'pageAt' | 'shownAt'>;
