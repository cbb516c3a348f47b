import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ManagePaymentsScreen } from '../features/manage-payments/manage-payments-screen';
import type { PaymentLists } from '../features/manage-payments/payments-facts';
import { managePaymentsInput, provideManagePayments } from '../provide/manage-payments';
import { provideReceiptDownload } from '../provide/receipt-download';
import { cardForm } from './card-form';
import { usePaymentsFacts } from './payments-facts';
import { useAppContext } from './use-app-context';
import { useScreenActor } from './use-screen-actor';
import { useService } from './use-service';

type ManagePaymentsSectionProps = {
  /** The effective user's uuid. */
  readonly customer: string;
};

/** Manage Payments of one customer, over the app's own lists. */
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
    />
  );
}
