import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { audit as texts } from '#messages/admin/audit';
import {
  selectIsSearching,
  selectQuery,
  selectTyped,
} from '../../../../machines/admin/list-filter/list-filter.selectors';
import type { AuditEntry } from '../../../domain/admin-entities';
import { auditGroups } from '../../../domain/audit-groups';
import { formatCount } from '../../../domain/count';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { NothingThere } from '../../../ui/nothing-there';
import { Panel } from '../../../ui/panel';
import { actedFor, AuditList, nameOr } from '../../shared/lists/audit-list';
import { CustomerLink } from '../customer-search/customer-link';
import { PagesNav } from '../frame/pages-nav';
import { SearchField } from '../../shared/lists/search-field';
import { useListPage, type ListFilterActor } from '../list-filter/list-filter';
import { foundEntries } from './audit-search';

/** The id of the text with the number of entries. It takes the focus when what was pressed disappears. */
const RESULT_ID = 'audit-found';

const Stack = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Leads to the customer, unless the account was closed. */
const customerOf = ({ customer, customerUuid }: AuditEntry) =>
  customer === null || customerUuid === null ? (
    nameOr(customer)
  ) : (
    <CustomerLink name={customer} query={customer} />
  );

type AuditEntriesProps = {
  /** At least one. */
  readonly entries: readonly AuditEntry[];
  readonly filter: ListFilterActor;
};

/**
 * The entries with a search, and in pages. A page consists of groups, so what was done in one impersonation stays
 * together however much it is.
 */
export function AuditEntries({ entries, filter }: AuditEntriesProps) {
  const typed = useSelector(filter, selectTyped);
  const query = useSelector(filter, selectQuery);
  const searching = useSelector(filter, selectIsSearching);
  const found = foundEntries(entries, query);
  const { items: groups, ...pages } = useListPage(filter, auditGroups(found));
  const words = {
    count: entries.length,
    total: formatCount(entries.length),
    found: formatCount(found.length),
  };
  const search = (now: string, wanted: string) =>
    filter.send({ type: 'list.searched', typed: now, query: wanted });
  const showAll = () => {
    document.getElementById(RESULT_ID)?.focus();
    search('', '');
  };
  return (
    <Stack gap="6">
      <chakra.div role="search" maxWidth="form">
        <SearchField id="audit-query" label={texts.search} typed={typed} onTyped={search} />
      </chakra.div>
      <Stack>
        <div role="status">
          <chakra.p id={RESULT_ID} tabIndex={-1} fontWeight="medium" borderRadius="4px">
            {searching ? texts.someEntries(words) : texts.allEntries(words)}
          </chakra.p>
        </div>
        {found.length === 0 ? (
          <NothingThere text={texts.noMatch({ query })}>
            <Button onClick={showAll}>{texts.showAll}</Button>
          </NothingThere>
        ) : (
          <Panel flush paddingInline={{ base: '4', md: '6' }} paddingBlock="2">
            <AuditList
              groups={groups}
              labelledBy={MAIN_HEADING_ID}
              heading="h2"
              session={actedFor}
              customer={customerOf}
            />
          </Panel>
        )}
        <PagesNav label={texts.pages} focusId={RESULT_ID} {...pages} />
      </Stack>
    </Stack>
  );
}
