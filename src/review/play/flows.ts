import { fixtures as app } from '../../../machines/app/app.fixtures';
import { appMachine } from '../../../machines/app/app.machine';
import { fixtures as botCheck } from '../../../machines/bot-check/bot-check.fixtures';
import { botCheckMachine } from '../../../machines/bot-check/bot-check.machine';
import { fixtures as cardAdd } from '../../../machines/card-add/card-add.fixtures';
import { cardAddMachine } from '../../../machines/card-add/card-add.machine';
import { fixtures as cardEntry } from '../../../machines/card-entry/card-entry.fixtures';
import { cardEntryMachine } from '../../../machines/card-entry/card-entry.machine';
import { fixtures as collections } from '../../../machines/collections/collections.fixtures';
import { collectionsMachine } from '../../../machines/collections/collections.machine';
import { fixtures as demoBanner } from '../../../machines/demo-banner/demo-banner.fixtures';
import { demoBannerMachine } from '../../../machines/demo-banner/demo-banner.machine';
import { fixtures as changePassword } from '../../../machines/change-password/change-password.fixtures';
import { changePasswordMachine } from '../../../machines/change-password/change-password.machine';
import { fixtures as contact } from '../../../machines/contact/contact.fixtures';
import { contactMachine } from '../../../machines/contact/contact.machine';
import { fixtures as content } from '../../../machines/content/content.fixtures';
import { contentMachine } from '../../../machines/content/content.machine';
import { fixtures as dialogs } from '../../../machines/dialogs/dialogs.fixtures';
import { dialogsMachine } from '../../../machines/dialogs/dialogs.machine';
import { fixtures as formPress } from '../../../machines/form-press/form-press.fixtures';
import { formPressMachine } from '../../../machines/form-press/form-press.machine';
import { fixtures as formSubmission } from '../../../machines/form-submission/form-submission.fixtures';
import { formSubmissionMachine } from '../../../machines/form-submission/form-submission.machine';
import { fixtures as impersonationClock } from '../../../machines/impersonation-clock/impersonation-clock.fixtures';
import { impersonationClockMachine } from '../../../machines/impersonation-clock/impersonation-clock.machine';
import { fixtures as legacyFrame } from '../../../machines/legacy-frame/legacy-frame.fixtures';
import { legacyFrameMachine } from '../../../machines/legacy-frame/legacy-frame.machine';
import { fixtures as logout } from '../../../machines/logout/logout.fixtures';
import { logoutMachine } from '../../../machines/logout/logout.machine';
import { fixtures as managePayments } from '../../../machines/manage-payments/manage-payments.fixtures';
import { managePaymentsMachine } from '../../../machines/manage-payments/manage-payments.machine';
import { fixtures as navigation } from '../../../machines/navigation/navigation.fixtures';
import { navigationMachine } from '../../../machines/navigation/navigation.machine';
import { fixtures as newVersion } from '../../../machines/new-version/new-version.fixtures';
import { newVersionMachine } from '../../../machines/new-version/new-version.machine';
import { fixtures as notifications } from '../../../machines/notifications/notifications.fixtures';
import { notificationsMachine } from '../../../machines/notifications/notifications.machine';
import { fixtures as passwordStrength } from '../../../machines/password-strength/password-strength.fixtures';
import { passwordStrengthMachine } from '../../../machines/password-strength/password-strength.machine';
import { fixtures as resource } from '../../../machines/resource/resource.fixtures';
import { resourceMachine } from '../../../machines/resource/resource.machine';
import { fixtures as services } from '../../../machines/services/services.fixtures';
import { servicesMachine } from '../../../machines/services/services.machine';
import { fixtures as session } from '../../../machines/session/session.fixtures';
import { sessionMachine } from '../../../machines/session/session.machine';
import { fixtures as tabs } from '../../../machines/tabs/tabs.fixtures';
import { tabsMachine } from '../../../machines/tabs/tabs.machine';
import { createAdapters } from '../../provide/adapters';
import { provideApp } from '../../provide/app';
import { createAppSystem } from '../../provide/app-system';
import { provideBotCheck } from '../../provide/bot-check';
import { provideCardAdd } from '../../provide/card-add';
import { provideCardEntry } from '../../provide/card-entry';
import { provideCollections } from '../../provide/collections';
import { provideDemoBanner } from '../../provide/demo-banner';
import { provideImpersonationClock } from '../../provide/impersonation-clock';
import { provideChangePassword } from '../../provide/change-password';
import { provideContact } from '../../provide/contact';
import { provideContent } from '../../provide/content';
import { provideDialogs } from '../../provide/dialogs';
import { provideLegacyFrame } from '../../provide/legacy-frame';
import { provideLogin } from '../../provide/login';
import { provideLogout } from '../../provide/logout';
import { provideManagePayments } from '../../provide/manage-payments';
import { provideNavigation as provideMenu } from '../../provide/navigation';
import { provideNewVersion } from '../../provide/new-version';
import { provideNotifications } from '../../provide/notifications';
import { providePasswordStrength } from '../../provide/password-strength';
import {
  provideAccounts,
  provideCardAccounts,
  provideCards,
  provideLinks,
  provideSubscriptions,
} from '../../provide/resource';
import { provideSession } from '../../provide/session';
import { provideServices } from '../../provide/services';
import { provideTabs } from '../../provide/tabs';
import { adminFlows, adminLists } from './admin-flows';
import { flowOf } from './flow';
import { profileFlows } from './profile-flows';
import { wizardFlows } from './wizard-flows';

