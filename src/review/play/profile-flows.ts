import { fixtures as accountSwitches } from '../../../machines/account-switches/account-switches.fixtures';
import { accountSwitchesMachine } from '../../../machines/account-switches/account-switches.machine';
import { fixtures as cardAccountAdd } from '../../../machines/card-account-add/card-account-add.fixtures';
import { cardAccountAddMachine } from '../../../machines/card-account-add/card-account-add.machine';
import { fixtures as cardChoice } from '../../../machines/card-choice/card-choice.fixtures';
import { cardChoiceMachine } from '../../../machines/card-choice/card-choice.machine';
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
import { fixtures as subscriptionWithdrawal } from '../../../machines/subscription-withdrawal/subscription-withdrawal.fixtures';
import { subscriptionWithdrawalMachine } from '../../../machines/subscription-withdrawal/subscription-withdrawal.machine';
import { provideAccountSwitches } from '../../provide/account-switches';
import { provideCardAccountAdd } from '../../provide/card-account-add';
import { provideCardChoice } from '../../provide/card-choice';
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
import { provideSubscriptionWithdrawal } from '../../provide/subscription-withdrawal';
import type { Flow } from './flow';

/**
 * The charts of the profile page.
 *
 * @param form the plain form, which runs for real in what submits one
 */
export const profileFlows = (environment: Environment, form: Flow<typeof formSubmissionMachine>) => ({
  'account-switches': {
    machine: accountSwitchesMachine,
    provided: provideAccountSwitches(environment),
    fixtures: accountSwitches,
  } as Flow<typeof accountSwitchesMachine>,
  'card-account-add': {
    machine: cardAccountAddMachine,
    provided: provideCardAccountAdd(environment),
    fixtures: cardAccountAdd,
    children: { form },
  } as Flow<typeof cardAccountAddMachine>,
  'card-removal': {
    machine: cardRemovalMachine,
    provided: provideCardRemoval(environment),
    fixtures: cardRemoval,
    children: { form },
  } as Flow<typeof cardRemovalMachine>,
  'card-choice': {
    machine: cardChoiceMachine,
    provided: provideCardChoice(environment),
    fixtures: cardChoice,
    children: { form },
  } as Flow<typeof cardChoiceMachine>,
  'credit-request': {
    machine: creditRequestMachine,
    provided: provideCreditRequest(environment),
    fixtures: creditRequest,
    children: { form },
  } as Flow<typeof creditRequestMachine>,
  'expiring-cards': {
    machine: expiringCardsMachine,
    provided: provideExpiringCards(environment),
    fixtures: expiringCards,
  } as Flow<typeof expiringCardsMachine>,
  'section-menu': {
    machine: sectionMenuMachine,
    provided: provideSectionMenu(environment),
    fixtures: sectionMenu,
  } as Flow<typeof sectionMenuMachine>,
  settings: {
    machine: settingsMachine,
    provided: provideSettings(environment),
    fixtures: settings,
    children: { form },
  } as Flow<typeof settingsMachine>,
  'subscription-cancel': {
    machine: subscriptionCancelMachine,
    provided: provideSubscriptionCancel(environment),
    fixtures: subscriptionCancel,
    children: { form },
  } as Flow<typeof subscriptionCancelMachine>,
  'subscription-withdrawal': {
    machine: subscriptionWithdrawalMachine,
    provided: provideSubscriptionWithdrawal(environment),
    fixtures: subscriptionWithdrawal,
    children: { form },
  } as Flow<typeof subscriptionWithdrawalMachine>,
  'close-account': {
    machine: closeAccountMachine,
    provided: provideCloseAccount(environment),
    fixtures: closeAccount,
    children: { form },
  } as Flow<typeof closeAccountMachine>,
  'data-download': {
    machine: dataDownloadMachine,
    provided: provideDataDownload(environment),
    fixtures: dataDownload,
  } as Flow<typeof dataDownloadMachine>,
  'receipt-download': {
    machine: receiptDownloadMachine,
    provided: provideReceiptDownload(environment),
    fixtures: receiptDownload,
  } as Flow<typeof receiptDownloadMachine>,
});
