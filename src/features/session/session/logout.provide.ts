import { fromPromise } from 'xstate';
import { logoutMachine } from '../../../../machines/session/logout/logout.machine';
import type { LogoutAnswer } from '../../../../machines/session/logout/logout.types';
import { endImpersonation } from '../../../api/calls/admin';
import { logout } from '../../../api/calls/auth';
import { IMPERSONATION_END_RESET_MS } from '../../../domain/limits';
import { safeServerLocation } from '../../../domain/addresses/safe-url';
import { ownOrigin } from '../../../platform/page';
import { sendToService, type Environment } from '../../../app/environment/environment';
import { clearResource } from '../../../app/environment/customer-data';

export const provideLogout = (environment: Environment) => {
  const { adapters, client } = environment;
  return logoutMachine.provide({
    actors: {
      endSession: fromPromise<LogoutAnswer, Record<never, never>>(async ({ signal }) => {
        const { location } = await logout(client, { signal });
        return { location: safeServerLocation(location, ownOrigin()) };
      }),
      endImpersonation: fromPromise<null, Record<never, never>>(async ({ signal }) => {
        await endImpersonation(client, { signal });
        return null;
      }),
    },
    delays: { impersonationFlagReset: IMPERSONATION_END_RESET_MS },
    actions: {
      notifyOtherTabs: () => sendToService(environment, 'tabs', { type: 'tabs.left' }),
      clearUser: () => sendToService(environment, 'session', { type: 'session.ended' }),
      clearNavigation: () => clearResource(environment, 'links'),
      clearCards: () => clearResource(environment, 'cards'),
      clearCardAccounts: () => clearResource(environment, 'cardAccounts'),
      clearAccounts: () => clearResource(environment, 'accounts'),
      clearSubscriptions: () => clearResource(environment, 'subscriptions'),
      clearReceipts: () => clearResource(environment, 'receipts'),
      clearDrafts: () => adapters.drafts.clear(),
      clearPaymentSecrets: () => adapters.payments.forget(),
      clearNotices: () => sendToService(environment, 'notifications', { type: 'notices.cleared' }),
      readUserAgain: () => sendToService(environment, 'session', { type: 'session.userChanged' }),
    },
  });
};