/** A system that never starts: of its provisions only guards and delays run here, and they call no adapter. */
const { environment } = createAppSystem(
  createAdapters({ fetch: () => Promise.reject(new Error('Charts are played without a network')) }),
);

/** For sentences that provide a chart with an adapter of their own. */
export const playedEnvironment = environment;

const cardEntryFlow = flowOf(cardEntryMachine, provideCardEntry(environment), cardEntry);

/** On the profile no wallet is drawn, so none tells anything. */
const entryWithoutWallet = flowOf(cardEntryMachine, cardEntryFlow.provided, {
  ...cardEntry,
  events: cardEntry.events.filter(({ type }) => !type.startsWith('wallet.')),
});

const resourceFlow = (provided: typeof resourceMachine) => flowOf(resourceMachine, provided, resource);

/** Every provision of the resource chart; their charts are one, their stale times are not. */
export const resources = {
  cards: resourceFlow(provideCards(environment)),
  subscriptions: resourceFlow(provideSubscriptions(environment)),
  cardAccounts: resourceFlow(provideCardAccounts(environment)),
  accounts: resourceFlow(provideAccounts(environment)),
  links: resourceFlow(provideLinks(environment)),
  ...adminLists(environment, resourceFlow),
};

const form = flowOf(formSubmissionMachine, provideLogin(environment), formSubmission);
const strength = flowOf(
  passwordStrengthMachine,
  providePasswordStrength(environment, ['Cabrank']),
  passwordStrength,
);

/** Every chart of the product, by the name of its folder. */
export const flows = {
  app: flowOf(appMachine, provideApp(environment), app),
  session: flowOf(sessionMachine, provideSession(environment), session),
  services: flowOf(servicesMachine, provideServices(environment), services),
  collections: flowOf(collectionsMachine, provideCollections(environment), collections),
  tabs: flowOf(tabsMachine, provideTabs(environment), tabs),
  logout: flowOf(logoutMachine, provideLogout(environment), logout),
  resource: resources.cardAccounts,
  notifications: flowOf(notificationsMachine, provideNotifications(environment), notifications),
  navigation: flowOf(navigationMachine, provideMenu(environment), navigation),
  'new-version': flowOf(newVersionMachine, provideNewVersion(environment), newVersion),
  'demo-banner': flowOf(demoBannerMachine, provideDemoBanner(), demoBanner),
  'impersonation-clock': flowOf(impersonationClockMachine, provideImpersonationClock(), impersonationClock),
  'legacy-frame': flowOf(legacyFrameMachine, provideLegacyFrame(environment, 'older-page'), legacyFrame),
  // The form's hook gives it the only effect that it has.
  'form-press': flowOf(
    formPressMachine,
    formPressMachine.provide({ actions: { sendValues: () => undefined } }),
    formPress,
  ),
  'form-submission': form,
  'bot-check': flowOf(botCheckMachine, provideBotCheck(environment), botCheck),
  contact: flowOf(contactMachine, provideContact(environment, { asksBotCheck: () => true }), contact, {
    form,
  }),
  content: flowOf(contentMachine, provideContent(environment), content),
  dialogs: flowOf(dialogsMachine, provideDialogs(environment), dialogs),
  'card-entry': cardEntryFlow,
  'card-add': flowOf(cardAddMachine, provideCardAdd(environment), cardAdd, { cardEntry: entryWithoutWallet }),
  ...wizardFlows(environment),
  ...profileFlows(environment, form),
  ...adminFlows(environment, form),
  'manage-payments': flowOf(managePaymentsMachine, provideManagePayments(environment), managePayments),
  'password-strength': strength,
  'change-password': flowOf(
    changePasswordMachine,
    provideChangePassword(environment, { heading: 'password', house: ['Cabrank'] }),
    changePassword,
    { form, strength },
  ),
};
