import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in';

/** The profile (specification, section 2 "Logged-in routes"); a visitor of the login downloads none of it. */
export const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/profile',
  component: lazyRouteComponent(() => import('./profile-page'), 'ProfilePage'),
});
