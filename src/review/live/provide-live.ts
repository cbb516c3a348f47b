import { fromCallback } from 'xstate';
import { streamFeed, type Feed } from './feed';
import { liveMachine } from './live.machine';
import type { LiveEvent } from './live.types';

/**
 * Follows an app that runs in development.
 *
 * @param feedOf returns the feed of an address; tests may replace the development server's stream
 * @param handed the text of a recording that is opened first, of which `npm run flows` was given the code
 */
export const provideLive = (feedOf: (address: string) => Feed = streamFeed, handed: string | null = null) => {
  let first = handed;
  return liveMachine.provide({
    actors: {
      feed: fromCallback<LiveEvent, { address: string }>(({ input, sendBack }) => {
        if (first !== null) sendBack({ type: 'recording.opened', text: first });
        first = null;
        return feedOf(input.address).subscribe({
          opened: () => sendBack({ type: 'feed.opened' }),
          heard: (messages) => sendBack({ type: 'feed.heard', messages }),
          lost: () => sendBack({ type: 'feed.lost' }),
        });
      }),
    },
  });
};
