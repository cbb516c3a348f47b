/** Moves the focus after an element has gone from the screen. */
export interface Focus {
  /** A name of the focused element, to return to; `null` if nothing has the focus. */
  current(): string | null;
  /**
   * Focuses an element. If it is missing or cannot be focused, focuses the topmost open dialog, otherwise
   * the main heading.
   *
   * @param id the element that opened what is gone, or a name from `current`
   */
  returnTo(id: string | null): void;
  /** Like `returnTo`, but only if the focus was lost. */
  rescue(id: string | null): void;
}

const isReachable = (element: HTMLElement | null): boolean =>
  element !== null && element.isConnected && element.closest('[inert]') === null;

export const createFocus = (page: () => Document): Focus => {
  /** Names of elements without an id. Weak references do not keep the elements alive. */
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
    // The topmost dialog is the last one.
    const dialogs = [...page().querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].reverse();
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
