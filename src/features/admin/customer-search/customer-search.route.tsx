import { useRouter, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { customerSearch as texts } from '#messages/admin/customer-search';
import { selectFound } from '../../../../machines/admin/customer-search/customer-search.selectors';
import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { searchAddress, searchOf } from '../../../domain/customer-search';
import { customerTable } from './customer-csv';
import { CustomerSearch } from './customer-search';
import { provideCustomerSearch } from './customer-search.provide';
import { customersInOrder } from './customer-table';
import { CsvExport } from '../frame/csv-export.route';
import { provideTableOrder } from '../table-order/table-order.provide';
import { AdminScreen } from '../../../app/shell/admin-screen';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useOwner } from '../../../app/screen/use-owner';
import { useScreenActor } from '../../../app/screen/use-screen-actor';

/** The admin's search for customers (D2.extensionGroups.admin). The search is stored in the address. */
export function CustomerSearchPage() {
  const { app, environment } = useAppContext();
  const looksFirst = useSelector(app, selectOffers('look-only'));
  const resetsFactors = useSelector(app, selectOffers('second-factor'));
  const seesWhere = useSelector(app, selectOffers('support'));
  const router = useRouter();
  const admin = useOwner();
  const { query, page } = searchOf(useSearch({ strict: false }));
  const [machine] = useState(() => provideCustomerSearch(environment));
  const actor = useScreenActor(machine, { input: { query, page } });
  useEffect(() => {
    const moved = actor.on('search.moved', ({ replace, ...search }) => {
      void router.navigate({ href: searchAddress(search), replace, resetScroll: false });
    });
    return () => moved.unsubscribe();
  }, [actor, router]);
  useEffect(() => {
    actor.send({ type: 'address.changed', query, page });
  }, [actor, query, page]);
  const [ordering] = useState(() => provideTableOrder());
  const order = useScreenActor(ordering);
  const table = () => customerTable(customersInOrder(selectFound(actor.getSnapshot())?.items ?? [], order));
  return (
    <AdminScreen
      title={texts.title}
      help={texts.help}
      actions={admin === null ? null : <CsvExport key={admin} owner={admin} what="customers" table={table} />}
    >
      <CustomerSearch
        actor={actor}
        order={order}
        looksFirst={looksFirst}
        resetsFactors={resetsFactors}
        seesWhere={seesWhere}
      />
    </AdminScreen>
  );
}
