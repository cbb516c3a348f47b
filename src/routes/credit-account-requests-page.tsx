import { useParams } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { creditAccountRequests as texts } from '#messages/credit-account-requests';
import { notFound } from '#messages/not-found';
import { selectIsUnknown } from '../../machines/credit-request-decision/credit-request-decision.selectors';
import { CreditRequestList } from '../features/admin/credit-request-list';
import { CreditRequestScreen } from '../features/admin/credit-request-screen';
import { NotFoundScreen } from '../features/session/not-found-screen';
import { provideCreditRequestList } from '../provide/admin-lists';
import { provideCreditRequestDecision } from '../provide/credit-request-decision';
import { AdminScreen } from './admin-screen';
import { Screen } from './screen';
import { useAppContext } from './use-app-context';
import { useOwnList } from './use-own-list';
import { useOwner } from './use-owner';
import { useScreenActor } from './use-screen-actor';

type RequestsProps = {
  /** The admin's uuid. */
  readonly admin: string;
};

function Requests({ admin }: RequestsProps) {
  const { list, reload } = useOwnList(provideCreditRequestList, admin);
  return (
    <AdminScreen title={texts.title} help={texts.help}>
      <CreditRequestList list={list} onRetry={reload} />
    </AdminScreen>
  );
}

function Request({ uuid }: { readonly uuid: string }) {
  const { environment } = useAppContext();
  const [machine] = useState(() => provideCreditRequestDecision(environment));
  const actor = useScreenActor(machine, { input: { uuid } });
  const unknown = useSelector(actor, selectIsUnknown);
  return (
    <Screen title={unknown ? notFound.title : texts.title}>
      {unknown ? <NotFoundScreen as="div" /> : <CreditRequestScreen actor={actor} />}
    </Screen>
  );
}

/** The credit account requests, or the one that the address names (specification, section 2 "Admin routes"). */
export function CreditAccountRequestsPage() {
  const admin = useOwner();
  const { uuid }: { readonly uuid?: string } = useParams({ strict: false });
  if (admin === null) return null;
  return uuid === undefined ? (
    <Requests key={admin} admin={admin} />
  ) : (
    <Request key={`${admin} ${uuid}`} uuid={uuid} />
  );
}
