import { useCallback, type RefCallback } from 'react';
import { useSteady } from './use-steady';

/**
 * Hears the keys that are pressed in an element. (The browser's own event: React hears of no key, see
 * `src/build/heard-events.ts`.)
 *
 * @param press does what a key does; may be another function with every render
 * @returns the `ref` of the element
 */
export function useKeys(press: (event: KeyboardEvent) => void): RefCallback<HTMLElement> {
  const hear = useSteady(press);
  return useCallback(
    (element) => {
      element?.addEventListener('keydown', hear);
      return () => element?.removeEventListener('keydown', hear);
    },
    [hear],
  );
}
