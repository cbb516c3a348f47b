import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { shell } from '#messages/shell';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icons';
import { PhoneNumber } from '../session/contact-links';
import type { HeaderProps } from './header-props';
import { HomeLink } from './home-link';
import { LogoutButton } from './logout-button';
import { NavLinks } from './nav-links';
import { Person } from './person';

/** The header below `lg`: logo and a menu that unfolds under it, Logout last. It folds when the screen changes. */
export function CompactHeader({ session, navigation, logout, contactNumber, path, isRoute }: HeaderProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <chakra.div hideFrom="lg">
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        height="16"
        paddingInlineStart={{ base: '4', md: '6' }}
        paddingInlineEnd={{ base: '1', md: '3' }}
      >
        <HomeLink />
        <Button look="quiet" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
          <Icon name={open ? 'close' : 'menu'} />
          {open ? shell.closeMenu : shell.menu}
        </Button>
      </chakra.div>
      <chakra.div
        id={panel}
        hidden={!open}
        paddingInline={{ base: '4', md: '6' }}
        paddingBlockEnd="4"
        display={open ? 'grid' : 'none'}
        gap="3"
        borderBlockStartWidth="1px"
        paddingBlockStart="3"
        animation="appear 150ms ease-out"
      >
        <chakra.nav aria-label={shell.navigation}>
          <NavLinks navigation={navigation} path={path} isRoute={isRoute} wide />
        </chakra.nav>
        {contactNumber === null ? null : (
          <chakra.div paddingInlineStart="3">
            <PhoneNumber number={contactNumber} />
          </chakra.div>
        )}
        <chakra.div paddingInlineStart="3">
          <Person session={session} named />
        </chakra.div>
        <LogoutButton session={session} logout={logout} wide />
      </chakra.div>
    </chakra.div>
  );
}
