const PREFIX = 'cabrank.remembered.';

/**
 * What somebody in this browser asked not to be told again; it outlives a logout. Storage that is blocked or full never
 * breaks anything: what could not be kept is just shown again (D7.9).
 */
export interface Remembered {
  /** @param what a name that never changes, such as `demo-banner` */
  has(what: string): boolean;
  keep(what: string, value?: string): void;
  /** What was kept of it; `null` for nothing. */
  valueOf(what: string): string | null;
  /** They want to be told again. */
  forget(what: string): void;
  /**
   * Another tab of this browser has kept or forgotten something.
   *
   * @returns how to stop listening
   */
  listen(heard: () => void): () => void;
}

/** In a browser's storage; `open` is asked each time, because reading `localStorage` itself may throw. */
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
        // It just comes back.
      }
    },
    forget: (what) => {
      try {
        open().removeItem(PREFIX + what);
      } catch {
        // What cannot be kept needs no forgetting.
      }
    },
    listen: (heard) => {
      // Without a window there is no other tab.
      if (!('window' in globalThis)) return () => undefined;
      const hear = ({ key }: StorageEvent) => {
        if (key?.startsWith(PREFIX)) heard();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
};
