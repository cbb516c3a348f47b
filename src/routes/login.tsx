import { createRoute } from '@tanstack/react-router';
import { safeReturnPath } from '../domain/safe-url';
import { requireVisitor } from './guards';
import { LoginPage } from './login-page';
import { rootRoute } from './root';

type LoginSearch = {
  /** Where to go after signing in; a same-origin path that is not a login page. */
  readonly returnUrl?: string;
};

/** Synchronous, so that the prerendered page and the hydrated one agree; an unsafe address counts as none. */
export function validateLoginSearch(search: Record<string, unknown>): LoginSearch {
  const returnUrl = safeReturnPath(search['returnUrl']);
  return returnUrl === null ? {} : { returnUrl };
}

const visitorScreen = {
  getParentRoute: () => rootRoute,
  component: LoginPage,
  validateSearch: validateLoginSearch,
} as const;

/** Customer login (specification, section 2 "Public routes"): `/` and `/login` are the same screen. */
export const homeRoute = createRoute({
  ...visitorScreen,
  path: '/',
  beforeLoad: ({ search, ...input }) => requireVisitor({ ...input, returnUrl: search.returnUrl ?? null }),
});

export const loginRoute = createRoute({
  ...visitorScreen,
  path: '/login',
  beforeLoad: ({ search, ...input }) => requireVisitor({ ...input, returnUrl: search.returnUrl ?? null }),
});
