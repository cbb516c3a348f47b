import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { creditAccountRequests as texts } from '#messages/admin/credit-account-requests';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import {
  selectHasFailed,
  selectItems,
  selectLeftOut,
} from '../../../../machines/app/resource/resource.selectors';
import type { CreditAccountRequest } from '../../../domain/admin-entities';
import { formatDay } from '../../../domain/dates';
import { useAppLink } from '../../../ui/app-link';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { NothingThere } from '../../../ui/nothing-there';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Help, SectionHeading } from '../../../ui/text';
import { TextLink } from '../../../ui/text-link';
import { ListTrouble } from '../../shared/lists/list-trouble';
import { PagesNav } from '../../shared/lists/pages-nav';
import { RecordSkeleton } from '../frame/record-skeleton';
import { RecordTable, type RecordColumn } from '../frame/record-table';
import { useListPage, type ListFilterActor } from '../../shared/lists/list-filter';
import {
  orderNow,
  rowsInOrder,
  useTableOrder,
  type TableOrder,
  type TableOrderActor,
} from '../table-order/table-order';
import { RequestStatus } from './request-status';

const selectRequests = selectItems<CreditAccountRequest>();

const OneLine = chakra('span', { base: { whiteSpace: 'nowrap' } });
const Muted = chakra('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } });

type RequestLinkProps = { readonly uuid: string; readonly children: string };

/** A link to a request, with the company's name. */
function RequestLink({ uuid, children }: RequestLinkProps) {
  const linkTo = useAppLink();
  return (
    <TextLink
      {...linkTo(`/admin/credit-account-requests/${uuid}`)}
      fontWeight="medium"
      textUnderlineOffset="4px"
    >
      {children}
    </TextLink>
  );
}

const columns: readonly RecordColumn<CreditAccountRequest>[] = [
  {
    label: texts.company,
    isHeader: true,
    sort: { id: 'company', by: ({ companyName }) => companyName },
    cell: ({ uuid, companyName, ref }) => (
      <>
        <RequestLink uuid={uuid}>{companyName}</RequestLink>
        {ref === null ? null : <Muted>{ref}</Muted>}
      </>
    ),
  },
  {
    label: texts.customer,
    sort: { id: 'customer', by: ({ customer }) => customer.name },
    cell: ({ customer }) => (
      <>
        {customer.name}
        <Muted>{customer.email}</Muted>
      </>
    ),
  },
  {
    label: texts.journeys,
    sort: { id: 'trips', by: ({ journeysPerMonth }) => journeysPerMonth },
    cell: ({ journeysPerMonth }) => <OneLine>{journeysPerMonth}</OneLine>,
  },
  {
    label: texts.requested,
    sort: { id: 'requested', by: ({ created }) => created },
    cell: ({ created }) => <OneLine>{formatDay(created) ?? texts.unknown}</OneLine>,
  },
  {
    label: texts.status,
    sort: { id: 'status', by: ({ status }) => texts.statuses[status] },
    cell: ({ status }) => <RequestStatus status={status} />,
  },
];

const isWaiting = ({ status }: CreditAccountRequest): boolean => status === 'pending';
const isDecided = (request: CreditAccountRequest): boolean => !isWaiting(request);

/** All requests in the order that the tables show now: those that wait come first. */
export function requestsInOrder(
  requests: readonly CreditAccountRequest[],
  order: TableOrderActor,
): readonly CreditAccountRequest[] {
  const ordered = rowsInOrder(columns, requests, orderNow(order));
  return [...ordered.filter(isWaiting), ...ordered.filter(isDecided)];
}

type RequestTableProps = {
  readonly id: string;
  readonly title: string;
  /** The text if there are none. Without it, an empty table is not rendered. */
  readonly empty?: string;
  readonly requests: readonly CreditAccountRequest[];
  readonly order: TableOrder;
  /** Stands below the table. */
  readonly children?: ReactNode;
};

/** The requests of one status, each with a link. */
function RequestTable({ id, title, empty, requests, order, children }: RequestTableProps) {
  if (requests.length === 0 && empty === undefined) return null;
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <SectionHeading id={id} tabIndex={-1}>
        {title}
      </SectionHeading>
      {requests.length === 0 ? (
        <Help>{empty}</Help>
      ) : (
        <RecordTable
          labelledBy={id}
          columns={columns}
          rows={requests}
          keyOf={({ uuid }) => uuid}
          order={order}
        />
      )}
      {children}
    </chakra.section>
  );
}

const DECIDED_ID = 'decided-requests';

type DecidedRequestsProps = Pick<RequestTableProps, 'requests' | 'order'> & {
  readonly filter: ListFilterActor;
};

/** The decided requests, in pages: over the years they become many. They are ordered before they are divided. */
function DecidedRequests({ requests, order, filter }: DecidedRequestsProps) {
  const { items, ...pages } = useListPage(filter, rowsInOrder(columns, requests, order));
  return (
    <RequestTable id={DECIDED_ID} title={texts.decidedTitle} requests={items} order={order}>
      <PagesNav label={texts.decidedPages} focusId={DECIDED_ID} {...pages} />
    </RequestTable>
  );
}

type CreditRequestListProps = {
  readonly list: ScreenActor<typeof resourceMachine>;
  /** The order of both tables. */
  readonly order: TableOrderActor;
  /** The page of the decided requests. */
  readonly filter: ListFilterActor;
  readonly onRetry: () => void;
};

/** All credit account requests, with the pending ones first (S2.adminRoutes.2). */
export function CreditRequestList({ list, order: actor, filter, onRetry }: CreditRequestListProps) {
  const order = useTableOrder(actor, filter);
  const requests = useSelector(list, selectRequests);
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
      {requests === null && !failed ? <RecordSkeleton loading={texts.loading} /> : null}
      {requests?.length === 0 && leftOut === 0 ? <NothingThere text={texts.empty} /> : null}
      {requests === null || requests.length === 0 ? null : (
        <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
          <RequestTable
            id="waiting-requests"
            title={texts.waitingTitle}
            empty={texts.waitingEmpty}
            requests={requests.filter(isWaiting)}
            order={order}
          />
          <DecidedRequests requests={requests.filter(isDecided)} order={order} filter={filter} />
        </chakra.div>
      )}
    </>
  );
}
