import { isMessage, type LiveMessage } from './message';

export type FeedObserver = {
  /** The connection stands. What was told before comes now, once more if it stood before. */
  readonly opened: () => void;
  readonly heard: (messages: readonly LiveMessage[]) => void;
  /** Nobody answers; it is tried again by itself. */
  readonly lost: () => void;
};

/** What the running app tells, as it tells it. */
export type Feed = {
  /** @returns what ends it */
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
      const told = jsonOf(data);
      if (Array.isArray(told)) heard(told.filter(isMessage));
    });
    return () => source.close();
  },
});
