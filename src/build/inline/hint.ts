/**
 * Runs inline in the head of the prerendered login: somebody who was signed in at the last visit sees the loading
 * screen instead of a login that would vanish a moment later. The hint is no secret and no proof.
 */
try {
  if (localStorage.getItem('cabrank.signedIn')) document.documentElement.dataset['signedIn'] = '';
} catch {
  // Storage is blocked: the login shows.
}
