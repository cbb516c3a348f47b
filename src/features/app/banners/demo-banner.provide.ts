import { fromPromise } from 'xstate';
import { demoBannerMachine } from '../../../../machines/app/demo-banner/demo-banner.machine';
import type { Recollection } from '../../../../machines/app/demo-banner/demo-banner.types';
import { createRemembered } from '../../../platform/remembered';

const DEMO_BANNER = 'demo-banner';

/** Provides the demo banner. This browser stores that it was dismissed (S9.demoBanner). */
export const provideDemoBanner = () => {
  const remembered = createRemembered(() => localStorage);
  return demoBannerMachine.provide({
    actors: {
      recall: fromPromise<Recollection, Record<never, never>>(() =>
        Promise.resolve({ dismissed: remembered.has(DEMO_BANNER) }),
      ),
    },
    actions: { rememberDismissal: () => remembered.keep(DEMO_BANNER) },
  });
};
