import type { subscriptionWithdrawalMachine } from '../../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.machine';
import { aoife } from '../../../../machines/samples';
import type { Views } from '../../../review/screens/view.types';
import { PAYMENTS_HEADING_ID } from '../../shared/profile/profile-sections';
import { PaymentsAtRest } from '../manage-payments/manage-payments.views';
import { SubscriptionWithdrawalDialog } from './subscription-withdrawal-dialog';

export const views: Views = {
  'subscription-withdrawal': ({ stage }) => (
    <SubscriptionWithdrawalDialog
      actor={stage.root<typeof subscriptionWithdrawalMachine>()}
      person={aoife}
      currency="EUR"
      fallback={PAYMENTS_HEADING_ID}
    />
  ),
  'manage-payments': PaymentsAtRest,
};
