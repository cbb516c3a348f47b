import { useSyncExternalStore } from 'react';
import { chosenAppearance, watchAppearance } from '../platform/appearance';

const QUERY = '(prefers-color-scheme: dark)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(QUERY);
  query.addEventListener('change', changed);
  const stopWatching = watchAppearance(changed);
  return () => {
    query.removeEventListener('change', changed);
    stopWatching();
  };
};

function isDark(): boolean {
  const chosen = chosenAppearance();
  return chosen === 'system' ? matchMedia(QUERY).matches : chosen === 'dark';
}

/**
 * Whether the page is dark, because of the device or because the person chose it. Only for third-party frames, which
 * our style sheet does not reach.
 */
export const useDarkScheme = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
