import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { acting } from '#messages/session/acting';
import type { logoutMachine } from '../../../../machines/session/logout/logout.machine';
import { selectIsLoggingOut } from '../../../../machines/session/logout/logout.selectors';
import type { User } from '../../../domain/entities';
import { BusyButton } from '../../../ui/busy-button';
import { Facts } from '../../../ui/facts';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Help, PageHeading } from '../../../ui/text';
import { customerName } from '../../shared/person/customer-name';

const isLooking = ({ impersonation }: User): boolean => impersonation?.lookOnly === true;

/** The heading of the screen, which is the page's title too. */
export const actingTitle = (customer: User): string =>
  (isLooking(customer) ? acting.lookingTitle : acting.title)({ name: customerName(customer) });

type ActingScreenProps = {
  readonly logout: ScreenActor<typeof logoutMachine>;
  /** The customer whom the admin acts for. */
  readonly customer: User;
};

/** Names the customer whom an admin acts for, and offers the way back to the admin pages (D3.3). */
export function ActingScreen({ logout, customer }: ActingScreenProps) {
  const busy = useSelector(logout, selectIsLoggingOut);
  const reason = customer.impersonation?.reason ?? null;
  return (
    <chakra.div display="grid" gap="6" width="full" maxWidth="32rem" justifyItems="start" paddingBlock="4">
      <chakra.div display="grid" gap="2">
        <PageHeading id={MAIN_HEADING_ID} tabIndex={-1}>
          {actingTitle(customer)}
        </PageHeading>
        <Help>{isLooking(customer) ? acting.lookingHelp : acting.help}</Help>
      </chakra.div>
      {reason === null ? null : <Facts facts={[[acting.reason, reason]]} />}
      <BusyButton
        busy={busy}
        busyText={acting.returning}
        onClick={() => logout.send({ type: 'logout.requested', role: 'impersonatingAdmin', target: null })}
      >
        {acting.back}
      </BusyButton>
    </chakra.div>
  );
}
