import { useParams } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { creditAccountRequests as texts } from '#messages/admin/credit-account-requests';
import { notFound } from '#messages/app/not-found';
import { selectIsUnknown } from '../../../../machines/admin/credit-request-decision/credit-request-decision.selectors';
import { selectItems } from '../../../../machines/app/resource/resource.selectors';
import type { CreditAccountRequest } from '../../../domain/admin-entities';
import { CreditRequestList, requestsInOrder } from './credit-request-list';
import { CreditRequestScreen } from './credit-request-screen';
import { NotFoundScreen } from '../../shared/visitor/not-found-screen';
import { CsvExport } from '../frame/csv-export.route';
import { requestTable } from './request-csv';
import { provideCreditRequestList } from '../frame/admin-lists.provide';
import { provideListFilter } from '../list-filter/list-filter.provide';
import { provideTableOrder } from '../table-order/table-order.provide';
import { provideCreditRequestDecision } from './credit-request-decision.provide';
import { AdminScreen } from '../../../app/shell/admin-screen';
import { Screen } from '../../../app/screen/screen';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useOwnList } from '../../../app/screen/use-own-list';
import { useOwner } from '../../../app/screen/use-owner';
import { useScreenActor } from '../../../app/screen/use-screen-actor';

const selectRequests = selectItems<CreditAccountRequest>();

type RequestsProps = {
  /** The admin's uuid. */
  readonly admin: string;
};

function Requests({ admin }: RequestsProps) {
  const { list, reload } = useOwnList(provideCreditRequestList, admin);
  const [ordering] = useState(() => provideTableOrder());
  const order = useScreenActor(ordering);
  const [filtering] = useState(() => provideListFilter());
  const filter = useScreenActor(filtering);
  const table = () => requestTable(requestsInOrder(selectRequests(list.getSnapshot()) ?? [], order));
  return (
    <AdminScreen
      title={texts.title}
      help={texts.help}
      actions={<CsvExport owner={admin} what="requests" table={table} />}
    >
      <CreditRequestList list={list} order={order} filter={filter} onRetry={reload} />
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
      {unknown ? <NotFoundScreen /> : <CreditRequestScreen actor={actor} />}
    </Screen>
  );
}

/** All credit account requests, or the one in the address (S2.adminRoutes.2). */
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
