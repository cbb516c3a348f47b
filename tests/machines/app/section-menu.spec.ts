import { expect } from 'vitest';
import type { sectionMenuMachine } from '../../../machines/app/section-menu/section-menu.machine';
import { selectCurrentSection } from '../../../machines/app/section-menu/section-menu.selectors';
import { MENU_SCROLL_SUPPRESSION_MS } from '../../../src/domain/limits';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';

export const spec: FlowSpec<typeof sectionMenuMachine> = {
  flow: flows['section-menu'],
  person: ['section.chosen'],
  invariants: {
    following: ({ context }) => expect(context.sections).toContain(context.current),
    suppressed: ({ context }) => expect(['settings', 'change-password']).toContain(context.current),
  },
  scenarios: {
    'S2.profilePage: the first section is marked until another one is in view'(start) {
      const rig = start();
      expect(rig.inputOf('watchSections')).toEqual({
        sections: ['settings', 'manage-payments', 'change-password'],
      });
      expect(selectCurrentSection(rig.snapshot())).toBe('settings');
      rig.send({ type: 'section.reached', section: 'manage-payments' });
      expect([rig.snapshot().value, selectCurrentSection(rig.snapshot())]).toEqual([
        'following',
        'manage-payments',
      ]);
      expect(rig.effects).toEqual([]);
    },
    'S2.profilePage: a press marks its section at once and leads there'(start) {
      const rig = start();
      const watch = rig.live().at(-1)?.ref;
      rig.send({ type: 'section.chosen', section: 'change-password' });
      expect(selectCurrentSection(rig.snapshot())).toBe('change-password');
      expect(rig.live().at(-1)?.ref).toBe(watch);
      expect(rig.effects).toEqual([
        { actor: '', type: 'goToSection', params: { section: 'change-password' } },
      ]);
    },
    'S9.scrollSuppression: for 1000 ms after a press scrolling marks nothing'(start) {
      expect(MENU_SCROLL_SUPPRESSION_MS).toBe(1000);
      const rig = start();
      rig.send({ type: 'section.chosen', section: 'change-password' });
      rig.advance(MENU_SCROLL_SUPPRESSION_MS - 1);
      rig.send({ type: 'section.reached', section: 'manage-payments' });
      expect([rig.snapshot().value, selectCurrentSection(rig.snapshot())]).toEqual([
        'suppressed',
        'change-password',
      ]);
      rig.advance(1);
      rig.send({ type: 'section.reached', section: 'manage-payments' });
      expect(selectCurrentSection(rig.snapshot())).toBe('manage-payments');
    },
    'S9.scrollSuppression: the 1000 ms restart with each press'(start) {
      const rig = start();
      rig.send({ type: 'section.chosen', section: 'change-password' });
      rig.advance(MENU_SCROLL_SUPPRESSION_MS - 1);
      rig.send({ type: 'section.chosen', section: 'settings' });
      rig.advance(MENU_SCROLL_SUPPRESSION_MS - 1);
      rig.send({ type: 'section.reached', section: 'manage-payments' });
      expect(selectCurrentSection(rig.snapshot())).toBe('settings');
      expect(rig.effectsOf('goToSection')).toHaveLength(2);
    },
    'a page that cannot be observed is logged, and the menu still works'(start) {
      const rig = start();
      rig.settle('watchSections', 'crashed');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      rig.send({ type: 'section.chosen', section: 'change-password' });
      expect(selectCurrentSection(rig.snapshot())).toBe('change-password');
    },
  },
};
