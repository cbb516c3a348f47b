import { appearanceOf, type Appearance } from '../domain/appearance';

/*
 * Whether the page is light, dark, or as the device says. The choice is an attribute of the document, which the style
 * sheet reads (`src/ui/theme/global-css.ts`). This is no chart: every choice is allowed at any time, holds at once, and
 * waits for nothing.
 */

/** `src/build/inline/appearance.ts` and the older pages (`src/server/backend/legacy/scripts.ts`) read the same key. */
const KEY = 'cabrank.appearance';

const root = () => document.documentElement;

/** The appearance of this page. */
export const chosenAppearance = (): Appearance => appearanceOf(root().dataset['appearance']);

function show(appearance: Appearance): void {
  if (appearance === 'system') delete root().dataset['appearance'];
  else root().dataset['appearance'] = appearance;
  // The browser's own bars: the page names a colour for a light device, then one for a dark one.
  const [light, dark] = document.querySelectorAll('meta[name=theme-color]');
  for (const [meta, scheme] of [
    [light, 'light'],
    [dark, 'dark'],
  ] as const) {
    const chosen = appearance === scheme ? 'all' : 'not all';
    meta?.setAttribute('media', appearance === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen);
  }
}

function kept(): Appearance {
  try {
    return appearanceOf(localStorage.getItem(KEY));
  } catch {
    return 'system';
  }
}

/** Shows the page like this, and keeps it for the next visit. `system` leaves nothing behind. */
export function chooseAppearance(appearance: Appearance): void {
  show(appearance);
  try {
    if (appearance === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, appearance);
  } catch {
    // If storage is blocked or full, the choice holds until the page is left (D7.9).
  }
}

/** Shows the page as it was chosen, here or in another tab of this browser. Call it once, when the app starts. */
export function followAppearance(): void {
  const restore = () => show(kept());
  restore();
  window.addEventListener('storage', ({ key }) => {
    // `null`: everything was removed.
    if (key === KEY || key === null) restore();
  });
}

/**
 * Calls `changed` when the page has another appearance.
 *
 * @returns a function that stops watching
 */
export function watchAppearance(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root(), { attributeFilter: ['data-appearance'] });
  return () => observer.disconnect();
}
