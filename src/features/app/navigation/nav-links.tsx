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
import type { HeaderProps } from '../header/header-props';
import { currentPath, isLogoutEntry, menuEntries, type MenuEntry } from './menu-entries';
import { MenuItem } from './menu-item';
import { MenuSkeleton } from './menu-skeleton';
import { MoreMenu } from './more-menu';
import { useFitting } from './use-fitting';

type NavLinksProps = Omit<HeaderProps, 'logout'> & {
  readonly wide?: boolean;
  /** Entries that are shown elsewhere. */
  readonly leaveOut?: (entry: MenuEntry) => boolean;
  /** The id of the element that takes the focus back after an app event, if the menu is gone by then. */
  readonly activator?: string | null;
};

/**
 * The items that the server lists for the signed-in person's menu, except Logout, for which the frame has its own
 * button. In a row, items that do not fit are behind 'More'. Their space is reserved during the first load. A failed
 * load shows a message with Retry, beside the items that were loaded before (D7.1).
 */
export function NavLinks(props: NavLinksProps) {
  const { session, links, navigation, company, path, isRoute, wide = false, leaveOut, activator } = props;
  const owner = useSelector(session, selectOwner);
  const items = useSelector(links, selectNavItems);
  const loading = useSelector(links, selectIsLoading);
  const failed = useSelector(links, selectHasFailed);
  const region = useRef<HTMLElement>(null);
  const hasContact = company?.hasContact ?? false;
  // Memoised independently of the address, so that navigation re-renders two entries instead of a hundred.
  const all = useMemo(() => menuEntries(items ?? [], { isRoute, hasContact }), [items, isRoute, hasContact]);
  const shown = useMemo(
    () => all.filter((entry) => !isLogoutEntry(entry) && !leaveOut?.(entry)),
    [all, leaveOut],
  );
  const current = currentPath(all, path);
  const row = useRef<HTMLUListElement>(null);
  const fitting = useFitting(row, shown);
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
  /** The pressed button disappears, so the focus moves to the menu. */
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
      // The height of the items, reserved before they load.
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
