import { Menu } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { shell } from '#messages/app/shell';
import { selectLogoutRole, selectUser } from '../../../../machines/session/session/session.selectors';
import { APPEARANCES, appearanceOf } from '../../../domain/appearance';
import { useAppLink } from '../../../ui/app-link';
import { Icon } from '../../../ui/icons';
import { menuRecipe } from '../../../ui/theme/menu';
import { useAppearance } from '../../../ui/use-appearance';
import { customerName } from '../../shared/person/customer-name';
import type { HeaderProps } from '../header/header-props';
import { useLogout } from '../header/use-logout';

type PersonMenuProps = Pick<HeaderProps, 'session' | 'links' | 'navigation' | 'logout'> & {
  /** The id of the button that opened it. It gets the focus back. */
  readonly opener: string;
  readonly onClose: () => void;
};

/**
 * The menu of the signed-in person, named by their name and email address: their profile, unless they have none, the
 * appearance, and Logout last. It is open as long as it is mounted.
 */
export function PersonMenu({ opener, onClose, session, links, navigation, logout }: PersonMenuProps) {
  const label = useId();
  const user = useSelector(session, selectUser);
  const isStaff = useSelector(session, selectLogoutRole) === 'admin';
  const { text, request } = useLogout({ session, logout, menu: { links, navigation } });
  const [appearance, choose] = useAppearance();
  const link = useAppLink();
  if (user === null) return null;
  const name = customerName(user);
  return (
    <Menu.Root
      recipe={menuRecipe}
      defaultOpen
      ids={{ trigger: opener }}
      positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Menu.Positioner>
        <Menu.Content aria-labelledby={label}>
          <chakra.div id={label} display="grid" paddingInline="3" paddingBlock="2" overflowWrap="anywhere">
            <chakra.span fontWeight="medium">{name}</chakra.span>
            {user.email === '' || user.email === name ? null : (
              <chakra.span fontSize="sm" color="fg.muted">
                {user.email}
              </chakra.span>
            )}
          </chakra.div>
          <Menu.Separator />
          {isStaff || user.guest ? null : (
            <Menu.Item value="profile" asChild>
              <a {...link('/profile')}>{shell.profile}</a>
            </Menu.Item>
          )}
          <Menu.RadioItemGroup value={appearance} onValueChange={({ value }) => choose(appearanceOf(value))}>
            <Menu.ItemGroupLabel>{shell.appearance}</Menu.ItemGroupLabel>
            {APPEARANCES.map((value) => (
              <Menu.RadioItem key={value} value={value} closeOnSelect={false}>
                <Menu.ItemText>{shell.appearances[value]}</Menu.ItemText>
                <Menu.ItemIndicator>
                  <Icon name="check" />
                </Menu.ItemIndicator>
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
          <Menu.Separator />
          {/* Not `onSelect`: it misses a click that no pointer and no key precede, such as a screen reader's. */}
          <Menu.Item value="logout" onClick={() => request(opener)}>
            {text}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
