import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler that stays the same from one render to the next and does what the latest one does: rows that are given it
 * are not drawn anew with their list. Not to be called while drawing.
 */
export function useSteady<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  }, [act]);
  return useCallback((...args: Args) => latest.current(...args), []);
}
