import { CloseButton } from '@chakra-ui/react/button';
import { Drawer as Menu } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useEffectEvent, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { shell } from '#messages/app/shell';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { Icon } from '../../../ui/icons';
import { loopFocus } from '../../../ui/loop-focus';
import { drawerRecipe } from '../../../ui/theme/drawer';
import { useModalPage } from '../../../ui/use-modal-page';
import { AppearanceChoice } from '../person/appearance-choice';
import { CompanyLinks } from '../header/company-links';
import type { HeaderProps } from '../header/header-props';
import { LogoutButton } from '../header/logout-button';
import { NavLinks } from './nav-links';
import { Person } from '../person/person';

const isLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null;

type DrawerProps = HeaderProps & {
  /** The id of the button that opened it. */
  readonly opener: string;
};

/**
 * The menu of narrow screens, from the right: the items, the appearance, and for whoever is signed in their name, and
 * Logout last (S2.navigation.2). Like a dialog it makes the page behind it inert, and keeps Tab inside. Escape, the
 * close button, a press outside it and a link close it.
 */
export function Drawer({ opener, ...props }: DrawerProps) {
  const { session, navigation, logout, company } = props;
  const known = useSelector(session, (snapshot) => selectUser(snapshot) !== null);
  const box = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useModalPage(box, opener);
  const begin = useEffectEvent(() => first.current?.focus());
  useLayoutEffect(() => begin(), []);
  const close = () => navigation.send({ type: 'drawer.closed' });
  return (
    <Menu.Root
      open
      recipe={drawerRecipe}
      modal={false}
      closeOnInteractOutside
      initialFocusEl={() => first.current}
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
    >
      <Portal>
        <Menu.Backdrop />
        <Menu.Positioner>
          <Menu.Content
            ref={box}
            onKeyDown={loopFocus}
            onClick={(event) => {
              if (isLink(event)) close();
            }}
          >
            <Menu.Header>
              <Menu.Title>{shell.menu}</Menu.Title>
              <Menu.CloseTrigger asChild>
                <CloseButton ref={first} aria-label={shell.closeMenu}>
                  <Icon name="close" />
                </CloseButton>
              </Menu.CloseTrigger>
            </Menu.Header>
            <NavLinks {...props} wide activator={opener} />
            <chakra.div display="grid" justifyItems="start" gap="1" paddingInlineStart="3">
              <CompanyLinks session={session} company={company} />
            </chakra.div>
            <Menu.Footer>
              <chakra.div display="grid" gap="4" paddingInlineStart="3">
                <AppearanceChoice />
                <Person session={session} />
              </chakra.div>
              {known ? <LogoutButton session={session} logout={logout} menu={props} wide /> : null}
            </Menu.Footer>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
