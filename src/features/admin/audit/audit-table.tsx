import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { audit as texts } from '#messages/admin/audit';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import {
  selectHasFailed,
  selectItems,
  selectLeftOut,
} from '../../../../machines/app/resource/resource.selectors';
import type { AuditEntry } from '../../../domain/admin-entities';
import { formatMoment } from '../../../domain/dates';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { NothingThere } from '../../../ui/nothing-there';
import type { ScreenActor } from '../../../ui/screen-actor';
import { ListTrouble } from '../../shared/lists/list-trouble';
import { CustomerLink } from '../customer-search/customer-link';
import { RecordSkeleton } from '../frame/record-skeleton';
import { RecordTable, type RecordColumn } from '../frame/record-table';

const selectEntries = selectItems<AuditEntry>();

const Moment = chakra('time', { base: { whiteSpace: { lg: 'nowrap' } } });

/** A person whose account was closed has no name any more. */
const nameOr = (name: string | null): string => (name === null || name === '' ? texts.nobody : name);

const columns: readonly RecordColumn<AuditEntry>[] = [
  { label: texts.when, cell: ({ at }) => <Moment dateTime={at}>{formatMoment(at) ?? at}</Moment> },
  { label: texts.who, cell: ({ admin }) => nameOr(admin) },
  { label: texts.what, isHeader: true, cell: ({ action }) => action },
  {
    label: texts.forWhom,
    cell: ({ customer, customerUuid }) =>
      customer === null || customerUuid === null ? (
        nameOr(customer)
      ) : (
        <CustomerLink name={customer} query={customer} />
      ),
  },
  { label: texts.reason, cell: ({ reason }) => reason ?? texts.noReason },
];

type AuditTableProps = {
  readonly list: ScreenActor<typeof resourceMachine>;
  readonly onRetry: () => void;
};

/** What admins did, in the server's order (D2.extensionGroups.admin). */
export function AuditTable({ list, onRetry }: AuditTableProps) {
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
        <RecordTable
          labelledBy={MAIN_HEADING_ID}
          columns={columns}
          rows={entries}
          keyOf={({ id }) => id}
          from="lg"
        />
      )}
    </>
  );
}
