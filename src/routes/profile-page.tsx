import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { profile } from '#messages/profile';
import { selectOwner } from '../../machines/session/session.selectors';
import { ManagePaymentsScreen } from '../features/cards/manage-payments-screen';
import { managePaymentsInput, provideManagePayments } from '../provide/manage-payments';

import { cardForm } from './card-form';
import { rootRoute } from './root';
import { Screen } from './screen';
import { useService } from './use-service';

type CustomerProps = {
  /** The effective user's uuid. */
  readonly customer: string;
};

function ManagePayments({ customer }: CustomerProps) {
  const { app, environment } = rootRoute.useRouteContext();
  const [machine] = useState(() => provideManagePayments(environment));
  const actor = useActorRef(machine, { input: managePaymentsInput(environment, customer) });
  const [payments] = useState(() => cardForm(environment));
  return <ManagePaymentsScreen actor={actor} cards={useService(app, 'cards')} payments={payments} />;
}

/** The profile of the effective user; a new one for whoever it is next. */
export function ProfilePage() {
  const { app } = rootRoute.useRouteContext();
  const customer = useSelector(useService(app, 'session'), selectOwner);
  return (
    <Screen title={profile.title}>
      {customer === null ? null : <ManagePayments key={customer} customer={customer} />}
    </Screen>
  );
}
