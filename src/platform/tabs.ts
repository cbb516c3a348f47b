const NAME = 'cabrank.account';

/** Whose session the tabs of this browser share: an effective user's uuid, or `null` for nobody. */
export type Account = string | null;

/** What the tabs of one browser tell each other (D3.13). */
export interface Tabs {
  /** Tells the other tabs who is signed in now. */
  announce(account: Account): void;
  /** Who signed in last in this browser; `null` also where storage is blocked. */
  current(): Account;
  /** @returns how to stop */
  listen(heard: (account: Account) => void): () => void;
}

const accountOf = (data: unknown): Account => (typeof data === 'string' && data !== '' ? data : null);

/**
 * Tabs over a BroadcastChannel, and over the storage's own events where the browser has none. The storage also holds
 * what was said last, for a tab that could not listen at the time.
 */
export const createTabs = (browser: {
  readonly storage: () => Storage;
  readonly window: () => Window;
  readonly channel: (name: string) => BroadcastChannel | null;
}): Tabs => {
  let channel: BroadcastChannel | null | undefined;
  const opened = () => (channel ??= browser.channel(NAME));
  return {
    announce: (account) => {
      try {
        if (account === null) browser.storage().removeItem(NAME);
        else browser.storage().setItem(NAME, account);
      } catch {
        // Then it is told to those who listen alone.
      }
      opened()?.postMessage(account ?? '');
    },
    current: () => {
      try {
        return accountOf(browser.storage().getItem(NAME));
      } catch {
        return null;
      }
    },
    listen: (heard) => {
      const target = opened();
      if (target) {
        const hear = ({ data }: MessageEvent) => heard(accountOf(data));
        target.addEventListener('message', hear);
        return () => target.removeEventListener('message', hear);
      }
      const window = browser.window();
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key === NAME) heard(accountOf(newValue));
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
};

/** The tabs of the browser that this page runs in. */
export const browserTabs = (): Tabs =>
  createTabs({
    storage: () => localStorage,
    window: () => window,
    channel: (name) => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)),
  });
