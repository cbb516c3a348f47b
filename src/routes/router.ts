import { createRouter } from '@tanstack/react-router';
import { CrashedPage } from './crashed';
import { loginRoute, homeRoute } from './login';
import { profileRoute } from './profile';
import { rootRoute } from './root';
import type { RouterContext } from './router-context';
import { signedInRoute } from './signed-in';

const routeTree = rootRoute.addChildren([homeRoute, loginRoute, signedInRoute.addChildren([profileRoute])]);

/**
 * Which screen an address shows (specification, section 2). The router owns addresses; the machines own permission and
 * flow, which the guards ask by way of the context.
 */
export function createAppRouter(context: Omit<RouterContext, 'isRoute'>) {
  const paths = new Set<string>();
  const router = createRouter({
    routeTree,
    context: { ...context, isRoute: (path) => paths.has(path) },
    trailingSlash: 'never',
    notFoundMode: 'root',
    // The prerender would write an inline script for it, and there is nothing to restore in a page just drawn.
    scrollRestoration: !context.prerender,
    defaultPreload: false,
    defaultErrorComponent: CrashedPage,
    defaultOnCatch: (error) => context.environment.adapters.failures.report('screen', error),
  });
  Object.keys(router.routesByPath).forEach((path) => paths.add(path));
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
