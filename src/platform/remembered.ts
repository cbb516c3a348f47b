const PREFIX = 'cabrank.remembered.';

/**
 * What a user has asked not to be shown again in this browser. It survives a logout. If storage is blocked or full,
 * it is just shown again (D7.9).
 */
export interface Remembered {
  /** @param what a fixed name, such as `demo-banner` */
  has(what: string): boolean;
  keep(what: string, value?: string): void;
  /** The stored value; `null` if there is none. */
  valueOf(what: string): string | null;
  /** The user wants to see it again. */
  forget(what: string): void;
  /**
   * Calls `heard` when another tab of this browser has kept or forgotten something.
   *
   * @returns a function that stops listening
   */
  listen(heard: () => void): () => void;
}

/** Uses the browser's storage. `open` is called each time, because reading `localStorage` itself may throw. */
export const createRemembered = (open: () => Storage): Remembered => {
  const valueOf = (what: string): string | null => {
    try {
      return open().getItem(PREFIX + what);
    } catch {
      return null;
    }
  };
  return {
    has: (what) => valueOf(what) !== null,
    valueOf,
    keep: (what, value = '1') => {
      try {
        open().setItem(PREFIX + what, value);
      } catch {
        // It is shown again.
      }
    },
    forget: (what) => {
      try {
        open().removeItem(PREFIX + what);
      } catch {
        // If storage is blocked, nothing was kept either.
      }
    },
    listen: (heard) => {
      // Without a window there are no other tabs.
      if (!('window' in globalThis)) return () => undefined;
      const hear = ({ key }: StorageEvent) => {
        if (key?.startsWith(PREFIX)) heard();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
};
