import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { shell } from '#messages/app/shell';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { Checker } from '../../../ui/checker';
import { NoticesPlace } from '../../../ui/notices-place';
import { SkipLink } from '../../../ui/skip-link';
import { CompactHeader } from './compact-header';
import { Footer } from './footer';
import type { HeaderProps } from './header-props';
import { WideHeader } from './wide-header';

type ShellProps = HeaderProps & {
  readonly children: ReactNode;
  /** The screen takes the full width and at least the height below the header, as an older page does. */
  readonly full?: boolean;
  /** Shown below the header on every screen: the customer whom an admin acts for. */
  readonly banner?: ReactNode;
};

/** The room that a page shorter than the window fills: all but the banner of a demo system. */
const WINDOW = 'calc(100dvh - var(--demo-height, 0px))';

/**
 * The frame of every screen except the visitor screens: the header with logo, menu, phone number, contact, the person
 * and Logout, the checker on its edge, the main landmark, and the footer of a signed-in person. On medium and smaller
 * screens the menu is a drawer (S2.navigation.2). It serves customers, guests, admins, admins who act for a customer,
 * and visitors (content, tracking).
 */
export function Shell({ children, full = false, banner, ...header }: ShellProps) {
  const { session, navigation, company } = header;
  const known = useSelector(session, (snapshot) => selectUser(snapshot) !== null);
  const hasFooter = known && !full;
  return (
    <>
      {/* The footer begins below the window. Otherwise content that comes later would push it down. */}
      <chakra.div display="flex" flexDirection="column" minHeight={hasFooter ? '100dvh' : WINDOW}>
        <SkipLink to="main">{shell.skip}</SkipLink>
        {/* A stacking context of its own, so that typing in a form does not repaint a hundred links. Its menu covers
            the notices. */}
        <chakra.header
          bg="bg.surface"
          flexShrink="0"
          position="relative"
          zIndex="1250"
          _print={{ display: 'none' }}
        >
          <WideHeader {...header} hasFooter={hasFooter} />
          <CompactHeader {...header} />
          <Checker />
        </chakra.header>
        {banner}
        <NoticesPlace />
        <chakra.main
          id="main"
          tabIndex={-1}
          display={full ? 'flex' : 'block'}
          flexDirection="column"
          flex="1"
          minHeight={full ? '24rem' : undefined}
          width="full"
          maxWidth={full ? undefined : 'page'}
          marginInline="auto"
          paddingInline={full ? undefined : { base: '4', md: '6' }}
          paddingBlock={full ? undefined : { base: '6', md: '10' }}
        >
          {children}
        </chakra.main>
      </chakra.div>
      {hasFooter ? <Footer session={session} navigation={navigation} company={company} /> : null}
    </>
  );
}
