import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Escape belongs to the top dialog, wherever the focus is (on a notice, say), and before anything below takes it for its
 * own; unless something has used it already, or ends a composition with it.
 *
 * @param isTop whether the dialog is the top one (`useModalPage`)
 * @param act what Escape does there
 */
export function useEscape(isTop: () => boolean, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !isTop()) return;
    event.preventDefault();
    act();
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
}
