import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { shell } from '#messages/app/shell';
import { selectIsLoggingOut } from '../../../../machines/session/logout/logout.selectors';
import { selectNavItems } from '../../../../machines/app/resource/resource.selectors';
import { selectLogoutRole } from '../../../../machines/session/session/session.selectors';
import { BusyButton } from '../../../ui/busy-button';
import type { HeaderProps } from './header-props';
import { listedLogout } from './menu-entries';

type LogoutButtonProps = Pick<HeaderProps, 'session' | 'logout'> & {
  /**
   * The menu beside the button. If the server lists an entry for logout, this button replaces it and takes its label.
   */
  readonly menu?: Pick<HeaderProps, 'links' | 'navigation'>;
  readonly wide?: boolean;
  readonly variant?: 'solid' | 'outline';
};

/**
 * Requests the logout or, while an admin acts for a customer, the return to the admin panel (S2.navigation.2,
 * S4.logout.2). A second press while it runs is ignored.
 */
export function LogoutButton(props: LogoutButtonProps) {
  const { session, logout, menu, wide = false, variant = 'outline' } = props;
  const id = useId();
  const role = useSelector(session, selectLogoutRole);
  const busy = useSelector(logout, selectIsLoggingOut);
  const acting = role === 'impersonatingAdmin';
  const listed = useSelector(menu?.links, (snapshot) => snapshot && listedLogout(selectNavItems(snapshot)));
  const press = () => {
    if (menu && listed && !acting)
      menu.navigation.send({ type: 'appEvent.triggered', name: 'logout', activator: id });
    else logout.send({ type: 'logout.requested', role, target: null });
  };
  return (
    <BusyButton
      id={id}
      variant={variant}
      busy={busy}
      busyText={acting ? shell.returning : shell.loggingOut}
      width={wide ? 'full' : undefined}
      onClick={press}
    >
      {acting ? shell.returnToAdmin : (listed ?? shell.logout)}
    </BusyButton>
  );
}
