/** Loads the whole page again: the app, its data, and whoever is signed in. */
export const reloadPage = (): void => globalThis.location.reload();
