import { isMessage, type LiveMessage } from '../../recording/message';

export type FeedObserver = {
  /** The connection is open. Earlier messages follow, and are repeated after a reconnect. */
  readonly opened: () => void;
  readonly heard: (messages: readonly LiveMessage[]) => void;
  /** The connection is lost. It reconnects by itself. */
  readonly lost: () => void;
};

/** The messages of the running app. */
export type Feed = {
  /** @returns a function that unsubscribes */
  readonly subscribe: (observer: FeedObserver) => () => void;
};

const jsonOf = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
};

/**
 * The feed of an app that runs in development.
 *
 * @param address of the development server's stream (`stream.ts`)
 */
export const streamFeed = (address: string): Feed => ({
  subscribe: ({ opened, heard, lost }) => {
    const source = new EventSource(address);
    source.addEventListener('open', opened);
    source.addEventListener('error', lost);
    source.addEventListener('message', ({ data }) => {
      const received = jsonOf(data);
      if (Array.isArray(received)) heard(received.filter(isMessage));
    });
    return () => source.close();
  },
});
