import { fixtures as accountSwitches } from '../../../machines/profiles/account-switches/account-switches.fixtures';
import { accountSwitchesMachine } from '../../../machines/profiles/account-switches/account-switches.machine';
import { fixtures as cardAccountAdd } from '../../../machines/profiles/card-account-add/card-account-add.fixtures';
import { cardAccountAddMachine } from '../../../machines/profiles/card-account-add/card-account-add.machine';
import { fixtures as cardChoice } from '../../../machines/cards/card-choice/card-choice.fixtures';
import { cardChoiceMachine } from '../../../machines/cards/card-choice/card-choice.machine';
import { fixtures as cardDefault } from '../../../machines/cards/card-default/card-default.fixtures';
import { cardDefaultMachine } from '../../../machines/cards/card-default/card-default.machine';
import { fixtures as cardRemoval } from '../../../machines/cards/card-removal/card-removal.fixtures';
import { cardRemovalMachine } from '../../../machines/cards/card-removal/card-removal.machine';
import { fixtures as closeAccount } from '../../../machines/settings/close-account/close-account.fixtures';
import { closeAccountMachine } from '../../../machines/settings/close-account/close-account.machine';
import { fixtures as creditRequest } from '../../../machines/profiles/credit-request/credit-request.fixtures';
import { creditRequestMachine } from '../../../machines/profiles/credit-request/credit-request.machine';
import { fixtures as dataDownload } from '../../../machines/settings/data-download/data-download.fixtures';
import { dataDownloadMachine } from '../../../machines/settings/data-download/data-download.machine';
import type { formSubmissionMachine } from '../../../machines/session/form-submission/form-submission.machine';
import { fixtures as expiringCards } from '../../../machines/cards/expiring-cards/expiring-cards.fixtures';
import { expiringCardsMachine } from '../../../machines/cards/expiring-cards/expiring-cards.machine';
import { fixtures as receiptDownload } from '../../../machines/profiles/receipt-download/receipt-download.fixtures';
import { receiptDownloadMachine } from '../../../machines/profiles/receipt-download/receipt-download.machine';
import { fixtures as sectionMenu } from '../../../machines/app/section-menu/section-menu.fixtures';
import { sectionMenuMachine } from '../../../machines/app/section-menu/section-menu.machine';
import { fixtures as settings } from '../../../machines/settings/settings/settings.fixtures';
import { settingsMachine } from '../../../machines/settings/settings/settings.machine';
import { fixtures as subscriptionCancel } from '../../../machines/profiles/subscription-cancel/subscription-cancel.fixtures';
import { subscriptionCancelMachine } from '../../../machines/profiles/subscription-cancel/subscription-cancel.machine';
import { fixtures as subscriptionResume } from '../../../machines/profiles/subscription-resume/subscription-resume.fixtures';
import { subscriptionResumeMachine } from '../../../machines/profiles/subscription-resume/subscription-resume.machine';
import { fixtures as subscriptionWithdrawal } from '../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.fixtures';
import { subscriptionWithdrawalMachine } from '../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.machine';
import { provideAccountSwitches } from '../../features/profiles/account-switches/account-switches.provide';
import { provideCardAccountAdd } from '../../features/profiles/card-account-add/card-account-add.provide';
import { provideCardChoice } from '../../features/cards/card-choice/card-choice.provide';
import { provideCardDefault } from '../../features/cards/card-default/card-default.provide';
import { provideCardRemoval } from '../../features/cards/card-removal/card-removal.provide';
import { provideCloseAccount } from '../../features/settings/close-account/close-account.provide';
import { provideCreditRequest } from '../../features/profiles/credit-request/credit-request.provide';
import { provideDataDownload } from '../../features/settings/data-download/data-download.provide';
import type { Environment } from '../../app/environment/environment';
import { provideExpiringCards } from '../../features/cards/expiring-cards/expiring-cards.provide';
import { provideReceiptDownload } from '../../features/profiles/receipts/receipt-download.provide';
import { provideSectionMenu } from '../../features/app/profile/section-menu.provide';
import { provideSettings } from '../../features/settings/settings/settings.provide';
import { provideSubscriptionCancel } from '../../features/profiles/subscription-cancel/subscription-cancel.provide';
import { provideSubscriptionResume } from '../../features/profiles/subscription-resume/subscription-resume.provide';
import { provideSubscriptionWithdrawal } from '../../features/profiles/subscription-withdrawal/subscription-withdrawal.provide';
import { flowOf, type Flow } from './flow';

/**
 * The charts of the profile page.
 *
 * @param form the plain form, which runs for real in what submits one
 */
export const profileFlows = (environment: Environment, form: Flow<typeof formSubmissionMachine>) => ({
  'account-switches': flowOf(accountSwitchesMachine, provideAccountSwitches(environment), accountSwitches),
  'card-account-add': flowOf(cardAccountAddMachine, provideCardAccountAdd(environment), cardAccountAdd, {
    form,
  }),
  'card-default': flowOf(cardDefaultMachine, provideCardDefault(environment), cardDefault),
  'card-removal': flowOf(cardRemovalMachine, provideCardRemoval(environment), cardRemoval, { form }),
  'card-choice': flowOf(cardChoiceMachine, provideCardChoice(environment), cardChoice, { form }),
  'credit-request': flowOf(creditRequestMachine, provideCreditRequest(environment), creditRequest, { form }),
  'expiring-cards': flowOf(expiringCardsMachine, provideExpiringCards(environment), expiringCards),
  'section-menu': flowOf(sectionMenuMachine, provideSectionMenu(environment), sectionMenu),
  settings: flowOf(settingsMachine, provideSettings(environment), settings, { form }),
  'subscription-cancel': flowOf(
    subscriptionCancelMachine,
    provideSubscriptionCancel(environment),
    subscriptionCancel,
    { form },
  ),
  'subscription-resume': flowOf(
    subscriptionResumeMachine,
    provideSubscriptionResume(environment),
    subscriptionResume,
    { form },
  ),
  'subscription-withdrawal': flowOf(
    subscriptionWithdrawalMachine,
    provideSubscriptionWithdrawal(environment),
    subscriptionWithdrawal,
    { form },
  ),
  'close-account': flowOf(closeAccountMachine, provideCloseAccount(environment), closeAccount, { form }),
  'data-download': flowOf(dataDownloadMachine, provideDataDownload(environment), dataDownload),
  'receipt-download': flowOf(receiptDownloadMachine, provideReceiptDownload(environment), receiptDownload),
});
