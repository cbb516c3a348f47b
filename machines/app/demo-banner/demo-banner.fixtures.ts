import type { FlowFixtures } from '../../fixtures.types';
import type { demoBannerMachine } from './demo-banner.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [{ type: 'banner.dismissed' }],
  ignores: [{ events: ['banner.dismissed'], in: ['dismissed', 'hidden'] }],
  outcomes: {
    recall: {
      dismissed: { resolve: { dismissed: true } },
      nothing: { resolve: { dismissed: false } },
      failed: { reject: new Error('Nothing can be recalled') },
    },
  },
} satisfies FlowFixtures<typeof demoBannerMachine>;
