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

/** Now, as the session counts: a chart's context holds no number as long as a card's. */
export const epochSeconds = ({ adapters }: Pick<Environment, 'adapters'>): number =>
  Math.floor(adapters.now() / 1000);

/** The session with the real auth/user. */
export const provideSession = (environment: Environment) => {
  const { adapters } = environment;
  return sessionMachine.provide({
    actors: {
      readUser: fromPromise<SessionReading, Record<never, never>>(async ({ signal }) => {
        const user = await getUser(environment.client, { signal });
        const location = safeServerLocation(user?.location, ownOrigin());
        return { user: user && { ...user, location }, at: epochSeconds(environment) };
      }),
      // Without the group there is no form to sign in with: the framed login needs the whole page.
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
