import { fromPromise } from 'xstate';
import { sessionMachine } from '../../machines/session/session.machine';
import type { SessionReading } from '../../machines/session/session.types';
import { ApiError } from '../api/api-error';
import { getUser } from '../api/calls/start';
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
    },
    actions: { clearCustomerData: () => clearCustomerData(environment) },
  });
