import { lazyView } from '../../../ui/lazy-view';

// Each dialog is a chunk of its own, loaded after the screen has rendered.
export const CardAccountAddDialog = lazyView(
  () => import('../card-account-add/card-account-add-dialog'),
  'CardAccountAddDialog',
);
export const CreditRequestDialog = lazyView(
  () => import('../credit-request/credit-request-dialog'),
  'CreditRequestDialog',
);
export const SubscriptionCancelDialog = lazyView(
  () => import('../subscription-cancel/subscription-cancel-dialog'),
  'SubscriptionCancelDialog',
);
export const SubscriptionResumeDialog = lazyView(
  () => import('../subscription-resume/subscription-resume-dialog'),
  'SubscriptionResumeDialog',
);
export const SubscriptionWithdrawalDialog = lazyView(
  () => import('../subscription-withdrawal/subscription-withdrawal-dialog'),
  'SubscriptionWithdrawalDialog',
);
