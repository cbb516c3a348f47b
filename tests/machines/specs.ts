import type { FlowSpec } from '../support/flow-spec';
import { spec as accountSwitches } from './account-switches.spec';
import { spec as addPremium } from './add-premium.spec';
import { spec as app } from './app.spec';
import { spec as botCheck } from './bot-check.spec';
import { spec as cardAccountAdd } from './card-account-add.spec';
import { spec as cardAdd } from './card-add.spec';
import { spec as cardChoice } from './card-choice.spec';
import { spec as cardDefault } from './card-default.spec';
import { spec as cardEntry } from './card-entry.spec';
import { spec as cardRemoval } from './card-removal.spec';
import { spec as changePassword } from './change-password.spec';
import { spec as closeAccount } from './close-account.spec';
import { spec as collections } from './collections.spec';
import { spec as contact } from './contact.spec';
import { spec as content } from './content.spec';
import { spec as creditRequest } from './credit-request.spec';
import { spec as creditRequestDecision } from './credit-request-decision.spec';
import { spec as customerSearch } from './customer-search.spec';
import { spec as dataDownload } from './data-download.spec';
import { spec as demoBanner } from './demo-banner.spec';
import { spec as dialogs } from './dialogs.spec';
import { spec as expiringCards } from './expiring-cards.spec';
import { spec as formPress } from './form-press.spec';
import { spec as formSubmission } from './form-submission.spec';
import { spec as impersonationClock } from './impersonation-clock.spec';
import { spec as impersonationStart } from './impersonation-start.spec';
import { spec as legacyFrame } from './legacy-frame.spec';
import { spec as logout } from './logout.spec';
import { spec as managePayments } from './manage-payments.spec';
import { spec as navigation } from './navigation.spec';
import { spec as newVersion } from './new-version.spec';
import { spec as notifications } from './notifications.spec';
import { spec as passwordStrength } from './password-strength.spec';
import { spec as receiptDownload } from './receipt-download.spec';
import { spec as registration } from './registration.spec';
import { spec as resource } from './resource.spec';
import { spec as sectionMenu } from './section-menu.spec';
import { spec as services } from './services.spec';
import { spec as session } from './session.spec';
import { spec as settings } from './settings.spec';
import { spec as stepper } from './stepper.spec';
import { spec as submission } from './submission.spec';
import { spec as subscriptionCancel } from './subscription-cancel.spec';
import { spec as subscriptionResume } from './subscription-resume.spec';
import { spec as subscriptionWithdrawal } from './subscription-withdrawal.spec';
import { spec as tabs } from './tabs.spec';

/** What the tests say of every flow. */
export const specs: readonly FlowSpec[] = [
  accountSwitches,
  addPremium,
  app,
  botCheck,
  cardAccountAdd,
  cardAdd,
  cardChoice,
  cardDefault,
  cardEntry,
  cardRemoval,
  changePassword,
  closeAccount,
  collections,
  contact,
  content,
  creditRequest,
  creditRequestDecision,
  customerSearch,
  dataDownload,
  demoBanner,
  dialogs,
  expiringCards,
  formPress,
  formSubmission,
  impersonationClock,
  impersonationStart,
  legacyFrame,
  logout,
  managePayments,
  navigation,
  newVersion,
  notifications,
  passwordStrength,
  receiptDownload,
  registration,
  resource,
  sectionMenu,
  services,
  session,
  settings,
  stepper,
  submission,
  subscriptionCancel,
  subscriptionResume,
  subscriptionWithdrawal,
  tabs,
];

/** What the tests say of the flow of this name. */
export function specOf(flow: string): FlowSpec {
  const spec = specs.find((one) => one.flow.machine.id === flow);
  if (!spec) throw new Error(`Nothing is said of '${flow}'`);
  return spec;
}
