import { servicesMachine } from '../../../../machines/app/services/services.machine';
import { provideBotCheck } from '../../session/bot-check/bot-check.provide';
import { provideDialogs } from '../dialogs/dialogs.provide';
import type { Environment } from '../../../app/environment/environment';
import { lateChart } from '../../../app/environment/late-chart';
import { CODE_TIMEOUT_MS } from '../../../domain/limits';
import { lateCode } from '../../../platform/late-code';
import { provideLogout } from '../../session/session/logout.provide';
import { provideNavigation } from '../navigation/navigation.provide';
import { provideNewVersion } from '../banners/new-version.provide';
import { provideNotifications } from '../notifications/notifications.provide';
import { reportFailure } from '../../../app/environment/report-failure';
import { provideSession } from '../../session/session/session.provide';
import { provideTabs } from '../tabs/tabs.provide';

export const provideServices = (environment: Environment) => {
  const expiringCards = lateChart(async () =>
    (await environment.loadExpiringCards()).provideExpiringCards(environment),
  );
  const whereabouts = lateChart(async () =>
    (await lateCode(() => import('../whereabouts/whereabouts.provide'))).provideWhereabouts(environment),
  );
  return servicesMachine.provide({
    actors: {
      session: provideSession(environment),
      logout: provideLogout(environment),
      notifications: provideNotifications(environment),
      navigation: provideNavigation(environment),
      dialogs: provideDialogs(environment),
      botCheck: provideBotCheck(environment),
      tabs: provideTabs(environment),
      newVersion: provideNewVersion(environment),
      fetchExpiringCards: expiringCards.fetch,
      expiringCards: expiringCards.chart,
      fetchWhereabouts: whereabouts.fetch,
      whereabouts: whereabouts.chart,
    },
    delays: { codeTimeout: CODE_TIMEOUT_MS },
    actions: {
      logFailure: (acting, { source, error }) => reportFailure(environment, source)(acting, { error }),
    },
  });
};
