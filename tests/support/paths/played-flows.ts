import { creditRequestDecisionPlayed, customerSearchPlayed, impersonationStartPlayed } from './flows/admin';
import { cardAddPlayed, cardChoicePlayed, cardDefaultPlayed, cardRemovalPlayed } from '../cards/card-paths';
import { impersonationClockPlayed } from './flows/clocks';
import { contactPlayed, dialogsPlayed } from './flows/contact';
import {
  cardAccountAddPlayed,
  changePasswordPlayed,
  closeAccountPlayed,
  creditRequestPlayed,
  formSubmissionPlayed,
} from './flows/forms';
import {
  dataDownloadPlayed,
  receiptDownloadPlayed,
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

/** The charts whose generated paths are played in the browser, by the names of their flows. */
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
  'credit-request': creditRequestPlayed,
  'subscription-cancel': subscriptionCancelPlayed,
  'subscription-resume': subscriptionResumePlayed,
  'subscription-withdrawal': subscriptionWithdrawalPlayed,
  'data-download': dataDownloadPlayed,
  'receipt-download': receiptDownloadPlayed,
  'customer-search': customerSearchPlayed,
  'impersonation-start': impersonationStartPlayed,
  'impersonation-clock': impersonationClockPlayed,
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

/** The charts that are not played path by path in the browser, and why. */
export const unplayedFlows: Readonly<Record<string, string>> = {
  app: 'Its supervision shows nothing; the failures of its actors are faults of the program.',
  services: 'It starts the app-wide actors and shows nothing; their failures are faults of the program.',
  collections: 'It starts the lists and shows nothing; their failures are faults of the program.',
  resource: 'One chart of many lists at once: what each shows is in the tests of its section.',
  session: 'Its whole is the app: the tests of the session go through its outcomes.',
  tabs: 'It takes two pages: tests/browser/session/tabs.all.test.ts.',
  notifications: 'Its notices come from every other flow: tests/browser/app/notices.all.test.ts.',
  'new-version': 'It takes another build or a missing chunk: tests/browser/app/banners.all.test.ts.',
  'expiring-cards': 'Its days pass between visits: tests/browser/cards/profile-expiring.all.test.ts.',
  'bot-check': 'It takes a stand-in of the provider: tests/browser/session/bot-check.all.test.ts.',
  'legacy-frame': 'Its pages are answers that it frames: the tests of the framed pages.',
  content: 'Three of them live at once: tests/browser/content/content.all.test.ts.',
  'card-entry': 'It is played within card-add.',
  'form-press':
    'Every form runs one, whichever chart is played; early presses: tests/browser/session/visitor-first-paint.all.test.ts.',
  'password-strength':
    'Its code is asked for three times before it counts as missing: tests/browser/settings/change-password.all.test.ts.',
  stepper: 'Its steps are typed in full each time: tests/browser/registration/wizard.all.test.ts.',
  registration: 'It is the ends of a wizard: tests/browser/registration/registration.test.ts.',
  'add-premium': 'It is the ends of a wizard: tests/browser/premium/add-premium.all.test.ts.',
};
