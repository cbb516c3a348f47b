import { createRoute } from '@tanstack/react-router';
import { LoginPage } from '../../features/session/sign-in/login.route';
import { offered } from './offered';
import { rootRoute } from './root';

const component = offered('auth', LoginPage);
const staticData = { access: 'login' } as const;

/** Customer login (S2.publicRoutes.1): `/` and `/login` are the same screen. */
export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component, staticData });

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component,
  staticData,
});
