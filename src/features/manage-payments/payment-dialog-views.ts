import { lazyView } from '../../ui/lazy-view';

// Each dialog is a chunk of its own, which comes once the screen is there.
export const CardAddDialog = lazyView(() => import('../cards/card-add-dialog'), 'CardAddDialog');
export const CardRemovalDialog = lazyView(() => import('../cards/card-removal-dialog'), 'CardRemovalDialog');
export const CardChoiceDialog = lazyView(() => import('../cards/card-choice-dialog'), 'CardChoiceDialog');
export const CardAccountAddDialog = lazyView(
  () => import('../payment-profiles/card-account-add-dialog'),
  'CardAccountAddDialog',
);
export const CreditRequestDialog = lazyView(
  () => import('../payment-profiles/credit-request-dialog'),
  'CreditRequestDialog',
);
export const SubscriptionCancelDialog = lazyView(
  () => import('../premium-cards/subscription-cancel-dialog'),
  'SubscriptionCancelDialog',
);
export const SubscriptionResumeDialog = lazyView(
  () => import('../premium-cards/subscription-resume-dialog'),
  'SubscriptionResumeDialog',
);
export const SubscriptionWithdrawalDialog = lazyView(
  () => import('../premium-cards/subscription-withdrawal-dialog'),
  'SubscriptionWithdrawalDialog',
);
