import { fixtures } from '../../../../machines/profiles/manage-payments/manage-payments.fixtures';
import { managePaymentsMachine } from '../../../../machines/profiles/manage-payments/manage-payments.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideManagePayments } from './manage-payments.provide';

/** Its dialogs are replaced by stand-ins. */
export const managePaymentsFlow = flowOf(
  managePaymentsMachine,
  provideManagePayments(playedEnvironment),
  fixtures,
);
