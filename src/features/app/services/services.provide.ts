import type { ExpiringCardsInput } from '../../../../machines/cards/expiring-cards/expiring-cards.types';
import { servicesMachine } from '../../../../machines/app/services/services.machine';
import { provideBotCheck } from '../../session/bot-check/bot-check.provide';
import { provideDialogs } from '../dialogs/dialogs.provide';
import type { Environment } from '../../../app/environment/environment';
import { lazyActor } from '../../../app/environment/lazy-actor';
import { provideLogout } from '../../session/session/logout.provide';
import { provideNavigation } from '../navigation/navigation.provide';
import { provideNewVersion } from '../banners/new-version.provide';
import { provideNotifications } from '../notifications/notifications.provide';
import { reportFailure } from '../../../app/environment/report-failure';
import { provideSession } from '../../session/session/session.provide';
import { provideTabs } from '../tabs/tabs.provide';

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
      logFailure: (acting, { source, error }) => reportFailure(environment, source)(acting, { error }),
    },
  });
