import { fixtures as app } from '../../../machines/app/app/app.fixtures';
import { appMachine } from '../../../machines/app/app/app.machine';
import { fixtures as botCheck } from '../../../machines/session/bot-check/bot-check.fixtures';
import { botCheckMachine } from '../../../machines/session/bot-check/bot-check.machine';
import { fixtures as cardAdd } from '../../../machines/cards/card-add/card-add.fixtures';
import { cardAddMachine } from '../../../machines/cards/card-add/card-add.machine';
import { fixtures as cardEntry } from '../../../machines/cards/card-entry/card-entry.fixtures';
import { cardEntryMachine } from '../../../machines/cards/card-entry/card-entry.machine';
import { fixtures as collections } from '../../../machines/app/collections/collections.fixtures';
import { collectionsMachine } from '../../../machines/app/collections/collections.machine';
import { fixtures as demoBanner } from '../../../machines/app/demo-banner/demo-banner.fixtures';
import { demoBannerMachine } from '../../../machines/app/demo-banner/demo-banner.machine';
import { fixtures as changePassword } from '../../../machines/settings/change-password/change-password.fixtures';
import { changePasswordMachine } from '../../../machines/settings/change-password/change-password.machine';
import { fixtures as contact } from '../../../machines/content/contact/contact.fixtures';
import { contactMachine } from '../../../machines/content/contact/contact.machine';
import { fixtures as content } from '../../../machines/content/content/content.fixtures';
import { contentMachine } from '../../../machines/content/content/content.machine';
import { fixtures as dialogs } from '../../../machines/app/dialogs/dialogs.fixtures';
import { dialogsMachine } from '../../../machines/app/dialogs/dialogs.machine';
import { fixtures as formPress } from '../../../machines/app/form-press/form-press.fixtures';
import { formPressMachine } from '../../../machines/app/form-press/form-press.machine';
import { fixtures as formSubmission } from '../../../machines/session/form-submission/form-submission.fixtures';
import { formSubmissionMachine } from '../../../machines/session/form-submission/form-submission.machine';
import { fixtures as impersonationClock } from '../../../machines/session/impersonation-clock/impersonation-clock.fixtures';
import { impersonationClockMachine } from '../../../machines/session/impersonation-clock/impersonation-clock.machine';
import { fixtures as legacyFrame } from '../../../machines/legacy/legacy-frame/legacy-frame.fixtures';
import { legacyFrameMachine } from '../../../machines/legacy/legacy-frame/legacy-frame.machine';
import { fixtures as logout } from '../../../machines/session/logout/logout.fixtures';
import { logoutMachine } from '../../../machines/session/logout/logout.machine';
import { fixtures as managePayments } from '../../../machines/profiles/manage-payments/manage-payments.fixtures';
import { managePaymentsMachine } from '../../../machines/profiles/manage-payments/manage-payments.machine';
import { fixtures as navigation } from '../../../machines/app/navigation/navigation.fixtures';
import { navigationMachine } from '../../../machines/app/navigation/navigation.machine';
import { fixtures as newVersion } from '../../../machines/app/new-version/new-version.fixtures';
import { newVersionMachine } from '../../../machines/app/new-version/new-version.machine';
import { fixtures as notifications } from '../../../machines/app/notifications/notifications.fixtures';
import { notificationsMachine } from '../../../machines/app/notifications/notifications.machine';
import { fixtures as passwordStrength } from '../../../machines/settings/password-strength/password-strength.fixtures';
import { passwordStrengthMachine } from '../../../machines/settings/password-strength/password-strength.machine';
import { fixtures as resource } from '../../../machines/app/resource/resource.fixtures';
import { resourceMachine } from '../../../machines/app/resource/resource.machine';
import { fixtures as services } from '../../../machines/app/services/services.fixtures';
import { servicesMachine } from '../../../machines/app/services/services.machine';
import { fixtures as session } from '../../../machines/session/session/session.fixtures';
import { sessionMachine } from '../../../machines/session/session/session.machine';
import { fixtures as tabs } from '../../../machines/app/tabs/tabs.fixtures';
import { tabsMachine } from '../../../machines/app/tabs/tabs.machine';
import { createAdapters } from '../../app/environment/adapters';
import { provideApp } from '../../features/app/app/app.provide';
import { createAppSystem } from '../../app/app-system';
import { provideBotCheck } from '../../features/session/bot-check/bot-check.provide';
import { provideCardAdd } from '../../features/cards/card-add/card-add.provide';
import { provideCardEntry } from '../../features/cards/card-entry/card-entry.provide';
import { provideCollections } from '../../features/app/collections/collections.provide';
import { provideDemoBanner } from '../../features/app/banners/demo-banner.provide';
import { provideImpersonationClock } from '../../features/session/impersonation/impersonation-clock.provide';
import { provideChangePassword } from '../../features/settings/change-password/change-password.provide';
import { provideContact } from '../../features/content/contact/contact.provide';
import { provideContent } from '../../features/content/content/content.provide';
import { provideDialogs } from '../../features/app/dialogs/dialogs.provide';
import { provideLegacyFrame } from '../../features/legacy/legacy-frame/legacy-frame.provide';
import { provideLogin } from '../../features/session/sign-in/login.provide';
import { provideLogout } from '../../features/session/session/logout.provide';
import { provideManagePayments } from '../../features/profiles/manage-payments/manage-payments.provide';
import { provideNavigation as provideMenu } from '../../features/app/navigation/navigation.provide';
import { provideNewVersion } from '../../features/app/banners/new-version.provide';
import { provideNotifications } from '../../features/app/notifications/notifications.provide';
import { providePasswordStrength } from '../../features/settings/password-strength/password-strength.provide';
import {
  provideAccounts,
  provideCardAccounts,
  provideCards,
  provideLinks,
  provideSubscriptions,
} from '../../features/app/resource/resource.provide';
import { provideSession } from '../../features/session/session/session.provide';
import { provideServices } from '../../features/app/services/services.provide';
import { provideTabs } from '../../features/app/tabs/tabs.provide';
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
