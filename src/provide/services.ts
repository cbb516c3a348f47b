import type { ExpiringCardsInput } from '../../machines/expiring-cards/expiring-cards.types';
import { servicesMachine } from '../../machines/services/services.machine';
import { provideBotCheck } from './bot-check';
import { provideDialogs } from './dialogs';
import type { Environment } from './environment';
import { lazyActor } from './lazy-actor';
import { provideLogout } from './logout';
import { provideNavigation } from './navigation';
import { provideNewVersion } from './new-version';
import { provideNotifications } from './notifications';
import { reportFailure } from './report-failure';
import { provideSession } from './session';
import { provideTabs } from './tabs';

/** The supervisor of the services with the real ones. */
export const provideServices = (environment: Environment) =>
  servicesMachine.provide({
    actors: {
      session: provideSession(environment),
      logout: provideLogout(environment),
      notifications: provideNotifications(environment),
      navigation: provideNavigation(environment),
      dialogs: provideDialogs(environment),
      botCheck: provideBotCheck(environment),
      tabs: provideTabs(environment),
      newVersion: provideNewVersion(environment),
      expiringCards: lazyActor<ExpiringCardsInput>(async (input) =>
        (await environment.loadExpiringCards()).createExpiringCards(environment, input),
      ),
    },
    actions: {
      logFailure: (acting, { service, error }) => reportFailure(environment, service)(acting, { error }),
    },
  });
