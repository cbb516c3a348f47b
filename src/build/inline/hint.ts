/**
 * Runs inline in the head of the prerendered login. If somebody was signed in at the last visit, the loading screen
 * is shown instead of a login that would disappear soon. The hint is neither secret nor proof.
 */
try {
  if (localStorage.getItem('cabrank.signedIn')) document.documentElement.dataset['signedIn'] = '';
} catch {
  // Storage is blocked, so the login is shown.
}
