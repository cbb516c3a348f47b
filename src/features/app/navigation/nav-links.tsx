import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { shell } from '#messages/app/shell';
import {
  selectHasFailed,
  selectIsLoading,
  selectNavItems,
} from '../../../../machines/app/resource/resource.selectors';
import { selectOwner } from '../../../../machines/session/session/session.selectors';
import type { HeaderProps } from './header-props';
import { currentPath, isLogoutEntry, menuEntries, type MenuEntry } from './menu-entries';
import { MenuItem } from './menu-item';
import { MenuSkeleton } from './menu-skeleton';
import { MoreMenu } from './more-menu';
import { useFitting } from './use-fitting';

type NavLinksProps = Omit<HeaderProps, 'logout'> & {
  readonly wide?: boolean;
  /** Entries that stand elsewhere beside these. */
  readonly leaveOut?: (entry: MenuEntry) => boolean;
  /** The id of what gets the focus back after an app event, where the menu is gone by then. */
  readonly activator?: string | null;
};

/**
 * The items that the server lists for the menu of whoever is signed in, but for Logout, which the frame has a button of
 * its own for. In a row what does not fit is behind 'More'. While they load the first time their room is kept; a load
 * that failed says so and can be repeated, beside what was there before (D7.1).
 */
export function NavLinks(props: NavLinksProps) {
  const { session, links, navigation, company, path, isRoute, wide = false, leaveOut, activator } = props;
  const owner = useSelector(session, selectOwner);
  const items = useSelector(links, selectNavItems);
  const loading = useSelector(links, selectIsLoading);
  const failed = useSelector(links, selectHasFailed);
  const region = useRef<HTMLElement>(null);
  const hasContact = company?.hasContact ?? false;
  // The same entries wherever the address leads: two of them are drawn anew then, and not a hundred.
  const all = useMemo(() => menuEntries(items ?? [], { isRoute, hasContact }), [items, isRoute, hasContact]);
  const shown = all.filter((entry) => !isLogoutEntry(entry) && !leaveOut?.(entry));
  const current = currentPath(all, path);
  const row = useRef<HTMLUListElement>(null);
  const fitting = useFitting(row, all);
  const draw = (entry: MenuEntry, wideItem: boolean, opener: string | null) => (
    <MenuItem
      entry={entry}
      current={entry.kind === 'link' && entry.path === current}
      wide={wideItem}
      activator={opener}
      navigation={navigation}
    />
  );
  const rest = wide ? [] : shown.slice(fitting);
  /** The button that was pressed goes away: the focus stays with the menu. */
  const retry = () => {
    region.current?.focus();
    links.send({ type: 'resource.reloaded', owner });
  };
  return (
    <chakra.nav
      ref={region}
      tabIndex={-1}
      aria-label={shell.navigation}
      aria-busy={loading || undefined}
      display="flex"
      flexDirection={wide ? 'column' : 'row'}
      alignItems={wide ? 'stretch' : 'center'}
      flexWrap={!wide && failed ? 'wrap' : 'nowrap'}
      columnGap={wide ? undefined : '1'}
      flex={wide ? undefined : '1'}
      minWidth="0"
      // As high as its items before they are there.
      minHeight={wide ? undefined : { base: '11', lg: '10' }}
      borderRadius="control"
    >
      {shown.length === 0 ? null : (
        <chakra.ul
          ref={row}
          display="flex"
          flexDirection={wide ? 'column' : 'row'}
          flexWrap={wide ? 'nowrap' : 'wrap'}
          gap={wide ? '1' : { base: '0.5', lg: '0' }}
          minWidth="0"
          maxHeight={wide ? undefined : { base: '11', lg: '10' }}
          css={wide ? undefined : { overflow: 'clip', overflowClipMargin: '6px' }}
        >
          {shown.map((entry, index) => (
            <chakra.li
              key={`${index} ${entry.label}`}
              visibility={!wide && index >= fitting ? 'hidden' : undefined}
            >
              {draw(entry, wide, activator ?? null)}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {rest.length === 0 ? null : (
        <MoreMenu>
          {(opener) =>
            rest.map((entry, index) => <li key={`${index} ${entry.label}`}>{draw(entry, true, opener)}</li>)
          }
        </MoreMenu>
      )}
      {items === null && loading && owner !== null ? <MenuSkeleton wide={wide} /> : null}
      {failed ? (
        <chakra.div
          role="status"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="3"
          paddingInlineStart="3"
        >
          <chakra.span color="fg.muted">{shell.menuFailed}</chakra.span>
          <Button onClick={retry}>{shell.retryMenu}</Button>
        </chakra.div>
      ) : null}
    </chakra.nav>
  );
}
