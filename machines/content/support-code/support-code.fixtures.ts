import type { FlowFixtures } from '../../fixtures.types';
import type { supportCodeMachine } from './support-code.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [{ type: 'code.requested' }],
  ignores: [{ events: ['code.requested'], in: ['sending'] }],
  outcomes: {
    makeCode: {
      made: {
        resolve: { kind: 'made', made: { code: '7K3FM-Q2W9D', expiresAt: '2026-12-13T09:30:00Z' } },
      },
      refused: {
        resolve: { kind: 'refused', messages: ['Too many attempts. Please wait a minute and try again.'] },
      },
      offline: { reject: new Error('No answer') },
    },
  },
} satisfies FlowFixtures<typeof supportCodeMachine>;
