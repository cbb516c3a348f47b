import type { FlowFixtures } from '../fixtures.types';
import type { demoBannerMachine } from './demo-banner.machine';

export const fixtures = {
  inputs: { default: { dismissedBefore: false }, dismissed: { dismissedBefore: true } },
  events: [{ type: 'banner.dismissed' }],
  outcomes: {},
} satisfies FlowFixtures<typeof demoBannerMachine>;
