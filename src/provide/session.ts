import { fromPromise } from 'xstate';
import { selectOffers } from '../../machines/app/app.selectors';
import { sessionMachine } from '../../machines/session/session.machine';
import type { SessionReading } from '../../machines/session/session.types';
import { ApiError } from '../api/api-error';
import { getUser } from '../api/calls/start';
import { USER_REFRESH_MS } from '../domain/limits';
import type { Environment } from './environment';
import { clearCustomerData } from './customer-data';

/** The session with the real auth/user; 401 is nobody (decisions, section 2). */
export const provideSession = (environment: Environment) =>
  sessionMachine.provide({
    actors: {
      readUser: fromPromise<SessionReading, Record<never, never>>(async ({ signal }) => {
        try {
          return { user: await getUser(environment.client, { signal }) };
        } catch (error) {
          if (error instanceof ApiError && error.kind === 'unauthorized') return { user: null };
          throw error;
        }
      }),
      // Without the group there is no form to sign in with: the framed login needs the whole page.
      lookForInput: fromPromise<{ readonly found: boolean }, Record<never, never>>(async () => {
        const { drafts, loadSignInAgain } = environment.adapters;
        const found = selectOffers('auth')(environment.app().getSnapshot()) && drafts.any();
        if (found) await loadSignInAgain();
        return { found };
      }),
    },
    delays: { userRefresh: USER_REFRESH_MS },
    actions: {
      clearCustomerData: () => clearCustomerData(environment),
      clearDrafts: () => environment.adapters.drafts.clear(),
    },
  });
