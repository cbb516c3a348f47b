const PREFIX = 'cabrank.remembered.';

/**
 * What somebody in this browser asked not to be told again; it outlives a logout. Storage that is blocked or full never
 * breaks anything: what could not be kept is just shown again (decisions, section 7).
 */
export interface Remembered {
  /** @param what a name that never changes, such as `demo-banner` */
  has(what: string): boolean;
  keep(what: string): void;
  /** They want to be told again. */
  forget(what: string): void;
}

/** In a browser's storage; `open` is asked each time, because reading `localStorage` itself may throw. */
export const createRemembered = (open: () => Storage): Remembered => ({
  has: (what) => {
    try {
      return open().getItem(PREFIX + what) !== null;
    } catch {
      return false;
    }
  },
  keep: (what) => {
    try {
      open().setItem(PREFIX + what, '1');
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
});
