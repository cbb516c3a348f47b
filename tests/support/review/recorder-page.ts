import type { InspectionEvent } from 'xstate';
import type { LiveMessage } from '../../../src/recording/message';
import { createSerialiser } from '../../../src/recording/serialise';

// Added to a page of the built app before the app, in place of the development server's script.

type RecordedWindow = {
  __CABRANK_INSPECT__?: (event: InspectionEvent) => void;
  readonly cabrankTold: (messages: readonly LiveMessage[]) => Promise<void>;
};

const world = globalThis as unknown as RecordedWindow;
const serialise = createSerialiser({ page: 1, now: () => performance.now() });

world.__CABRANK_INSPECT__ = (event) => {
  const messages = serialise(event);
  // A page that was left has no receiver.
  if (messages.length > 0) void world.cabrankTold(messages).catch(() => undefined);
};
