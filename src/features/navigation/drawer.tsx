import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { shell } from '#messages/shell';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icons';
import { useEscape } from '../../ui/use-escape';
import { useModalPage } from '../../ui/use-modal-page';
import { CompanyLinks } from './company-links';
import type { HeaderProps } from './header-props';
import { LogoutButton } from './logout-button';
import { NavLinks } from './nav-links';
import { Person } from './person';

const isLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null;

type DrawerProps = HeaderProps & {
  /** The id of the button that opened it. */
  readonly opener: string;
};

/**
 * The menu of narrow screens, from the right: who is signed in, the items, and Logout last (specification, section 2
 * "Navigation"). As with a dialog the page behind it is inert; Escape, the cross, a press beside it and a link close
 * it. It comes with the header that opens it, so that it opens at once, and after a deploy too.
 */
export function Drawer({ opener, ...props }: DrawerProps) {
  const { session, navigation, logout, company } = props;
  const box = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const title = useId();
  const isTop = useModalPage(box, opener);
  useLayoutEffect(() => first.current?.focus(), []);
  const close = () => navigation.send({ type: 'drawer.closed' });
  useEscape(isTop, close);
  return createPortal(
    <chakra.div ref={box} position="fixed" inset="0" zIndex="1400" display="flex" justifyContent="end">
      <chakra.div
        aria-hidden="true"
        position="absolute"
        inset="0"
        bg="backdrop"
        animation="appear 150ms ease-out"
        onClick={close}
      />
      <chakra.div
        role="dialog"
        aria-labelledby={title}
        tabIndex={-1}
        position="relative"
        display="flex"
        flexDirection="column"
        gap="4"
        width="min(20rem, 100vw - 3rem)"
        height="full"
        overflowY="auto"
        overscrollBehavior="contain"
        padding="4"
        bg="bg.surface"
        color="fg"
        boxShadow="float"
        animation="enter 200ms ease-out"
        onClick={(event) => {
          if (isLink(event)) close();
        }}
      >
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" paddingInlineStart="3">
          <chakra.h2 id={title} fontSize="lg" fontWeight="bold">
            {shell.menu}
          </chakra.h2>
          <Button ref={first} look="quiet" size="icon" aria-label={shell.closeMenu} onClick={close}>
            <Icon name="close" />
          </Button>
        </chakra.div>
        <NavLinks {...props} wide activator={opener} />
        <chakra.div display="grid" justifyItems="start" gap="1" paddingInlineStart="3">
          <CompanyLinks session={session} company={company} />
        </chakra.div>
        <chakra.div
          display="grid"
          gap="4"
          marginBlockStart="auto"
          borderBlockStartWidth="1px"
          paddingBlockStart="4"
        >
          <chakra.div paddingInlineStart="3">
            <Person session={session} named />
          </chakra.div>
          <LogoutButton session={session} logout={logout} menu={props} wide />
        </chakra.div>
      </chakra.div>
    </chakra.div>,
    document.body,
  );
}
