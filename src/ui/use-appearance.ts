import { useSyncExternalStore } from 'react';
import type { Appearance } from '../domain/appearance';
import { chooseAppearance, chosenAppearance, watchAppearance } from '../platform/appearance';

/** The appearance of the page, and how to choose another. */
export function useAppearance(): readonly [chosen: Appearance, choose: (appearance: Appearance) => void] {
  const chosen = useSyncExternalStore<Appearance>(watchAppearance, chosenAppearance, () => 'system');
  return [chosen, chooseAppearance];
}
