import type { FlowFixtures } from '../../fixtures.types';
import type { supportRecordingMachine } from './support-recording.machine';

const lines = [
  { ago: 42_000, chart: 'card-add', event: 'card.submitted', state: 'collectingToken' },
  { ago: 40_000, chart: 'card-add', event: 'token.received', state: 'saving' },
];

export const fixtures = {
  inputs: { default: undefined },
  events: [{ type: 'code.entered', code: '7K3FM-Q2W9D' }, { type: 'search.retried' }],
  outcomes: {
    readRecording: {
      found: {
        resolve: {
          kind: 'found',
          found: {
            recording: '{}',
            madeAt: '2026-11-29T09:30:00Z',
            expiresAt: '2026-12-13T09:30:00Z',
            lines,
          },
        },
      },
      unknown: { resolve: { kind: 'notFound' } },
      tooMany: { resolve: { kind: 'refused', messages: ['Too many tries. Please wait an hour.'] } },
      damaged: { resolve: { kind: 'unreadable' } },
      offline: { reject: new Error('No answer') },
    },
  },
} satisfies FlowFixtures<typeof supportRecordingMachine>;
