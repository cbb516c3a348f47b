import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { audit as texts } from '#messages/admin/audit';
import {
  selectIsSearching,
  selectQuery,
  selectTyped,
} from '../../../../machines/admin/list-filter/list-filter.selectors';
import type { AuditEntry } from '../../../domain/admin-entities';
import { auditGroups, type AuditGroup } from '../../../domain/audit-groups';
import { formatCount } from '../../../domain/count';
import { PagesNav } from '../../shared/lists/pages-nav';
import { useListPage, type ListFilterActor } from '../../shared/lists/list-filter';
import { AuditList } from '../../shared/lists/audit-list';
import { foundEntries } from '../../shared/lists/audit-search';
import { SearchField } from '../../shared/lists/search-field';

/** The id of the text with the number of entries. It takes the focus when what was pressed disappears. */
const RESULT_ID = 'staff-activity-found';

type EarlierActionsProps = {
  /** What the section does not show above this. */
  readonly earlier: readonly AuditGroup[];
  /** All entries: a search finds the newest ones too. */
  readonly entries: readonly AuditEntry[];
  readonly filter: ListFilterActor;
  readonly list: Omit<ComponentProps<typeof AuditList>, 'groups'>;
};

/** The earlier actions of staff in pages, or those of all that a search finds. */
export function EarlierActions({ earlier, entries, filter, list }: EarlierActionsProps) {
  const typed = useSelector(filter, selectTyped);
  const query = useSelector(filter, selectQuery);
  const searching = useSelector(filter, selectIsSearching);
  const found = foundEntries(entries, query);
  const { items: groups, ...pages } = useListPage(filter, searching ? auditGroups(found) : earlier);
  const search = (now: string, wanted: string) =>
    filter.send({ type: 'list.searched', typed: now, query: wanted });
  const showAll = () => {
    document.getElementById(RESULT_ID)?.focus();
    search('', '');
  };
  const all = { count: entries.length, total: formatCount(entries.length) };
  const before = earlier.reduce((sum, group) => sum + group.entries.length, 0);
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)" paddingBlockStart="3">
      <div role="search">
        <SearchField id="staff-activity-query" label={texts.ownSearch} typed={typed} onTyped={search} />
      </div>
      <div role="status">
        <chakra.p id={RESULT_ID} tabIndex={-1} fontSize="sm" color="fg.muted" borderRadius="4px">
          {searching
            ? texts.someEntries({ ...all, found: formatCount(found.length) })
            : texts.ownEarlier({ count: before, total: formatCount(before) })}
        </chakra.p>
      </div>
      {groups.length === 0 ? (
        <chakra.div display="grid" gap="3" justifyItems="start">
          <p>{texts.noMatch({ query })}</p>
          <Button onClick={showAll}>{texts.showAll}</Button>
        </chakra.div>
      ) : (
        <AuditList groups={groups} {...list} />
      )}
      <PagesNav label={texts.ownPages} focusId={RESULT_ID} {...pages} />
    </chakra.div>
  );
}
