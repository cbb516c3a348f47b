import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { CompanyLinks } from './company-links';
import { ContactButton } from './contact-button';
import type { HeaderProps } from './header-props';
import { HomeLink } from './home-link';
import { LogoutButton } from './logout-button';
import { isContactEntry } from './menu-entries';
import { NavLinks } from './nav-links';
import { Person } from './person';
import { SignInLink } from './sign-in-link';

/**
 * The header from `lg` up: everything in one row of 64 pixels, for which it is wider than a page; what the menu has no
 * room for is behind 'More'.
 */
export function WideHeader(props: HeaderProps) {
  const { session, navigation, logout, company } = props;
  const known = useSelector(session, (snapshot) => selectUser(snapshot) !== null);
  return (
    <chakra.div
      hideBelow="lg"
      display="flex"
      alignItems="center"
      columnGap="3"
      minHeight="16"
      paddingBlock="2"
      maxWidth="80rem"
      marginInline="auto"
      paddingInline="6"
    >
      <HomeLink />
      <NavLinks {...props} leaveOut={isContactEntry} />
      {/* No boxes of their own: what comes with the configuration moves nothing that stands at the end of the row. */}
      <chakra.div display="contents" css={{ '& > *': { flexShrink: '0' } }}>
        <chakra.div display="contents" whiteSpace="nowrap" css={{ '& > *': { flexShrink: '0' } }}>
          <CompanyLinks session={session} company={company} />
        </chakra.div>
        <ContactButton navigation={navigation} company={company} />
        {known ? (
          <>
            <Person session={session} />
            <LogoutButton session={session} logout={logout} menu={props} />
          </>
        ) : (
          <SignInLink />
        )}
      </chakra.div>
    </chakra.div>
  );
}
