import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from './not-found';
import type { RouterContext } from './router-context';
import { useRouteFocus } from './route-focus';

function Root() {
  useRouteFocus();
  return <Outlet />;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
});
