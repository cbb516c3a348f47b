import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useCallbackRef } from '@chakra-ui/react/hooks';
import { useMemo } from 'react';
import { customerSearch as texts } from '#messages/admin/customer-search';
import { customerWhereabouts } from '#messages/admin/customer-whereabouts';
import { factorReset } from '#messages/admin/factor-reset';
import { profileTypes } from '#messages/registration/profile-types';
import type { Customer } from '../../../domain/admin-entities';
import { formatPhone } from '../../../domain/phones/phone';
import { Badge } from '../../../ui/badge';
import type { Intent } from '../../../ui/intent';
import { RecordTable, type RecordColumn } from '../frame/record-table';
import { orderNow, rowsInOrder, useTableOrder, type TableOrderActor } from '../table-order/table-order';

/** A missing value: a dash on the screen, a word for screen readers. */
function None({ word }: { readonly word: string }) {
  return (
    <chakra.span color="fg.muted">
      <span aria-hidden="true">{texts.dash}</span>
      <VisuallyHidden>{word}</VisuallyHidden>
    </chakra.span>
  );
}

/** Only the customers of the page are sorted, because the server sends the pages in its own order. */
const facts: readonly RecordColumn<Customer>[] = [
  {
    label: texts.name,
    isHeader: true,
    sort: { id: 'name', by: ({ name }) => name },
    cell: ({ name }) => <chakra.span fontWeight="medium">{name}</chakra.span>,
  },
  { label: texts.email, sort: { id: 'email', by: ({ email }) => email }, cell: ({ email }) => email },
  {
    label: texts.phone,
    sort: { id: 'phone', by: ({ phone }) => phone },
    cell: ({ phone }) =>
      phone === null ? (
        <None word={texts.unknown} />
      ) : (
        <chakra.span fontVariantNumeric="tabular-nums" whiteSpace={{ lg: 'nowrap' }}>
          {formatPhone(phone)}
        </chakra.span>
      ),
  },
  {
    label: texts.profileType,
    sort: {
      id: 'profile',
      by: ({ profileType }) => (profileType === null ? null : profileTypes.names[profileType]),
    },
    cell: ({ profileType }) =>
      profileType === null ? <None word={texts.unknown} /> : profileTypes.names[profileType],
  },
  {
    label: texts.premium,
    sort: { id: 'premium', by: ({ premium }) => (premium ? 0 : 1) },
    cell: ({ premium }) =>
      premium ? (
        <Badge tone="success" icon="check">
          {texts.hasPremium}
        </Badge>
      ) : (
        <None word={texts.noPremium} />
      ),
  },
];

/** The customers of the page in the order that the table shows now. */
export const customersInOrder = (
  customers: readonly Customer[],
  order: TableOrderActor,
): readonly Customer[] => rowsInOrder(facts, customers, orderNow(order));

type CustomerTableProps = {
  /** The id of the text with the number of customers. */
  readonly labelledBy: string;
  readonly customers: readonly Customer[];
  readonly order: TableOrderActor;
  readonly onLogInAs: (customer: Customer) => void;
  /** `null` if customers have no second step. */
  readonly onResetFactors: ((customer: Customer) => void) | null;
  /** `null` if customers cannot let support see where they are. */
  readonly onSeeWhere: ((customer: Customer) => void) | null;
  /** The preload handlers of the button. */
  readonly intent: Intent;
};

/** The customers with the details that tell them apart, and a button to act for each. */
export function CustomerTable({
  labelledBy,
  customers,
  order: actor,
  onLogInAs,
  onResetFactors,
  onSeeWhere,
  intent,
}: CustomerTableProps) {
  const order = useTableOrder(actor);
  const logInAs = useCallbackRef(onLogInAs);
  const resetFactors = useCallbackRef(onResetFactors ?? undefined);
  const resets = onResetFactors !== null;
  const seeWhere = useCallbackRef(onSeeWhere ?? undefined);
  const sees = onSeeWhere !== null;
  const columns = useMemo<readonly RecordColumn<Customer>[]>(
    () => [
      ...facts,
      {
        label: texts.action,
        cell: (customer) => (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4">
            <Button
              whiteSpace={{ lg: 'nowrap' }}
              marginBlock={{ lg: '-1' }}
              aria-label={texts.logInAsName({ name: customer.name })}
              {...intent}
              onClick={() => logInAs(customer)}
            >
              {texts.logInAs}
            </Button>
            {resets ? (
              <Button
                variant="plain"
                whiteSpace={{ lg: 'nowrap' }}
                aria-label={factorReset.actionFor({ name: customer.name })}
                onClick={() => resetFactors(customer)}
              >
                {factorReset.action}
              </Button>
            ) : null}
            {sees ? (
              <Button
                variant="plain"
                whiteSpace={{ lg: 'nowrap' }}
                aria-label={customerWhereabouts.actionFor({ name: customer.name })}
                onClick={() => seeWhere(customer)}
              >
                {customerWhereabouts.action}
              </Button>
            ) : null}
          </chakra.div>
        ),
      },
    ],
    [logInAs, resetFactors, resets, seeWhere, sees, intent],
  );
  return (
    <RecordTable
      labelledBy={labelledBy}
      columns={columns}
      rows={customers}
      keyOf={({ uuid }) => uuid}
      order={order}
      from="lg"
    />
  );
}
