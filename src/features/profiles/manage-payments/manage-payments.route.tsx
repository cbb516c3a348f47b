import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ManagePaymentsScreen } from './manage-payments-screen';
import type { PaymentLists } from './payments-facts';
import { managePaymentsInput, provideManagePayments } from './manage-payments.provide';
import { provideReceiptDownload } from '../receipts/receipt-download.provide';
import { cardForm } from '../../cards/card-entry/card-form.route';
import { usePaymentsFacts } from './payments-facts.route';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { useService } from '../../../app/screen/use-service';

type ManagePaymentsSectionProps = {
  /** The uuid of the effective user. */
  readonly customer: string;
};

/** Manage Payments of one customer, with the app's own lists. */
export function ManagePaymentsSection({ customer }: ManagePaymentsSectionProps) {
  const { app, environment } = useAppContext();
  const [machine] = useState(() => provideManagePayments(environment));
  const actor = useScreenActor(machine, { input: managePaymentsInput(environment, customer) });
  const [downloads] = useState(() => provideReceiptDownload(environment));
  const receiptDownload = useScreenActor(downloads, { input: { customer } });
  const [payments] = useState(() => cardForm(environment));
  const lists: PaymentLists = {
    cards: useService(app, 'cards'),
    cardAccounts: useService(app, 'cardAccounts'),
    accounts: useService(app, 'accounts'),
    subscriptions: useService(app, 'subscriptions'),
    receipts: useService(app, 'receipts'),
  };
  const facts = usePaymentsFacts();
  const { history } = useRouter();
  useEffect(() => {
    const sent = actor.on('applicationSent', () => history.push('/profile/welcome/application-sent'));
    return () => sent.unsubscribe();
  }, [actor, history]);
  return (
    <ManagePaymentsScreen
      actor={actor}
      receiptDownload={receiptDownload}
      lists={lists}
      payments={payments}
      facts={facts}
      turn={1}
    />
  );
}
