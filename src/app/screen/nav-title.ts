import { useMatch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { selectNavItems } from '../../../machines/app/resource/resource.selectors';
import { navItemOf } from '../../domain/nav-item';
import { useAppContext } from './use-app-context';
import { useService } from './use-service';

export type NavTitle = {
  readonly text: string;
  /**
   * Whether the heading of the page shows, as the navigation says; `null` if the navigation does not name the page.
   */
  readonly hasHeading: boolean | null;
};

/**
 * Returns the title of a route's screen: the one from the navigation (S2.navigation.3: `page_title`, else
 * `nav_label`), else its own.
 *
 * @param own used if the navigation does not name the page
 * @param page the older page of the route, `/legacy/…`, or `null`
 */
export function useNavTitle(own: string, page: string | null = null): NavTitle {
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const links = useService(useAppContext().app, 'links');
  const item = useSelector(links, (snapshot) => navItemOf(selectNavItems(snapshot) ?? [], path, page));
  if (item === undefined) return { text: own, hasHeading: null };
  return { text: item.pageTitle ?? item.label, hasHeading: item.showTitle };
}
