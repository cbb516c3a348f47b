import type { FlowFixtures } from '../fixtures.types';
import type { legacyFrameMachine } from './legacy-frame.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'frame.loaded', title: 'New booking' },
    { type: 'frame.loaded', title: null },
    { type: 'frame.unreadable' },
    { type: 'form.posted' },
    { type: 'frame.retried' },
  ],
  outcomes: {},
  distinguish: ({ title }) => title,
} satisfies FlowFixtures<typeof legacyFrameMachine>;
