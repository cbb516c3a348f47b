/** Moves focus where it belongs after something has gone from the screen. */
export interface Focus {
  /** A name for what has the focus now, to return to; `null` when nothing has. */
  current(): string | null;
  /**
   * @param id the element that caused what is gone, or a name from `current`; without it, or if it cannot take the focus
   *   any more, the topmost open dialog takes it, else the main heading
   */
  returnTo(id: string | null): void;
  /** The same where the focus was lost with what is gone; wherever else it is, it stays. */
  rescue(id: string | null): void;
}

const isReachable = (element: HTMLElement | null): boolean =>
  element !== null && element.isConnected && element.closest('[inert]') === null;

export const createFocus = (page: () => Document): Focus => {
  /** Elements without an id by the names that they were given; none is kept alive for it. */
  const named = new Map<string, WeakRef<HTMLElement>>();

  const find = (id: string): HTMLElement | null => named.get(id)?.deref() ?? page().getElementById(id);

  const nameOf = (element: HTMLElement): string => {
    for (const [name, reference] of named) {
      const known = reference.deref();
      if (known === element) return name;
      if (!known?.isConnected) named.delete(name);
    }
    const name = `focus-${(count += 1)}`;
    named.set(name, new WeakRef(element));
    return name;
  };
  let count = 0;

  const returnTo = (id: string | null): void => {
    const activator = id === null ? null : find(id);
    // The one on top is the last.
    const dialogs = [...page().querySelectorAll<HTMLElement>('[role=dialog]')].reverse();
    const heading = page().querySelector<HTMLElement>('main h1');
    [activator, ...dialogs, heading].find(isReachable)?.focus();
  };

  const focused = (): HTMLElement | null => {
    const { activeElement, body } = page();
    return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
  };

  return {
    current: () => {
      const element = focused();
      if (element === null) return null;
      return element.id === '' ? nameOf(element) : element.id;
    },
    returnTo,
    rescue: (id) => {
      if (focused() === null) returnTo(id);
    },
  };
};
