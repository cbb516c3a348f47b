import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { selectItems } from '../../../../machines/app/resource/resource.selectors';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useOwnList } from '../../../app/screen/use-own-list';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import type { AuditEntry } from '../../../domain/admin-entities';
import { provideCustomerAudit } from '../../admin/frame/admin-lists.provide';
import { CsvExport } from '../../admin/frame/csv-export.route';
import { provideListFilter } from '../../admin/list-filter/list-filter.provide';
import { ownAuditTable } from '../../shared/lists/audit-csv';
import { ActedForYouSection } from './acted-for-you-section';

const selectEntries = selectItems<AuditEntry>();

type ActedForYouProps = {
  /** The uuid of the effective user. */
  readonly customer: string;
};

function Offered({ customer }: ActedForYouProps) {
  const { list, reload } = useOwnList(provideCustomerAudit, customer);
  const [filtering] = useState(() => provideListFilter());
  const filter = useScreenActor(filtering);
  const table = () => ownAuditTable(selectEntries(list.getSnapshot()));
  return (
    <ActedForYouSection
      list={list}
      filter={filter}
      csv={<CsvExport owner={customer} what="staffActivity" table={table} />}
      onRetry={reload}
    />
  );
}

/** 'Who acted for you' on the profile, if the backend offers it (D2.extensionGroups.admin). */
export function ActedForYou({ customer }: ActedForYouProps) {
  const offered = useSelector(useAppContext().app, selectOffers('admin'));
  return offered ? <Offered customer={customer} /> : null;
}
