import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireCustomer } from './guards';
import { rootRoute } from './root';

/** Screens for signed-in customers: one guard, and the frame with header and navigation around them. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: requireCustomer,
  component: lazyRouteComponent(() => import('./signed-in-frame'), 'SignedInFrame'),
});
