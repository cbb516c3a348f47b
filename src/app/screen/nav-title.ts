import { useMatch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { selectNavItems } from '../../../machines/app/resource/resource.selectors';
import { navItemOf } from '../../domain/nav-item';
import { useAppContext } from './use-app-context';
import { useService } from './use-service';

export type NavTitle = {
  readonly text: string;
  /** The navigation names the page, and says whether its heading shows; `null` where it does not name it. */
  readonly hasHeading: boolean | null;
};

/**
 * What the screen of a route is called: as the navigation has it (S2.navigation.3: `page_title`, else `nav_label`),
 * else by its own name.
 *
 * @param own where the navigation does not name the page
 * @param page the older page that stands for the route, `/legacy/…`; `null` where none does
 */
export function useNavTitle(own: string, page: string | null = null): NavTitle {
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const links = useService(useAppContext().app, 'links');
  const item = useSelector(links, (snapshot) => navItemOf(selectNavItems(snapshot) ?? [], path, page));
  if (item === undefined) return { text: own, hasHeading: null };
  return { text: item.pageTitle ?? item.label, hasHeading: item.showTitle };
}
