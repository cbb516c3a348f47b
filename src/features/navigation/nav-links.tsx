import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { selectNavItems } from '../../../machines/resource/resource.selectors';
import { safeServerLocation } from '../../domain/safe-url';
import { useAppLink } from '../../ui/app-link';
import type { HeaderProps } from './header-props';

const linkRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '10',
    paddingInline: '3',
    borderRadius: 'control',
    whiteSpace: 'nowrap',
    transition: 'background-color 150ms ease-out',
    _hover: { bg: 'bg' },
    _currentPage: {
      bg: 'primary',
      color: 'primary.ink',
      fontWeight: 'medium',
      _hover: { bg: 'primary.hover' },
    },
  },
  variants: { wide: { true: { width: 'full', minHeight: '12' } } },
});

const NavAnchor = chakra('a', linkRecipe);

const isHere = (path: string, link: string) => path === link || path.startsWith(`${link}/`);

type NavLinksProps = Pick<HeaderProps, 'navigation' | 'path' | 'isRoute'> & { readonly wide?: boolean };

/** The items that the server lists for the menu, as far as they lead to a screen; app events are not links. */
export function NavLinks({ navigation, path, isRoute, wide = false }: NavLinksProps) {
  const items = useSelector(navigation, selectNavItems) ?? [];
  const link = useAppLink();
  const shown = items.flatMap((item) => {
    const target = item.inMenu ? safeServerLocation(item.link) : null;
    return target !== null && isRoute(target) ? [{ label: item.label, target }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <chakra.ul display="flex" gap={wide ? '1' : '2'} flexDirection={wide ? 'column' : 'row'} minWidth="0">
      {shown.map(({ label, target }) => (
        <li key={target}>
          <NavAnchor {...link(target)} wide={wide} aria-current={isHere(path, target) ? 'page' : undefined}>
            {label}
          </NavAnchor>
        </li>
      ))}
    </chakra.ul>
  );
}
