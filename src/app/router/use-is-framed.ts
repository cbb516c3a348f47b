import { useMatches } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { selectOffers } from '../../../machines/app/app/app.selectors';
import type { Extension } from '../../domain/entities';
import type { RouteMeta } from './route-meta';
import { useAppContext } from '../screen/use-app-context';

type Leaf = { readonly staticData: RouteMeta; readonly context: object };

/** What the innermost route shows: the older page, the app's own screen, or whichever the backend's group decides. */
function framingOf(matches: readonly Leaf[]): boolean | Extension {
  const leaf = matches.at(-1);
  if (!leaf) return false;
  const acting = 'acting' in leaf.context && leaf.context.acting === true;
  if (acting || !leaf.staticData.framed) return false;
  return leaf.staticData.native ?? true;
}

/**
 * Whether the route shows an older page in its frame: not while its place is taken by the page that says for whom an
 * admin acts, nor where the backend offers the group that the route has a screen of its own for (D2.extensionGroups.1).
 */
export function useIsFramed(): boolean {
  const framing = useMatches({ select: framingOf });
  return useSelector(useAppContext().app, (snapshot) =>
    typeof framing === 'boolean' ? framing : !selectOffers(framing)(snapshot),
  );
}
