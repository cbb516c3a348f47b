import { chakra } from '@chakra-ui/react/styled-system';
import { shell } from '#messages/shell';
import { PhoneNumber } from '../session/contact-links';
import type { HeaderProps } from './header-props';
import { HomeLink } from './home-link';
import { LogoutButton } from './logout-button';
import { NavLinks } from './nav-links';
import { Person } from './person';

/** The header from `lg` up: everything in one row of 64 pixels. */
export function WideHeader({ session, navigation, logout, contactNumber, path, isRoute }: HeaderProps) {
  return (
    <chakra.div
      hideBelow="lg"
      display="flex"
      alignItems="center"
      gap="7"
      height="16"
      maxWidth="page"
      marginInline="auto"
      paddingInline="6"
    >
      <HomeLink />
      <chakra.nav aria-label={shell.navigation} flex="1" minWidth="0">
        <NavLinks navigation={navigation} path={path} isRoute={isRoute} />
      </chakra.nav>
      {contactNumber === null ? null : <PhoneNumber number={contactNumber} />}
      <Person session={session} />
      <LogoutButton session={session} logout={logout} />
    </chakra.div>
  );
}
