import { createRoute } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { selectConfig, selectIsReady } from '../../machines/app/app.selectors';
import { useState } from 'react';
import { login } from '#messages/login';
import { safeReturnPath } from '../domain/safe-url';
import { LoginScreen } from '../features/session/login-screen';
import { provideLogin } from '../provide/login';
import { requireVisitor } from './guards';
import { rootRoute } from './root';
import { Screen } from './screen';

type LoginSearch = {
  /** Where to go after signing in; a same-origin path that is not a login page. */
  readonly returnUrl?: string;
};

/** Synchronous, so that the prerendered page and the hydrated one agree; an unsafe address counts as none. */
export function validateLoginSearch(search: Record<string, unknown>): LoginSearch {
  const returnUrl = safeReturnPath(search['returnUrl']);
  return returnUrl === null ? {} : { returnUrl };
}

function LoginPage() {
  const { app, environment } = rootRoute.useRouteContext();
  const [machine] = useState(() => provideLogin(environment));
  const actor = useActorRef(machine);
  const ready = useSelector(app, selectIsReady);
  const config = useSelector(app, selectConfig);
  return (
    <Screen title={login.title}>
      <LoginScreen
        actor={actor}
        ready={ready}
        company={{
          contactNumber: config?.contactNumber ?? null,
          appDownloadLink: config?.appDownloadLink ?? null,
        }}
      />
    </Screen>
  );
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
