import type { subscriptionCancelMachine } from '../../../../machines/profiles/subscription-cancel/subscription-cancel.machine';
import type { Views } from '../../../review/screens/view.types';
import { PaymentsAtRest } from '../manage-payments/manage-payments.views';
import { SubscriptionCancelDialog } from './subscription-cancel-dialog';

export const views: Views = {
  'subscription-cancel': ({ stage }) => (
    <SubscriptionCancelDialog actor={stage.root<typeof subscriptionCancelMachine>()} />
  ),
  'manage-payments': PaymentsAtRest,
};
