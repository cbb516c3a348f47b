import { creditRequestDecisionFlow } from '../features/admin/credit-request-decision/credit-request-decision.flow';
import { customerSearchFlow } from '../features/admin/customer-search/customer-search.flow';
import { customerWhereaboutsFlow } from '../features/admin/customer-whereabouts/customer-whereabouts.flow';
import { factorResetFlow } from '../features/admin/factor-reset/factor-reset.flow';
import { listFilterFlow } from '../features/admin/list-filter/list-filter.flow';
import { supportRecordingFlow } from '../features/admin/support-recording/support-recording.flow';
import { tableOrderFlow } from '../features/admin/table-order/table-order.flow';
import { appFlow } from '../features/app/app/app.flow';
import { demoBannerFlow } from '../features/app/banners/demo-banner.flow';
import { newVersionFlow } from '../features/app/banners/new-version.flow';
import { collectionsFlow } from '../features/app/collections/collections.flow';
import { dialogsFlow } from '../features/app/dialogs/dialogs.flow';
import { downloadFlow } from '../features/app/download/download.flow';
import { formPressFlow } from '../features/app/form-press/form-press.flow';
import { navigationFlow } from '../features/app/navigation/navigation.flow';
import { notificationsFlow } from '../features/app/notifications/notifications.flow';
import { sectionMenuFlow } from '../features/app/profile/section-menu.flow';
import { resourceFlow } from '../features/app/resource/resource.flow';
import { servicesFlow } from '../features/app/services/services.flow';
import { tabsFlow } from '../features/app/tabs/tabs.flow';
import { whereaboutsFlow } from '../features/app/whereabouts/whereabouts.flow';
import { cardAddFlow } from '../features/cards/card-add/card-add.flow';
import { cardAuthenticationFlow } from '../features/cards/card-authentication/card-authentication.flow';
import { cardChoiceFlow } from '../features/cards/card-choice/card-choice.flow';
import { cardDefaultFlow } from '../features/cards/card-default/card-default.flow';
import { cardEntryFlow } from '../features/cards/card-entry/card-entry.flow';
import { cardListFlow } from '../features/cards/card-list/card-list.flow';
import { cardRemovalFlow } from '../features/cards/card-removal/card-removal.flow';
import { expiringCardsFlow } from '../features/cards/expiring-cards/expiring-cards.flow';
import { contactFlow } from '../features/content/contact/contact.flow';
import { contentFlow } from '../features/content/content/content.flow';
import { supportCodeFlow } from '../features/content/support-code/support-code.flow';
import { legacyFrameFlow } from '../features/legacy/legacy-frame/legacy-frame.flow';
import { addPremiumFlow } from '../features/premium/add-premium/add-premium.flow';
import { accountSwitchesFlow } from '../features/profiles/account-switches/account-switches.flow';
import { cardAccountAddFlow } from '../features/profiles/card-account-add/card-account-add.flow';
import { creditRequestFlow } from '../features/profiles/credit-request/credit-request.flow';
import { managePaymentsFlow } from '../features/profiles/manage-payments/manage-payments.flow';
import { subscriptionCancelFlow } from '../features/profiles/subscription-cancel/subscription-cancel.flow';
import { subscriptionResumeFlow } from '../features/profiles/subscription-resume/subscription-resume.flow';
import { subscriptionWithdrawalFlow } from '../features/profiles/subscription-withdrawal/subscription-withdrawal.flow';
import { registrationFlow } from '../features/registration/registration/registration.flow';
import { stepperFlow } from '../features/registration/stepper/stepper.flow';
import { submissionFlow } from '../features/registration/submission/submission.flow';
import { botCheckFlow } from '../features/session/bot-check/bot-check.flow';
import { formSubmissionFlow } from '../features/session/form-submission/form-submission.flow';
import { impersonationClockFlow } from '../features/session/impersonation/impersonation-clock.flow';
import { impersonationStartFlow } from '../features/session/impersonation/impersonation-start.flow';
import { lookOnlyFlow } from '../features/session/impersonation/look-only.flow';
import { passkeySignInFlow } from '../features/session/passkey-sign-in/passkey-sign-in.flow';
import { secondStepFlow } from '../features/session/second-step/second-step.flow';
import { logoutFlow } from '../features/session/session/logout.flow';
import { sessionFlow } from '../features/session/session/session.flow';
import { changePasswordFlow } from '../features/settings/change-password/change-password.flow';
import { closeAccountFlow } from '../features/settings/close-account/close-account.flow';
import { deviceSignOutFlow } from '../features/settings/devices/device-sign-out.flow';
import { emailChangeFlow } from '../features/settings/email-change/email-change.flow';
import { factorAddFlow } from '../features/settings/factor-add/factor-add.flow';
import { factorChangeFlow } from '../features/settings/factor-change/factor-change.flow';
import { passwordStrengthFlow } from '../features/settings/password-strength/password-strength.flow';
import { recoveryCodesFlow } from '../features/settings/recovery-codes/recovery-codes.flow';
import { settingsFlow } from '../features/settings/settings/settings.flow';

