import { fromPromise } from 'xstate';
import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { sessionMachine } from '../../../../machines/session/session/session.machine';
import type { SessionReading } from '../../../../machines/session/session/session.types';
import { getUser } from '../../../api/calls/start';
import { CALL_TIMEOUT_MS, USER_REFRESH_MS } from '../../../domain/limits';
import { safeServerLocation } from '../../../domain/addresses/safe-url';
import { ownOrigin } from '../../../platform/page';
import type { Environment } from '../../../app/environment/environment';
import { clearCustomerData } from '../../../app/environment/customer-data';
import { dropRegistrationDrafts } from '../../registration/registration/registration-drafts.provide';

/**
 * Returns the current time in epoch seconds. The session does not use milliseconds, because a context must not
 * contain a number that is as long as a card number.
 */
export const epochSeconds = ({ adapters }: Pick<Environment, 'adapters'>): number =>
  Math.floor(adapters.now() / 1000);

/** Provides the session with the real auth/user request. */
export const provideSession = (environment: Environment) => {
  const { adapters } = environment;
  return sessionMachine.provide({
    actors: {
      readUser: fromPromise<SessionReading, Record<never, never>>(async ({ signal }) => {
        const user = await getUser(environment.client, { signal });
        const location = safeServerLocation(user?.location, ownOrigin());
        return { user: user && { ...user, location }, at: epochSeconds(environment) };
      }),
      // Without the group there is no form for signing in again: the framed login needs the whole page.
      lookForInput: fromPromise<{ readonly found: boolean }, Record<never, never>>(async () => {
        const { drafts, loadSignInAgain } = adapters;
        const found = selectOffers('auth')(environment.app().getSnapshot()) && drafts.any();
        if (found) await loadSignInAgain();
        return { found };
      }),
    },
    delays: { userRefresh: USER_REFRESH_MS, lossTimeout: CALL_TIMEOUT_MS },
    guards: { isOld: (_, { at, readAt }) => (at - readAt) * 1000 >= USER_REFRESH_MS },
    actions: {
      clearCustomerData: () => clearCustomerData(environment),
      clearDrafts: () => {
        adapters.drafts.clear();
        adapters.payments.forget();
      },
      claimDrafts: (_, { owner }) => {
        adapters.drafts.claim(owner);
        if (owner !== null) dropRegistrationDrafts(adapters.drafts);
      },
    },
  });
};
