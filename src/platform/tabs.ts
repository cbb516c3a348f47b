const NAME = 'cabrank.account';

/** The account of the session that this browser's tabs share: an effective user's uuid, or `null`. */
export type Account = string | null;

/** Messages between the tabs of a browser (D3.13). */
export interface Tabs {
  /** Tells the other tabs who is signed in now. */
  announce(account: Account): void;
  /** Who signed in last in this browser; also `null` if storage is blocked. */
  current(): Account;
  /** @returns a function that stops listening */
  listen(heard: (account: Account) => void): () => void;
}

const accountOf = (data: unknown): Account => (typeof data === 'string' && data !== '' ? data : null);

/**
 * Creates tabs over a BroadcastChannel, or over storage events if the browser has none. The storage also holds the
 * last message, for a tab that could not listen at the time.
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
        // If storage is blocked, only the tabs that are listening get the message.
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

/** The tabs of this browser. */
export const browserTabs = (): Tabs =>
  createTabs({
    storage: () => localStorage,
    window: () => window,
    channel: (name) => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)),
  });
