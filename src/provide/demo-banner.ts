import { demoBannerMachine } from '../../machines/demo-banner/demo-banner.machine';
import type { DemoBannerInput } from '../../machines/demo-banner/demo-banner.types';
import { createRemembered } from '../platform/remembered';

const DEMO_BANNER = 'demo-banner';

const remembered = createRemembered(() => localStorage);

/** What this browser remembers of the demo banner. */
export const demoBannerInput = (): DemoBannerInput => ({ dismissedBefore: remembered.has(DEMO_BANNER) });

/** The demo banner, whose dismissal this browser remembers (specification, section 9). */
export const provideDemoBanner = () =>
  demoBannerMachine.provide({ actions: { rememberDismissal: () => remembered.keep(DEMO_BANNER) } });
