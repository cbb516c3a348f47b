import { Button } from '@chakra-ui/react/button';
import { Link } from '@chakra-ui/react/link';
import { memo, useId } from 'react';
import { useAppLink } from '../../../ui/app-link';
import { menuItemRecipes } from '../../../ui/theme/menu-item';
import type { HeaderProps } from '../header/header-props';
import type { MenuEntry } from './menu-entries';

type MenuItemProps = Pick<HeaderProps, 'navigation'> & {
  readonly entry: MenuEntry;
  readonly current: boolean;
  readonly wide: boolean;
  /** The id of the element that takes the focus back after an app event, if this item is gone by then. */
  readonly activator: string | null;
};

function MenuItemDrawn({ entry, current, wide, activator, navigation }: MenuItemProps) {
  const link = useAppLink();
  const id = useId();
  const recipe = menuItemRecipes[wide ? 'wide' : 'row'];
  switch (entry.kind) {
    case 'link':
      return (
        <Link {...link(entry.path)} recipe={recipe} aria-current={current ? 'page' : undefined}>
          {entry.label}
        </Link>
      );
    case 'elsewhere':
      return (
        <Link href={entry.href} rel="noopener noreferrer" recipe={recipe}>
          {entry.label}
        </Link>
      );
    case 'event':
      return (
        <Button
          id={id}
          recipe={recipe}
          onClick={() =>
            navigation.send({ type: 'appEvent.triggered', name: entry.name, activator: activator ?? id })
          }
        >
          {entry.label}
        </Button>
      );
  }
}

/** One entry of the menu: a link if it navigates, a button if it triggers an app event. */
export const MenuItem = memo(MenuItemDrawn);
