import { fromCallback } from 'xstate';
import { streamFeed, type Feed } from './feed';
import { liveMachine } from './live.machine';
import type { LiveEvent } from './live.types';

/**
 * Follows an app that runs in development.
 *
 * @param feedOf returns the feed of an address; tests may replace the development server's stream
 */
export const provideLive = (feedOf: (address: string) => Feed = streamFeed) =>
  liveMachine.provide({
    actors: {
      feed: fromCallback<LiveEvent, { address: string }>(({ input, sendBack }) =>
        feedOf(input.address).subscribe({
          opened: () => sendBack({ type: 'feed.opened' }),
          heard: (messages) => sendBack({ type: 'feed.heard', messages }),
          lost: () => sendBack({ type: 'feed.lost' }),
        }),
      ),
    },
  });
