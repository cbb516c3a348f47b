import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { app } from '#messages/app/app';
import { shell } from '#messages/app/shell';
import { selectIsDrawerOpen } from '../../../../machines/app/navigation/navigation.selectors';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { Icon } from '../../../ui/icons';
import { onIntent } from '../../../ui/intent';
import { LateDialog } from '../../../ui/late-dialog';
import { lazyView } from '../../../ui/lazy-view';
import { Opening } from '../../../ui/opening';
import { ContactButton } from './contact-button';
import type { HeaderProps } from './header-props';
import { HomeLink } from './home-link';
import { SignInLink } from './sign-in-link';

const Drawer = lazyView(() => import('../navigation/drawer'), 'Drawer');

/** The id of the menu button. It takes the focus back after an app event from the drawer. */
const MENU_BUTTON_ID = 'menu-button';

/**
 * The header below `lg`, one row: logo, contact, the sign-in of a visitor, and the button of the drawer
 * (S2.navigation.2).
 */
export function CompactHeader(props: HeaderProps) {
  const { session, navigation, company } = props;
  const known = useSelector(session, (snapshot) => selectUser(snapshot) !== null);
  const open = useSelector(navigation, selectIsDrawerOpen);
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
        paddingInlineEnd={{ base: '1', md: '3' }}
      >
        <chakra.div flex="1 0 auto">
          <HomeLink />
        </chakra.div>
        <ContactButton navigation={navigation} company={company} />
        {known ? null : <SignInLink />}
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
      </chakra.div>
      <LateDialog
        open={open ? 'menu' : null}
        opening={<Opening>{app.opening}</Opening>}
        views={[Drawer]}
        onMissing={() => navigation.send({ type: 'drawer.closed' })}
      >
        {open ? <Drawer {...props} opener={MENU_BUTTON_ID} /> : null}
      </LateDialog>
    </chakra.div>
  );
}
