import { useSelector } from '@xstate/react';
import { shell } from '#messages/app/shell';
import { selectNavItems } from '../../../../machines/app/resource/resource.selectors';
import { selectIsLoggingOut } from '../../../../machines/session/logout/logout.selectors';
import { selectLogoutRole } from '../../../../machines/session/session/session.selectors';
import type { HeaderProps } from './header-props';
import { listedLogout } from '../navigation/menu-entries';

export type LogoutProps = Pick<HeaderProps, 'session' | 'logout'> & {
  /**
   * The menu beside the control. If the server lists an entry for logout, the control replaces it and takes its label.
   */
  readonly menu?: Pick<HeaderProps, 'links' | 'navigation'>;
};

type Logout = {
  readonly text: string;
  readonly busy: boolean;
  /** The text while it runs. */
  readonly busyText: string;
  /** @param activator the id of the control, which gets the focus back if the logout fails */
  readonly request: (activator: string) => void;
};

/**
 * What a control needs that logs out or, while an admin acts for a customer, returns to the admin panel
 * (S2.navigation.2, S4.logout.2).
 */
export function useLogout({ session, logout, menu }: LogoutProps): Logout {
  const role = useSelector(session, selectLogoutRole);
  const busy = useSelector(logout, selectIsLoggingOut);
  const acting = role === 'impersonatingAdmin';
  const listed = useSelector(menu?.links, (snapshot) => snapshot && listedLogout(selectNavItems(snapshot)));
  return {
    text: acting ? shell.returnToAdmin : (listed ?? shell.logout),
    busy,
    busyText: acting ? shell.returning : shell.loggingOut,
    request: (activator) => {
      if (menu && listed && !acting)
        menu.navigation.send({ type: 'appEvent.triggered', name: 'logout', activator });
      else logout.send({ type: 'logout.requested', role, target: null });
    },
  };
}
