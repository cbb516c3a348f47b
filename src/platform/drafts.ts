const PREFIX = 'cabrank.draft.';

/** What somebody has typed and not sent yet; it ends with logout (decisions, section 3). */
export interface Drafts {
  /** Removes every draft; storage that is blocked or full changes nothing. */
  clear(): void;
}

/** Drafts in a browser's storage; `open` is asked each time, because reading `sessionStorage` itself may throw. */
export const createDrafts = (open: () => Storage): Drafts => ({
  clear: () => {
    try {
      const storage = open();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) if (key?.startsWith(PREFIX)) storage.removeItem(key);
    } catch {
      // Nothing could be kept there either.
    }
  },
});
