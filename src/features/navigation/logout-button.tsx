import { useSelector } from '@xstate/react';
import { shell } from '#messages/shell';
import { selectIsLoggingOut } from '../../../machines/logout/logout.selectors';
import { selectLogoutRole } from '../../../machines/session/session.selectors';
import { BusyButton } from '../../ui/button';
import type { HeaderProps } from './header-props';

type LogoutButtonProps = Pick<HeaderProps, 'session' | 'logout'> & {
  readonly wide?: boolean;
  readonly look?: 'primary' | 'secondary';
};

/**
 * Asks for the logout, or, while an admin acts for a customer, for the return to the admin panel (specification,
 * sections 2 "Navigation" and 4 "Logout"); a second press while it runs does nothing.
 */
export function LogoutButton({ session, logout, wide = false, look = 'secondary' }: LogoutButtonProps) {
  const role = useSelector(session, selectLogoutRole);
  const busy = useSelector(logout, selectIsLoggingOut);
  const acting = role === 'impersonatingAdmin';
  return (
    <BusyButton
      look={look}
      busy={busy}
      busyText={acting ? shell.returning : shell.loggingOut}
      width={wide ? 'full' : undefined}
      onClick={() => logout.send({ type: 'logout.requested', role, target: null })}
    >
      {acting ? shell.returnToAdmin : shell.logout}
    </BusyButton>
  );
}
