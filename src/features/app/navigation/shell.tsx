import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { shell } from '#messages/app/shell';
import { Checker } from '../../../ui/checker';
import { NoticesPlace } from '../../../ui/notices-place';
import { SkipLink } from '../../../ui/skip-link';
import { CompactHeader } from './compact-header';
import type { HeaderProps } from './header-props';
import { WideHeader } from './wide-header';

type ShellProps = HeaderProps & {
  readonly children: ReactNode;
  /** The screen takes the whole width, and at least what the header leaves of the window's height, as an older page does. */
  readonly full?: boolean;
  /** What stands below the header on every screen: for whom an admin acts. */
  readonly banner?: ReactNode;
};

/**
 * The frame of every screen that is no visitor's: header with logo, menu, phone number, contact and Logout, the checker
 * on its edge, and the main landmark. Medium and down the menu is a drawer (S2.navigation.2). It serves customers,
 * guests, admins, an admin who acts for a customer, and nobody (content, tracking).
 */
export function Shell({ children, full = false, banner, ...header }: ShellProps) {
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="calc(100dvh - var(--demo-height, 0px))">
      <SkipLink to="main">{shell.skip}</SkipLink>
      {/* Painted by itself: a key in a form does not go through a hundred links again. Its menu lies over the notices. */}
      <chakra.header
        bg="bg.surface"
        flexShrink="0"
        position="relative"
        zIndex="1250"
        _print={{ display: 'none' }}
      >
        <WideHeader {...header} />
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
  );
}
