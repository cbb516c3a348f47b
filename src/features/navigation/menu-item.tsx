import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { memo, useId } from 'react';
import { useAppLink } from '../../ui/app-link';
import type { HeaderProps } from './header-props';
import type { MenuEntry } from './menu-entries';

const itemRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '11', lg: '10' },
    paddingInline: { base: '2.5', lg: '2' },
    borderRadius: 'control',
    textAlign: 'start',
    cursor: 'pointer',
    transition: 'background-color 150ms ease-out',
    _hover: { bg: 'bg' },
    _currentPage: {
      bg: 'primary',
      color: 'primary.ink',
      fontWeight: 'medium',
      _hover: { bg: 'primary.emphasized' },
    },
  },
  variants: {
    wide: {
      true: {
        width: 'full',
        minHeight: '12',
        paddingInline: '3',
        paddingBlock: '2',
        overflowWrap: 'anywhere',
      },
      false: { whiteSpace: 'nowrap' },
    },
  },
  defaultVariants: { wide: false },
});

const Anchor = chakra('a', itemRecipe);
const Press = chakra('button', itemRecipe);

type MenuItemProps = Pick<HeaderProps, 'navigation'> & {
  readonly entry: MenuEntry;
  readonly current: boolean;
  readonly wide: boolean;
  /** The id of what gets the focus back after an app event, where this item is gone by then. */
  readonly activator: string | null;
};

function MenuItemDrawn({ entry, current, wide, activator, navigation }: MenuItemProps) {
  const link = useAppLink();
  const id = useId();
  switch (entry.kind) {
    case 'link':
      return (
        <Anchor {...link(entry.path)} wide={wide} aria-current={current ? 'page' : undefined}>
          {entry.label}
        </Anchor>
      );
    case 'elsewhere':
      return (
        <Anchor href={entry.href} rel="noopener noreferrer" wide={wide}>
          {entry.label}
        </Anchor>
      );
    case 'event':
      return (
        <Press
          type="button"
          id={id}
          wide={wide}
          onClick={() =>
            navigation.send({ type: 'appEvent.triggered', name: entry.name, activator: activator ?? id })
          }
        >
          {entry.label}
        </Press>
      );
  }
}

/** One entry of the menu: what leads somewhere is a link, what does something is a button. */
export const MenuItem = memo(MenuItemDrawn);