/** Every flow of the product, by name. The review, the coverage, the proofs and the tests use it. */
export const flows = {
  'account-switches': accountSwitchesFlow,
  'add-premium': addPremiumFlow,
  app: appFlow,
  'bot-check': botCheckFlow,
  'card-account-add': cardAccountAddFlow,
  'card-add': cardAddFlow,
  'card-authentication': cardAuthenticationFlow,
  'card-choice': cardChoiceFlow,
  'card-default': cardDefaultFlow,
  'card-entry': cardEntryFlow,
  'card-list': cardListFlow,
  'card-removal': cardRemovalFlow,
  'change-password': changePasswordFlow,
  'close-account': closeAccountFlow,
  collections: collectionsFlow,
  contact: contactFlow,
  content: contentFlow,
  'credit-request': creditRequestFlow,
  'credit-request-decision': creditRequestDecisionFlow,
  'customer-search': customerSearchFlow,
  'customer-whereabouts': customerWhereaboutsFlow,
  'demo-banner': demoBannerFlow,
  'device-sign-out': deviceSignOutFlow,
  dialogs: dialogsFlow,
  download: downloadFlow,
  'email-change': emailChangeFlow,
  'expiring-cards': expiringCardsFlow,
  'factor-add': factorAddFlow,
  'factor-change': factorChangeFlow,
  'factor-reset': factorResetFlow,
  'form-press': formPressFlow,
  'form-submission': formSubmissionFlow,
  'impersonation-clock': impersonationClockFlow,
  'impersonation-start': impersonationStartFlow,
  'legacy-frame': legacyFrameFlow,
  'list-filter': listFilterFlow,
  logout: logoutFlow,
  'look-only': lookOnlyFlow,
  'manage-payments': managePaymentsFlow,
  navigation: navigationFlow,
  'new-version': newVersionFlow,
  notifications: notificationsFlow,
  'passkey-sign-in': passkeySignInFlow,
  'password-strength': passwordStrengthFlow,
  'recovery-codes': recoveryCodesFlow,
  registration: registrationFlow,
  resource: resourceFlow,
  'second-step': secondStepFlow,
  'section-menu': sectionMenuFlow,
  services: servicesFlow,
  session: sessionFlow,
  settings: settingsFlow,
  stepper: stepperFlow,
  submission: submissionFlow,
  'subscription-cancel': subscriptionCancelFlow,
  'subscription-resume': subscriptionResumeFlow,
  'subscription-withdrawal': subscriptionWithdrawalFlow,
  'support-code': supportCodeFlow,
  'support-recording': supportRecordingFlow,
  'table-order': tableOrderFlow,
  tabs: tabsFlow,
  whereabouts: whereaboutsFlow,
};

export type FlowName = keyof typeof flows;
