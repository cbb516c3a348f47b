import { creditRequestDecisionPlayed, impersonationStartPlayed, lookOnlyPlayed } from './flows/admin';
import { cardAddPlayed, cardChoicePlayed, cardDefaultPlayed, cardRemovalPlayed } from '../cards/card-paths';
import { impersonationClockPlayed } from './flows/clocks';
import { contactPlayed, dialogsPlayed } from './flows/contact';
import { customerSearchPlayed, factorResetPlayed } from './flows/customers';
import { deviceSignOutPlayed } from './flows/devices';
import { emailChangePlayed } from './flows/email-change';
import {
  cardAccountAddPlayed,
  changePasswordPlayed,
  closeAccountPlayed,
  creditRequestPlayed,
  formSubmissionPlayed,
} from './flows/forms';
import {
  downloadPlayed,
  subscriptionCancelPlayed,
  subscriptionResumePlayed,
  subscriptionWithdrawalPlayed,
} from './flows/premium';
import {
  accountSwitchesPlayed,
  managePaymentsPlayed,
  sectionMenuPlayed,
  settingsPlayed,
} from './flows/profile';
import { demoBannerPlayed, logoutPlayed, navigationPlayed } from './flows/shell';
import { submissionPlayed } from './flows/wizard';
import type { PlayedFlow } from './played-flow';

/**
 * The charts whose generated paths are played in the browser, by the names of their flows. For the others, the spec
 * gives the reason.
 */
export const playedFlows: Readonly<Record<string, PlayedFlow>> = {
  'form-submission': formSubmissionPlayed,
  'change-password': changePasswordPlayed,
  'card-add': cardAddPlayed,
  submission: submissionPlayed,
  'card-default': cardDefaultPlayed,
  'card-removal': cardRemovalPlayed,
  'card-choice': cardChoicePlayed,
  'card-account-add': cardAccountAddPlayed,
  'close-account': closeAccountPlayed,
  'device-sign-out': deviceSignOutPlayed,
  'email-change': emailChangePlayed,
  'credit-request': creditRequestPlayed,
  'subscription-cancel': subscriptionCancelPlayed,
  'subscription-resume': subscriptionResumePlayed,
  'subscription-withdrawal': subscriptionWithdrawalPlayed,
  download: downloadPlayed,
  'customer-search': customerSearchPlayed,
  'factor-reset': factorResetPlayed,
  'impersonation-start': impersonationStartPlayed,
  'impersonation-clock': impersonationClockPlayed,
  'look-only': lookOnlyPlayed,
  'credit-request-decision': creditRequestDecisionPlayed,
  'manage-payments': managePaymentsPlayed,
  'account-switches': accountSwitchesPlayed,
  'section-menu': sectionMenuPlayed,
  settings: settingsPlayed,
  contact: contactPlayed,
  dialogs: dialogsPlayed,
  'demo-banner': demoBannerPlayed,
  logout: logoutPlayed,
  navigation: navigationPlayed,
};
