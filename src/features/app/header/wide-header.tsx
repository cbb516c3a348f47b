import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { CompanyLinks } from './company-links';
import { ContactButton } from './contact-button';
import type { HeaderProps } from './header-props';
import { HomeLink } from './home-link';
import { LogoutButton } from './logout-button';
import { isContactEntry, isFooterEntry } from '../navigation/menu-entries';
import { NavLinks } from '../navigation/nav-links';
import { PersonButton } from '../person/person-button';
import { SignInLink } from './sign-in-link';

type WideHeaderProps = HeaderProps & {
  /** The screen has a footer. */
  readonly hasFooter: boolean;
};

/**
 * The header from `lg` up: one row of 64 pixels, as wide as a page. Menu items that do not fit are behind 'More'. The
 * menu leaves out the dialogs that the footer opens. On a screen without a footer it leaves out only the contact form,
 * which has a button of its own.
 */
export function WideHeader({ hasFooter, ...props }: WideHeaderProps) {
  const { session, links, navigation, logout, company } = props;
  const known = useSelector(session, (snapshot) => selectUser(snapshot) !== null);
  return (
    <chakra.div
      hideBelow="lg"
      display="flex"
      alignItems="center"
      columnGap="3"
      minHeight="16"
      paddingBlock="2"
      maxWidth="page"
      marginInline="auto"
      paddingInline="6"
    >
      <HomeLink />
      <NavLinks {...props} leaveOut={hasFooter ? isFooterEntry : isContactEntry} />
      {/* `display: contents`, so that content that appears with the configuration does not move the end of the
          row. */}
      <chakra.div display="contents" css={{ '& > *': { flexShrink: '0' } }}>
        <chakra.div display="contents" whiteSpace="nowrap" css={{ '& > *': { flexShrink: '0' } }}>
          <CompanyLinks session={session} company={company} />
        </chakra.div>
        <ContactButton navigation={navigation} company={company} />
        {known ? (
          <>
            <PersonButton session={session} links={links} navigation={navigation} logout={logout} />
            <LogoutButton session={session} logout={logout} menu={props} />
          </>
        ) : (
          <SignInLink />
        )}
      </chakra.div>
    </chakra.div>
  );
}
