import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useCallbackRef } from '@chakra-ui/react/hooks';
import { useMemo } from 'react';
import { customerSearch as texts } from '#messages/admin/customer-search';
import { profileTypes } from '#messages/registration/profile-types';
import type { Customer } from '../../../domain/admin-entities';
import { formatPhone } from '../../../domain/phones/phone';
import { Badge } from '../../../ui/badge';
import type { Intent } from '../../../ui/intent';
import { RecordTable, type RecordColumn } from '../frame/record-table';

/** A missing value: a dash on the screen, a word for screen readers. */
function None({ word }: { readonly word: string }) {
  return (
    <chakra.span color="fg.muted">
      <span aria-hidden="true">{texts.dash}</span>
      <VisuallyHidden>{word}</VisuallyHidden>
    </chakra.span>
  );
}

const facts: readonly RecordColumn<Customer>[] = [
  {
    label: texts.name,
    isHeader: true,
    cell: ({ name }) => <chakra.span fontWeight="medium">{name}</chakra.span>,
  },
  { label: texts.email, cell: ({ email }) => email },
  {
    label: texts.phone,
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
    cell: ({ profileType }) =>
      profileType === null ? <None word={texts.unknown} /> : profileTypes.names[profileType],
  },
  {
    label: texts.premium,
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

type CustomerTableProps = {
  /** The id of the text with the number of customers. */
  readonly labelledBy: string;
  readonly customers: readonly Customer[];
  readonly onLogInAs: (customer: Customer) => void;
  /** The preload handlers of the button. */
  readonly intent: Intent;
};

/** The customers with the details that tell them apart, and a button to act for each. */
export function CustomerTable({ labelledBy, customers, onLogInAs, intent }: CustomerTableProps) {
  const logInAs = useCallbackRef(onLogInAs);
  const columns = useMemo<readonly RecordColumn<Customer>[]>(
    () => [
      ...facts,
      {
        label: texts.action,
        cell: (customer) => (
          <Button
            whiteSpace="nowrap"
            marginBlock={{ lg: '-1' }}
            aria-label={texts.logInAsName({ name: customer.name })}
            {...intent}
            onClick={() => logInAs(customer)}
          >
            {texts.logInAs}
          </Button>
        ),
      },
    ],
    [logInAs, intent],
  );
  return (
    <RecordTable
      labelledBy={labelledBy}
      columns={columns}
      rows={customers}
      keyOf={({ uuid }) => uuid}
      from="lg"
    />
  );
}
