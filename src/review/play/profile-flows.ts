import { fixtures as accountSwitches } from '../../../machines/account-switches/account-switches.fixtures';
import { accountSwitchesMachine } from '../../../machines/account-switches/account-switches.machine';
import { fixtures as cardAccountAdd } from '../../../machines/card-account-add/card-account-add.fixtures';
import { cardAccountAddMachine } from '../../../machines/card-account-add/card-account-add.machine';
import { fixtures as cardChoice } from '../../../machines/card-choice/card-choice.fixtures';
import { cardChoiceMachine } from '../../../machines/card-choice/card-choice.machine';
import { fixtures as cardDefault } from '../../../machines/card-default/card-default.fixtures';
import { cardDefaultMachine } from '../../../machines/card-default/card-default.machine';
import { fixtures as cardRemoval } from '../../../machines/card-removal/card-removal.fixtures';
import { cardRemovalMachine } from '../../../machines/card-removal/card-removal.machine';
import { fixtures as closeAccount } from '../../../machines/close-account/close-account.fixtures';
import { closeAccountMachine } from '../../../machines/close-account/close-account.machine';
import { fixtures as creditRequest } from '../../../machines/credit-request/credit-request.fixtures';
import { creditRequestMachine } from '../../../machines/credit-request/credit-request.machine';
import { fixtures as dataDownload } from '../../../machines/data-download/data-download.fixtures';
import { dataDownloadMachine } from '../../../machines/data-download/data-download.machine';
import type { formSubmissionMachine } from '../../../machines/form-submission/form-submission.machine';
import { fixtures as expiringCards } from '../../../machines/expiring-cards/expiring-cards.fixtures';
import { expiringCardsMachine } from '../../../machines/expiring-cards/expiring-cards.machine';
import { fixtures as receiptDownload } from '../../../machines/receipt-download/receipt-download.fixtures';
import { receiptDownloadMachine } from '../../../machines/receipt-download/receipt-download.machine';
import { fixtures as sectionMenu } from '../../../machines/section-menu/section-menu.fixtures';
import { sectionMenuMachine } from '../../../machines/section-menu/section-menu.machine';
import { fixtures as settings } from '../../../machines/settings/settings.fixtures';
import { settingsMachine } from '../../../machines/settings/settings.machine';
import { fixtures as subscriptionCancel } from '../../../machines/subscription-cancel/subscription-cancel.fixtures';
import { subscriptionCancelMachine } from '../../../machines/subscription-cancel/subscription-cancel.machine';
import { fixtures as subscriptionResume } from '../../../machines/subscription-resume/subscription-resume.fixtures';
import { subscriptionResumeMachine } from '../../../machines/subscription-resume/subscription-resume.machine';
import { fixtures as subscriptionWithdrawal } from '../../../machines/subscription-withdrawal/subscription-withdrawal.fixtures';
import { subscriptionWithdrawalMachine } from '../../../machines/subscription-withdrawal/subscription-withdrawal.machine';
import { provideAccountSwitches } from '../../provide/account-switches';
import { provideCardAccountAdd } from '../../provide/card-account-add';
import { provideCardChoice } from '../../provide/card-choice';
import { provideCardDefault } from '../../provide/card-default';
import { provideCardRemoval } from '../../provide/card-removal';
import { provideCloseAccount } from '../../provide/close-account';
import { provideCreditRequest } from '../../provide/credit-request';
import { provideDataDownload } from '../../provide/data-download';
import type { Environment } from '../../provide/environment';
import { provideExpiringCards } from '../../provide/expiring-cards';
import { provideReceiptDownload } from '../../provide/receipt-download';
import { provideSectionMenu } from '../../provide/section-menu';
import { provideSettings } from '../../provide/settings';
import { provideSubscriptionCancel } from '../../provide/subscription-cancel';
import { provideSubscriptionResume } from '../../provide/subscription-resume';
import { provideSubscriptionWithdrawal } from '../../provide/subscription-withdrawal';
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
