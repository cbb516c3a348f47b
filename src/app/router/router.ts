import { createRouter, type AnyRoute } from '@tanstack/react-router';
import { reportMissingCode } from '../environment/missing-code';
import { ChunkFailure } from '../../ui/lazy-view';
import { CrashedPage } from '../shell/crashed';
import { parseSearch, stringifySearch } from './plain-search';
import { rootRoute } from './root';
import type { RouteMeta } from './route-meta';
import type { PageOfApp, RouterContext, RouterKnowledge } from './router-context';
import { shellRoutes } from './shell-routes';
import { visitorRoutes } from './visitor-routes';

const routeTree = rootRoute.addChildren([...visitorRoutes, shellRoutes]);

type Route = Pick<AnyRoute, 'options'>;
type Preloadable = { readonly preload?: () => Promise<void> };

const codeOf = async (route: Route): Promise<void> => {
  await (route.options.component as Preloadable | undefined)?.preload?.();
};

/**
 * Creates the router, which maps addresses to screens. Permission and flow belong to the machines; the guard reads
 * them through the context.
 */
export function createAppRouter(context: Omit<RouterContext, keyof RouterKnowledge>) {
  const pageAt = (address: string): PageOfApp | null => {
    const [path = ''] = address.split(/[?#]/u);
    const [matched, params, found] = router.getMatchedRoutes(path);
    if (found === undefined || params['**']) return null;
    const { access }: RouteMeta = found.options.staticData ?? {};
    return {
      access: access ?? null,
      route: String(found.fullPath),
      params,
      preload: () => Promise.all(matched.map(codeOf)),
    };
  };
  const knowledge: RouterKnowledge = {
    pageAt,
    isRoute: (path) => pageAt(path) !== null,
    shownAt: () => router.state.resolvedLocation?.href ?? null,
  };
  const router = createRouter({
    routeTree,
    context: { ...context, ...knowledge },
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    notFoundMode: 'root',
    // The prerender would write an inline script for it, and a freshly rendered page has no scroll position to
    // restore.
    scrollRestoration: !context.prerender,
    defaultPreload: false,
    defaultErrorComponent: CrashedPage,
    defaultOnCatch: (error) => {
      if (error instanceof ChunkFailure) reportMissingCode(context.environment);
      else context.environment.adapters.failures.report('screen', error);
    },
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
