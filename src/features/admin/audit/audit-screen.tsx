import { useSelector } from '@xstate/react';
import { audit as texts } from '#messages/admin/audit';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import {
  selectHasFailed,
  selectItems,
  selectLeftOut,
} from '../../../../machines/app/resource/resource.selectors';
import type { AuditEntry } from '../../../domain/admin-entities';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { NothingThere } from '../../../ui/nothing-there';
import type { ScreenActor } from '../../../ui/screen-actor';
import { ListTrouble } from '../../shared/lists/list-trouble';
import { RecordSkeleton } from '../frame/record-skeleton';
import type { ListFilterActor } from '../../shared/lists/list-filter';
import type { TableOrderActor } from '../table-order/table-order';
import { AuditEntries } from './audit-entries';

const selectEntries = selectItems<AuditEntry>();

type AuditScreenProps = {
  readonly list: ScreenActor<typeof resourceMachine>;
  /** The search in the entries, and the page that is shown. */
  readonly filter: ListFilterActor;
  readonly order: TableOrderActor;
  readonly onRetry: () => void;
};

/** What admins did, grouped by impersonation, newest first or in another order (D2.extensionGroups.admin). */
export function AuditScreen({ list, filter, order, onRetry }: AuditScreenProps) {
  const entries = useSelector(list, selectEntries);
  const failed = useSelector(list, selectHasFailed);
  const leftOut = useSelector(list, selectLeftOut);
  /** The pressed button disappears, so the focus moves to the heading of the screen. */
  const retry = () => {
    document.getElementById(MAIN_HEADING_ID)?.focus();
    onRetry();
  };
  return (
    <>
      <ListTrouble
        list={list}
        title={texts.failedTitle}
        help={texts.failedHelp}
        retry={texts.retry}
        leftOut={texts.leftOut}
        onRetry={retry}
      />
      {entries === null && !failed ? <RecordSkeleton loading={texts.loading} /> : null}
      {entries?.length === 0 && leftOut === 0 ? <NothingThere text={texts.empty} /> : null}
      {entries === null || entries.length === 0 ? null : (
        <AuditEntries entries={entries} leftOut={leftOut} filter={filter} order={order} />
      )}
    </>
  );
}
