import { spec as accountSwitches } from './account-switches.spec';
import { spec as cardAccountAdd } from './card-account-add.spec';
import { spec as creditRequest } from './credit-request.spec';
import { spec as managePayments } from './manage-payments.spec';
import { spec as receiptDownload } from './receipt-download.spec';
import { spec as subscriptionCancel } from './subscription-cancel.spec';
import { spec as subscriptionResume } from './subscription-resume.spec';
import { spec as subscriptionWithdrawal } from './subscription-withdrawal.spec';

/** What the tests say of the flows of this area. */
export const specs = [
  accountSwitches,
  cardAccountAdd,
  creditRequest,
  managePayments,
  receiptDownload,
  subscriptionCancel,
  subscriptionResume,
  subscriptionWithdrawal,
] as const;
