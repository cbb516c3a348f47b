import { useMatches } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { selectOffers } from '../../../machines/app/app/app.selectors';
import type { Extension } from '../../domain/extension';
import type { RouteMeta } from './route-meta';
import { useAppContext } from '../screen/use-app-context';

type Leaf = { readonly staticData: RouteMeta; readonly context: object };

/**
 * What the innermost route shows: `true` for the older page, `false` for a native screen, or the group that decides.
 */
function framingOf(matches: readonly Leaf[]): boolean | Extension {
  const leaf = matches.at(-1);
  if (!leaf) return false;
  const acting = 'acting' in leaf.context && leaf.context.acting === true;
  if (acting || !leaf.staticData.framed) return false;
  return leaf.staticData.native ?? true;
}

/**
 * Whether the route shows an older page in its frame. This is false while the page that names the customer of an
 * acting admin replaces it, and if the backend offers the group of the route's native screen (D2.extensionGroups.1).
 */
export function useIsFramed(): boolean {
  const framing = useMatches({ select: framingOf });
  return useSelector(useAppContext().app, (snapshot) =>
    typeof framing === 'boolean' ? framing : !selectOffers(framing)(snapshot),
  );
}
