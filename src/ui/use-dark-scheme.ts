import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-color-scheme: dark)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/**
 * Whether the system uses a dark colour scheme. Only for third-party frames, which our style sheet does not reach.
 */
export const useDarkScheme = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
