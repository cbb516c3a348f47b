import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { app } from '#messages/app/app';
import { shell } from '#messages/app/shell';
import { selectIsDrawerOpen } from '../../../../machines/app/navigation/navigation.selectors';
import { selectNavItems } from '../../../../machines/app/resource/resource.selectors';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { Icon } from '../../../ui/icons';
import { onIntent } from '../../../ui/intent';
import { LateDialog } from '../../../ui/late-dialog';
import { lazyView } from '../../../ui/lazy-view';
import { Opening } from '../../../ui/opening';
import { CompanyLinks } from './company-links';
import { ContactButton } from './contact-button';
import type { HeaderProps } from './header-props';
import { HomeLink } from './home-link';
import { isContactEntry } from './menu-entries';
import { NavLinks } from './nav-links';
import { SignInLink } from './sign-in-link';

const Drawer = lazyView(() => import('./drawer'), 'Drawer');

/** The id of the menu button. It takes the focus back after an app event from the drawer. */
const MENU_BUTTON_ID = 'menu-button';

/**
 * The header below `lg`: logo, contact and the button of the drawer (S2.navigation.2). A person who is not signed in
 * has no drawer: its content is shown in rows.
 */
export function CompactHeader(props: HeaderProps) {
  const { session, links, navigation, company } = props;
  const known = useSelector(session, (snapshot) => selectUser(snapshot) !== null);
  const open = useSelector(navigation, selectIsDrawerOpen);
  const listed = useSelector(links, (snapshot) => selectNavItems(snapshot) !== null);
  return (
    <chakra.div hideFrom="lg">
      <chakra.div
        display="flex"
        alignItems="center"
        flexWrap="wrap"
        justifyContent="flex-end"
        gap="2"
        minHeight="16"
        paddingBlock="2.5"
        paddingInlineStart={{ base: '4', md: '6' }}
        paddingInlineEnd={{ base: known ? '1' : '4', md: known ? '3' : '6' }}
      >
        <chakra.div flex="1 0 auto">
          <HomeLink />
        </chakra.div>
        <ContactButton navigation={navigation} company={company} />
        {known ? (
          <IconButton
            id={MENU_BUTTON_ID}
            variant="ghost"
            aria-label={shell.menu}
            aria-haspopup="dialog"
            aria-expanded={open}
            {...onIntent(Drawer.preload)}
            onClick={() => navigation.send({ type: 'drawer.opened' })}
          >
            <Icon name="menu" size="24px" />
          </IconButton>
        ) : (
          <SignInLink />
        )}
      </chakra.div>
      {known ? null : (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          // Reserves the height of content that is not known yet, which would otherwise push down the form of a
          // prerendered page.
          alignContent="flex-start"
          minHeight={listed ? undefined : { base: '5.5rem', md: '11' }}
          columnGap="4"
          paddingInline={{ base: '4', md: '6' }}
          borderBlockStartWidth="1px"
        >
          <chakra.div
            // A row of its own before the menu is loaded and after, so that the phone number does not move.
            flex={listed ? '1 1 auto' : { base: '1 1 100%', md: '1 1 auto' }}
            marginInlineStart="-2.5"
          >
            <NavLinks {...props} leaveOut={isContactEntry} />
          </chakra.div>
          <CompanyLinks session={session} company={company} />
        </chakra.div>
      )}
      {known ? (
        <LateDialog
          open={open ? 'menu' : null}
          opening={<Opening>{app.opening}</Opening>}
          views={[Drawer]}
          onMissing={() => navigation.send({ type: 'drawer.closed' })}
        >
          {open ? <Drawer {...props} opener={MENU_BUTTON_ID} /> : null}
        </LateDialog>
      ) : null}
    </chakra.div>
  );
}
