import { fromCallback } from 'xstate';
import { streamFeed, type Feed } from './feed';
import { liveMachine } from './live.machine';
import type { LiveEvent } from './live.types';

/**
 * Looking on at an app that runs in development.
 *
 * @param feedOf what is told at an address; the development server's stream, unless a test has another
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
