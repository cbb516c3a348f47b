import { expect } from 'vitest';
import type { demoBannerMachine } from '../../../machines/app/demo-banner/demo-banner.machine';
import { selectIsShown } from '../../../machines/app/demo-banner/demo-banner.selectors';
import { here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';

export const spec: FlowSpec<typeof demoBannerMachine> = {
  flow: flows['demo-banner'],
  person: ['banner.dismissed'],
  waits: { recall: here },
  invariants: {
    checking: (snapshot) => expect(selectIsShown(snapshot)).toBe(false),
    shown: (snapshot) => expect(selectIsShown(snapshot)).toBe(true),
    hidden: (snapshot) => expect(selectIsShown(snapshot)).toBe(false),
    dismissed: (snapshot) => expect(selectIsShown(snapshot)).toBe(false),
  },
  scenarios: {
    'S1.demoBanner: a demo system says so, even if the browser stores nothing'(start) {
      for (const recalled of ['nothing', 'failed']) {
        const rig = start();
        rig.settle('recall', recalled);
        expect(selectIsShown(rig.snapshot())).toBe(true);
      }
    },
    'S9.demoBanner: "Don’t show me this again" is stored, and the banner is removed'(start) {
      const rig = start();
      rig.settle('recall', 'nothing');
      expect(rig.effects).toEqual([]);
      rig.send({ type: 'banner.dismissed' });
      expect(rig.effects.map(({ type }) => type)).toEqual(['rememberDismissal']);
      expect([rig.snapshot().value, selectIsShown(rig.snapshot())]).toEqual(['dismissed', false]);
      rig.send({ type: 'banner.dismissed' });
      expect(rig.effectsOf('rememberDismissal')).toHaveLength(1);
    },
    'S9.demoBanner: if that is stored the banner is not shown again'(start) {
      const rig = start();
      rig.settle('recall', 'dismissed');
      expect([rig.snapshot().value, selectIsShown(rig.snapshot())]).toEqual(['hidden', false]);
      rig.send({ type: 'banner.dismissed' });
      expect(rig.effects).toEqual([]);
    },
  },
};
