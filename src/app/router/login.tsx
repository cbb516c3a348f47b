import { createRoute } from '@tanstack/react-router';
import { LoginPage } from '../../features/session/sign-in/login.route';
import { offered } from './offered';
import { rootRoute } from './root';

const component = offered('auth', LoginPage);
const staticData = { access: 'login' } as const;

/** The customer login (S2.publicRoutes.1). `/` and `/login` show the same screen. */
export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component, staticData });

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component,
  staticData,
});
