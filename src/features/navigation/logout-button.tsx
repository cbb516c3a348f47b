import { useSelector } from '@xstate/react';
import { shell } from '#messages/shell';
import { selectIsLoggingOut } from '../../../machines/logout/logout.selectors';
import { selectLogoutRole } from '../../../machines/session/session.selectors';
import { BusyButton } from '../../ui/button';
import type { HeaderProps } from './header-props';

type LogoutButtonProps = Pick<HeaderProps, 'session' | 'logout'> & { readonly wide?: boolean };

/** Asks for the logout (specification, section 4 "Logout"); a second press while it runs does nothing. */
export function LogoutButton({ session, logout, wide = false }: LogoutButtonProps) {
  const role = useSelector(session, selectLogoutRole);
  const busy = useSelector(logout, selectIsLoggingOut);
  return (
    <BusyButton
      busy={busy}
      busyText={shell.loggingOut}
      width={wide ? 'full' : undefined}
      onClick={() => logout.send({ type: 'logout.requested', role, target: null })}
    >
      {shell.logout}
    </BusyButton>
  );
}
