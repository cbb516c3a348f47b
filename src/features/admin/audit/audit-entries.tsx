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
import { formatCount } from '../../../domain/count';
import { AUDIT_LIST_LENGTH } from '../../../domain/limits';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { FieldFrame } from '../../../ui/form/field';
import { SelectControl } from '../../../ui/form/select-control';
import { NothingThere } from '../../../ui/nothing-there';
import { Panel } from '../../../ui/panel';
import { foundEntries } from '../../shared/lists/audit-search';
import { actedFor, AuditList, nameOr } from '../../shared/lists/audit-list';
import { CustomerLink } from '../customer-search/customer-link';
import { PagesNav } from '../../shared/lists/pages-nav';
import { SearchField } from '../../shared/lists/search-field';
import { useListPage, type ListFilterActor } from '../../shared/lists/list-filter';
import { useTableOrder, type TableOrder, type TableOrderActor } from '../table-order/table-order';
import { auditOrders, groupsInOrder, NEWEST } from './audit-order';

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

type Words = { readonly count: number; readonly total: string; readonly found: string };

/** The texts with the number of entries, of all and of those that a search found. */
const whole = { all: texts.allEntries, some: texts.someEntries };
/** The same if there may be older entries, which the server does not send. */
const cut = { all: texts.newestEntries, some: texts.someNewest };

type AuditEntriesProps = {
  /** At least one. */
  readonly entries: readonly AuditEntry[];
  /** The number of entries that could not be read. */
  readonly leftOut: number;
  readonly filter: ListFilterActor;
  readonly order: TableOrderActor;
};

/** Newest first, or by what was chosen. */
function OrderChoice({ column, onChoose }: Pick<TableOrder, 'column' | 'onChoose'>) {
  return (
    <FieldFrame id="audit-order" label={texts.order} error={null}>
      <SelectControl
        id="audit-order"
        value={column ?? NEWEST}
        onChange={({ target: { value } }) => onChoose(value === NEWEST ? null : value)}
      >
        {auditOrders.map((id) => (
          <option key={id} value={id}>
            {texts.orders[id]}
          </option>
        ))}
      </SelectControl>
    </FieldFrame>
  );
}

/**
 * The entries with a search, in an order, and in pages. A page consists of groups, so what was done in one
 * impersonation stays together however much it is.
 */
export function AuditEntries({ entries, leftOut, filter, order: actor }: AuditEntriesProps) {
  const order = useTableOrder(actor, filter);
  const typed = useSelector(filter, selectTyped);
  const query = useSelector(filter, selectQuery);
  const searching = useSelector(filter, selectIsSearching);
  const found = foundEntries(entries, query);
  const { items: groups, ...pages } = useListPage(filter, groupsInOrder(found, order));
  const sizes = entries.length + leftOut < AUDIT_LIST_LENGTH ? whole : cut;
  const words: Words = {
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
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, {sizes.form}) minmax(12rem, auto)' }}
        justifyContent="space-between"
      >
        <div role="search">
          <SearchField id="audit-query" label={texts.search} typed={typed} onTyped={search} />
        </div>
        <OrderChoice column={order.column} onChoose={order.onChoose} />
      </chakra.div>
      <Stack>
        <div role="status">
          <chakra.p id={RESULT_ID} tabIndex={-1} fontWeight="medium" borderRadius="4px">
            {searching ? sizes.some(words) : sizes.all(words)}
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
