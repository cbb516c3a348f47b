import { describe, expect, it } from 'vitest';
import { spec as accountSwitches } from '../machines/account-switches.spec';
import { spec as addPremium } from '../machines/add-premium.spec';
import { spec as app } from '../machines/app.spec';
import { spec as botCheck } from '../machines/bot-check.spec';
import { spec as cardAccountAdd } from '../machines/card-account-add.spec';
import { spec as cardChoice } from '../machines/card-choice.spec';
import { spec as cardDefault } from '../machines/card-default.spec';
import { spec as cardEntry } from '../machines/card-entry.spec';
import { spec as cardRemoval } from '../machines/card-removal.spec';
import { spec as creditRequest } from '../machines/credit-request.spec';
import { spec as creditRequestDecision } from '../machines/credit-request-decision.spec';
import { spec as demoBanner } from '../machines/demo-banner.spec';
import { spec as changePassword } from '../machines/change-password.spec';
import { spec as closeAccount } from '../machines/close-account.spec';
import { spec as contact } from '../machines/contact.spec';
import { spec as content } from '../machines/content.spec';
import { spec as customerSearch } from '../machines/customer-search.spec';
import { spec as dataDownload } from '../machines/data-download.spec';
import { spec as dialogs } from '../machines/dialogs.spec';
import { spec as collections } from '../machines/collections.spec';
import { spec as expiringCards } from '../machines/expiring-cards.spec';
import { spec as formSubmission } from '../machines/form-submission.spec';
import { spec as impersonationClock } from '../machines/impersonation-clock.spec';
import { spec as impersonationStart } from '../machines/impersonation-start.spec';
import { spec as legacyFrame } from '../machines/legacy-frame.spec';
import { spec as logout } from '../machines/logout.spec';
import { spec as managePayments } from '../machines/manage-payments.spec';
import { spec as navigation } from '../machines/navigation.spec';
import { spec as newVersion } from '../machines/new-version.spec';
import { spec as notifications } from '../machines/notifications.spec';
import { spec as passwordStrength } from '../machines/password-strength.spec';
import { spec as receiptDownload } from '../machines/receipt-download.spec';
import { spec as registration } from '../machines/registration.spec';
import { spec as resource } from '../machines/resource.spec';
import { spec as sectionMenu } from '../machines/section-menu.spec';
import { spec as services } from '../machines/services.spec';
import { spec as session } from '../machines/session.spec';
import { spec as settings } from '../machines/settings.spec';
import { spec as stepper } from '../machines/stepper.spec';
import { spec as submission } from '../machines/submission.spec';
import { spec as subscriptionCancel } from '../machines/subscription-cancel.spec';
import { spec as subscriptionResume } from '../machines/subscription-resume.spec';
import { spec as subscriptionWithdrawal } from '../machines/subscription-withdrawal.spec';
import { spec as tabs } from '../machines/tabs.spec';
import { brokenSentences, type FlowSpec } from '../support/flow-spec';
import { flows } from '../../src/review/play/flows';
import { invertedBranches, invertedGuards } from '../support/mutants';

/** `card-add` has a file of its own. */
const specs: FlowSpec[] = [
  accountSwitches,
  addPremium,
  app,
  botCheck,
  cardAccountAdd,
  cardChoice,
  cardDefault,
  cardEntry,
  cardRemoval,
  collections,
  creditRequest,
  creditRequestDecision,
  demoBanner,
  changePassword,
  closeAccount,
  contact,
  content,
  customerSearch,
  dataDownload,
  dialogs,
  expiringCards,
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

it('holds every chart', () => {
  expect([...specs.map(({ flow }) => flow.machine.id), 'card-add'].sort()).toEqual(Object.keys(flows).sort());
});

describe.each(specs.map((spec): [string, FlowSpec] => [spec.flow.machine.id, spec]))('%s', (_id, spec) => {
  const { provided } = spec.flow;
  const mutants = [...invertedGuards(provided), ...invertedBranches(provided)];

  it('is as its sentences say', () => {
    expect(brokenSentences(spec, provided)).toEqual([]);
  });

  it('is not, whichever guard answers the opposite', () => {
    const survivors = mutants.filter(({ machine }) => brokenSentences(spec, machine).length === 0);
    expect(survivors.map(({ name }) => name)).toEqual([]);
  });
});
