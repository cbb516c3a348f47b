/** Moves focus where it belongs after something has gone from the screen. */
export interface Focus {
  /** @param id the element that caused what is gone; without it, or if it is gone too, the main heading takes focus */
  returnTo(id: string | null): void;
}

export const createFocus = (page: () => Document): Focus => ({
  returnTo: (id) => {
    const activator = id === null ? null : page().getElementById(id);
    const heading = page().querySelector<HTMLElement>('main h1');
    (activator ?? heading)?.focus();
  },
});
