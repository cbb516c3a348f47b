/**
 * Stores whether a person was signed in at the last visit. It is neither a secret nor a proof: it only chooses
 * between the login screen and the loading screen for the first paint of a prerendered login
 * (`src/build/inline/hint.ts` reads it).
 */
const KEY = 'cabrank.signedIn';

/** Stores the hint for the next visit. Storage that is blocked or full is ignored. */
export function keepSignedInHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without the hint, the login paints first.
  }
}

/** Reveals the screen that the hint hid. Call it once the app knows who is signed in and has rendered that screen. */
export function revealScreen(): void {
  delete document.documentElement.dataset['signedIn'];
  document.getElementById('loading')?.remove();
}
