/**
 * Runs inline in the head of every page. A person who has chosen light or dark (`src/platform/appearance.ts`) sees no
 * other colours before the app runs.
 */
try {
  const chosen = localStorage.getItem('cabrank.appearance');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['appearance'] = chosen;
} catch {
  // Storage is blocked, so the device decides.
}
