import type { managePaymentsMachine } from '../../../../machines/profiles/manage-payments/manage-payments.machine';
import { aoife } from '../../../../machines/samples';
import { lists, paymentsFacts } from '../../../review/screens/company';
import { neighbour } from '../../../review/screens/played';
import type { View, ViewProps, Views } from '../../../review/screens/view.types';
import type { ScreenActor } from '../../../ui/screen-actor';
import { downloadFlow } from '../../app/download/download.flow';
import { ManagePaymentsScreen } from './manage-payments-screen';
import { managePaymentsFlow } from './manage-payments.flow';

const restingDownload = neighbour(downloadFlow, { customer: aoife.uuid });
const restingPayments = neighbour(managePaymentsFlow, {
  customer: aoife.uuid,
  nickname: '',
  asksReason: true,
});

type PaymentsProps = Pick<ViewProps, 'port'> & {
  readonly actor: ScreenActor<typeof managePaymentsMachine>;
};
const Payments = ({ actor, port }: PaymentsProps) => (
  <ManagePaymentsScreen
    actor={actor}
    receiptDownload={restingDownload}
    lists={lists}
    payments={port}
    facts={paymentsFacts}
    turn={0}
  />
);

/** The section without a dialog, for flows whose dialog has closed. */
export const PaymentsAtRest = ({ port }: Pick<ViewProps, 'port'>) => (
  <Payments actor={restingPayments} port={port} />
);

const Payment: View = ({ stage, port }) => (
  <Payments actor={stage.root<typeof managePaymentsMachine>()} port={port} />
);

export const views: Views = {
  cards: Payment,
  'manage-payments': Payment,
  'payment-profiles': Payment,
  'card-add': Payment,
  'card-removal': Payment,
  'card-choice': Payment,
  'card-account-add': Payment,
  'credit-request': Payment,
  'subscription-cancel': Payment,
  'subscription-resume': Payment,
  'subscription-withdrawal': Payment,
};
