import type { subscriptionResumeMachine } from '../../../../machines/profiles/subscription-resume/subscription-resume.machine';
import type { Views } from '../../../review/screens/view.types';
import { PaymentsAtRest } from '../manage-payments/manage-payments.views';
import { SubscriptionResumeDialog } from './subscription-resume-dialog';

export const views: Views = {
  'subscription-resume': ({ stage }) => (
    <SubscriptionResumeDialog actor={stage.root<typeof subscriptionResumeMachine>()} currency="EUR" />
  ),
  'manage-payments': PaymentsAtRest,
};
