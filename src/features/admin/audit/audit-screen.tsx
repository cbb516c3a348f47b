import { useSelector } from '@xstate/react';
import { audit as texts } from '#messages/admin/audit';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import {
  selectHasFailed,
  selectItems,
  selectLeftOut,
} from '../../../../machines/app/resource/resource.selectors';
import type { AuditEntry } from '../../../domain/admin-entities';
import { auditGroups } from '../../../domain/audit-groups';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { NothingThere } from '../../../ui/nothing-there';
import { Panel } from '../../../ui/panel';
import type { ScreenActor } from '../../../ui/screen-actor';
import { actedFor, AuditList, nameOr } from '../../shared/lists/audit-list';
import { ListTrouble } from '../../shared/lists/list-trouble';
import { CustomerLink } from '../customer-search/customer-link';
import { RecordSkeleton } from '../frame/record-skeleton';

const selectEntries = selectItems<AuditEntry>();

/** Leads to the customer, unless the account was closed. */
const customerOf = ({ customer, customerUuid }: AuditEntry) =>
  customer === null || customerUuid === null ? (
    nameOr(customer)
  ) : (
    <CustomerLink name={customer} query={customer} />
  );

type AuditScreenProps = {
  readonly list: ScreenActor<typeof resourceMachine>;
  readonly onRetry: () => void;
};

/** What admins did, in the server's order, grouped by impersonation (D2.extensionGroups.admin). */
export function AuditScreen({ list, onRetry }: AuditScreenProps) {
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
        <Panel flush paddingInline={{ base: '4', md: '6' }} paddingBlock="2">
          <AuditList
            groups={auditGroups(entries)}
            labelledBy={MAIN_HEADING_ID}
            heading="h2"
            session={actedFor}
            customer={customerOf}
          />
        </Panel>
      )}
    </>
  );
}
