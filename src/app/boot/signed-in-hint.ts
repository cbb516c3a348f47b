/**
 * Whether somebody was signed in at the last visit: no secret and no proof, only the choice between the login and the
 * loading screen for the first paint of a prerendered login (`src/build/inline/hint.ts` reads it).
 */
const KEY = 'cabrank.signedIn';

/** Keeps the hint for the next visit; storage that is blocked or full changes nothing. */
export function keepSignedInHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // The login just paints first.
  }
}

/** Shows what the hint has hidden: the app knows now who this is and has drawn the right screen. */
export function revealScreen(): void {
  delete document.documentElement.dataset['signedIn'];
  document.getElementById('loading')?.remove();
}
