import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { app } from '#messages/app/app';
import { shell } from '#messages/app/shell';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { onIntent } from '../../../ui/intent';
import { LateDialog } from '../../../ui/late-dialog';
import { lazyView } from '../../../ui/lazy-view';
import { Opening } from '../../../ui/opening';
import { customerName } from '../../shared/person/customer-name';
import type { HeaderProps } from '../header/header-props';
import { Initials } from './person';

const PersonMenu = lazyView(() => import('./person-menu'), 'PersonMenu');

type PersonButtonProps = Pick<HeaderProps, 'session' | 'links' | 'navigation' | 'logout'>;

/**
 * The signed-in person in the wide header: a button with the initials, which opens the person's menu. This
 * component keeps whether the menu is open, because the menu's code is loaded later. Chakra's Menu runs the open menu.
 */
export function PersonButton(props: PersonButtonProps) {
  const [open, setOpen] = useState(false);
  const opener = useId();
  const user = useSelector(props.session, selectUser);
  if (user === null) return null;
  const name = customerName(user);
  const close = () => setOpen(false);
  return (
    <chakra.div display="flex">
      <Button
        id={opener}
        variant="ghost"
        minWidth="10"
        minHeight="10"
        paddingInline="0"
        borderWidth="0"
        borderRadius="full"
        title={name}
        aria-haspopup="menu"
        aria-expanded={open}
        {...onIntent(PersonMenu.preload)}
        onClick={() => setOpen(!open)}
      >
        <Initials user={user} />
        <VisuallyHidden>{shell.signedInAs({ name })}</VisuallyHidden>
      </Button>
      <LateDialog
        open={open ? 'person' : null}
        opening={<Opening>{app.opening}</Opening>}
        views={[PersonMenu]}
        onMissing={close}
      >
        {open ? <PersonMenu {...props} opener={opener} onClose={close} /> : null}
      </LateDialog>
    </chakra.div>
  );
}
