import { useMemo } from 'react';
import { catalogue } from '../data/catalogue';
import { play, type Played } from '../data/playing';
import { useReviewed } from '../review-context';

/** A played path, or why it could not be played. */
export type PlayedOrFault = { readonly played: Played } | { readonly fault: string };

/** The review's path, played. The reference stays the same until the path changes. */
export function usePlayed(): PlayedOrFault {
  const flow = useReviewed('flow');
  const path = useReviewed('path');
  return useMemo(() => {
    const entry = flow === null ? undefined : catalogue.get(flow);
    if (!entry) return { fault: 'There is no such flow.' };
    try {
      return { played: play(entry.flow, path) };
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
  }, [flow, path]);
}
