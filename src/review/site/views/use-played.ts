import { useMemo } from 'react';
import { catalogue } from '../data/catalogue';
import { play, type Played } from '../data/playing';
import { useReviewed } from '../review-context';

/** A path that was played, or why it could not be. */
export type PlayedOrFault = { readonly played: Played } | { readonly fault: string };

/** The review's path, played; the same object until the path is another. */
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
