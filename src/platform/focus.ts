/** Moves focus where it belongs after something has gone from the screen. */
export interface Focus {
  /**
   * @param id the element that caused what is gone; without it, or if it cannot take the focus any more, an open dialog
   *   takes it, else the main heading
   */
  returnTo(id: string | null): void;
}

const isReachable = (element: HTMLElement | null): boolean =>
  element !== null && element.closest('[inert]') === null;

export const createFocus = (page: () => Document): Focus => ({
  returnTo: (id) => {
    const activator = id === null ? null : page().getElementById(id);
    const dialog = page().querySelector<HTMLElement>('[role=dialog]');
    const heading = page().querySelector<HTMLElement>('main h1');
    [activator, dialog, heading].find(isReachable)?.focus();
  },
});
