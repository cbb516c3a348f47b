import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel';

type EmailAddressProps = {
  readonly email: string;
  readonly children?: ReactNode;
};

/** The customer's address, with what can be done about it. */
export const EmailAddress = ({ email, children }: EmailAddressProps) => (
  <Panel display="grid" gap="4" justifyItems="start" gridTemplateColumns="minmax(0, 1fr)" minHeight="7.5rem">
    <chakra.p fontWeight="medium" overflowWrap="anywhere">
      {email}
    </chakra.p>
    {children}
  </Panel>
);
