import { fromPromise } from 'xstate';
import { appMachine } from '../../machines/app/app.machine';
import { getConfig, getPremiumConfig } from '../api/calls/start';
import type { Config, PremiumConfig } from '../domain/entities';
import type { Environment } from './environment';
import { provideLogout } from './logout';
import { provideNotifications } from './notifications';
import {
  provideAccounts,
  provideCardAccounts,
  provideCards,
  provideNavigation,
  provideSubscriptions,
} from './resource';
import { provideSession } from './session';

/** The root with its real actors. */
export const provideApp = (environment: Environment) =>
  appMachine.provide({
    actors: {
      getConfig: fromPromise<Config, Record<never, never>>(({ signal }) =>
        getConfig(environment.client, { signal }),
      ),
      getPremiumConfig: fromPromise<PremiumConfig, Record<never, never>>(({ signal }) =>
        getPremiumConfig(environment.client, { signal }),
      ),
      session: provideSession(environment),
      logout: provideLogout(environment),
      notifications: provideNotifications(environment),
      navigation: provideNavigation(environment),
      cards: provideCards(environment),
      subscriptions: provideSubscriptions(environment),
      cardAccounts: provideCardAccounts(environment),
      accounts: provideAccounts(environment),
    },
    actions: {
      logFailure: (_, { service, error }) => environment.adapters.failures.report(service, error),
    },
  });
