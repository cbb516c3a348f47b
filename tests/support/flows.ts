import { fixtures as app } from '../../machines/app/app.fixtures';
import { appMachine } from '../../machines/app/app.machine';
import { fixtures as botCheck } from '../../machines/bot-check/bot-check.fixtures';
import { botCheckMachine } from '../../machines/bot-check/bot-check.machine';
import { fixtures as cardAdd } from '../../machines/card-add/card-add.fixtures';
import { cardAddMachine } from '../../machines/card-add/card-add.machine';
import { fixtures as cardEntry } from '../../machines/card-entry/card-entry.fixtures';
import { cardEntryMachine } from '../../machines/card-entry/card-entry.machine';
import { fixtures as formSubmission } from '../../machines/form-submission/form-submission.fixtures';
import { formSubmissionMachine } from '../../machines/form-submission/form-submission.machine';
import { fixtures as logout } from '../../machines/logout/logout.fixtures';
import { logoutMachine } from '../../machines/logout/logout.machine';
import { fixtures as managePayments } from '../../machines/manage-payments/manage-payments.fixtures';
import { managePaymentsMachine } from '../../machines/manage-payments/manage-payments.machine';
import { fixtures as notifications } from '../../machines/notifications/notifications.fixtures';
import { notificationsMachine } from '../../machines/notifications/notifications.machine';
import { fixtures as resource } from '../../machines/resource/resource.fixtures';
import { resourceMachine } from '../../machines/resource/resource.machine';
import { fixtures as session } from '../../machines/session/session.fixtures';
import { sessionMachine } from '../../machines/session/session.machine';
import { createAdapters } from '../../src/provide/adapters';
import { provideApp } from '../../src/provide/app';
import { createAppSystem } from '../../src/provide/app-system';
import { provideBotCheck } from '../../src/provide/bot-check';
import { provideCardAdd } from '../../src/provide/card-add';
import { provideCardEntry } from '../../src/provide/card-entry';
import { provideLogin } from '../../src/provide/login';
import { provideLogout } from '../../src/provide/logout';
import { provideManagePayments } from '../../src/provide/manage-payments';
import { provideNotifications } from '../../src/provide/notifications';
import {
  provideAccounts,
  provideCardAccounts,
  provideCards,
  provideNavigation,
  provideSubscriptions,
} from '../../src/provide/resource';
import { provideSession } from '../../src/provide/session';
import type { Flow } from './flow';

/** A system that never starts: of its provisions only guards and delays run here, and they call no adapter. */
const { environment } = createAppSystem(
  createAdapters({ fetch: () => Promise.reject(new Error('Charts are played without a network')) }),
);

const cardEntryFlow: Flow<typeof cardEntryMachine> = {
  machine: cardEntryMachine,
  provided: provideCardEntry(environment),
  fixtures: cardEntry,
};

const resourceFlow = (provided: typeof resourceMachine): Flow<typeof resourceMachine> => ({
  machine: resourceMachine,
  provided,
  fixtures: resource,
});

/** Every provision of the resource chart; their charts are one, their stale times are not. */
export const resources = {
  cards: resourceFlow(provideCards(environment)),
  subscriptions: resourceFlow(provideSubscriptions(environment)),
  cardAccounts: resourceFlow(provideCardAccounts(environment)),
  accounts: resourceFlow(provideAccounts(environment)),
  navigation: resourceFlow(provideNavigation(environment)),
};

/** Every chart of the product, by the name of its folder. */
export const flows = {
  app: { machine: appMachine, provided: provideApp(environment), fixtures: app } as Flow<typeof appMachine>,
  session: {
    machine: sessionMachine,
    provided: provideSession(environment),
    fixtures: session,
  } as Flow<typeof sessionMachine>,
  logout: { machine: logoutMachine, provided: provideLogout(environment), fixtures: logout } as Flow<
    typeof logoutMachine
  >,
  resource: resources.cardAccounts,
  notifications: {
    machine: notificationsMachine,
    provided: provideNotifications(environment),
    fixtures: notifications,
  } as Flow<typeof notificationsMachine>,
  'form-submission': {
    machine: formSubmissionMachine,
    provided: provideLogin(environment),
    fixtures: formSubmission,
  } as Flow<typeof formSubmissionMachine>,
  'bot-check': {
    machine: botCheckMachine,
    provided: provideBotCheck(environment),
    fixtures: botCheck,
  } as Flow<typeof botCheckMachine>,
  'card-entry': cardEntryFlow,
  'card-add': {
    machine: cardAddMachine,
    provided: provideCardAdd(environment),
    fixtures: cardAdd,
    children: { cardEntry: cardEntryFlow },
  } as Flow<typeof cardAddMachine>,
  'manage-payments': {
    machine: managePaymentsMachine,
    provided: provideManagePayments(environment),
    fixtures: managePayments,
  } as Flow<typeof managePaymentsMachine>,
};
