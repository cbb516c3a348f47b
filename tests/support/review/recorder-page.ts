import type { InspectionEvent } from 'xstate';
import type { LiveMessage } from '../../../src/review/live/message';
import { createSerialiser } from '../../../src/review/live/serialise';

// Put into a page of the built app before the app itself, in place of what the development server puts there.

type RecordedWindow = {
  __CABRANK_INSPECT__?: (event: InspectionEvent) => void;
  readonly cabrankTold: (messages: readonly LiveMessage[]) => Promise<void>;
};

const world = globalThis as unknown as RecordedWindow;
const serialise = createSerialiser({ page: 1, now: () => performance.now() });

world.__CABRANK_INSPECT__ = (event) => {
  const messages = serialise(event);
  // A page that is left has nobody to tell.
  if (messages.length > 0) void world.cabrankTold(messages).catch(() => undefined);
};
