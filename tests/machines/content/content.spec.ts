import { expect } from 'vitest';
import type { contentMachine } from '../../../machines/content/content/content.machine';
import {
  selectContactPage,
  selectHasFailed,
  selectPage,
  selectTitle,
} from '../../../machines/content/content/content.selectors';
import type { Outcome } from '../../../machines/fixtures.types';
import { CALL_TIMEOUT_MS } from '../../../src/domain/limits';
import { provideContent } from '../../../src/features/content/content/content.provide';
import type { FlowSpec, Start } from '../../support/charts/flow-spec';
import { starter } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import { playedEnvironment } from '../../../src/review/play/environment';

const requested = { type: 'content.requested' } as const;

const loaded = (start: Start<typeof contentMachine>, answer: string | Outcome) => {
  const rig = start('terms');
  rig.send(requested);
  rig.settle('loadContent', answer);
  return rig;
};

const nothing = { page: null, contact: null, title: null };

export const spec: FlowSpec<typeof contentMachine> = {
  flow: flows.content,
  unplayed: 'Three of them live at once: tests/browser/content/content.all.test.ts.',
  invariants: {
    idle: (snapshot) => expect([selectPage(snapshot), selectHasFailed(snapshot)]).toEqual([null, false]),
    loading(snapshot) {
      expect([snapshot.hasTag('busy'), selectHasFailed(snapshot)]).toEqual([true, false]);
      expect({
        page: selectPage(snapshot),
        contact: selectContactPage(snapshot),
        title: selectTitle(snapshot),
      }).toEqual(nothing);
    },
    shown(snapshot) {
      expect([selectPage(snapshot), selectContactPage(snapshot)].filter(Boolean)).toHaveLength(1);
      expect([snapshot.hasTag('busy'), selectHasFailed(snapshot)]).toEqual([false, false]);
    },
    failed: (snapshot) => expect([selectPage(snapshot), selectHasFailed(snapshot)]).toEqual([null, true]),
  },
  scenarios: {
    'S7.calls.6: nothing is loaded before it is requested, and then its own page'(start) {
      const rig = start('contact');
      expect(rig.live()).toHaveLength(1);
      rig.send(requested);
      expect(rig.inputOf('loadContent')).toEqual({ page: 'contact' });
      rig.settle('loadContent', 'subjects');
      expect(selectContactPage(rig.snapshot())?.subjects).toEqual([{ id: '1', label: 'A booking' }]);
      expect(selectPage(rig.snapshot())).toBeNull();
      expect(selectTitle(rig.snapshot())).toBe('Contact Us');
    },
    'a second request during a load does not load twice'(start) {
      const rig = start('terms');
      rig.send(requested);
      const call = rig.live().at(-1)?.ref;
      rig.send(requested);
      expect(rig.live().at(-1)?.ref).toBe(call);
    },
    'D2.6: what has not expired is shown again without a call'(start) {
      const rig = loaded(start, 'loaded');
      rig.send(requested);
      expect(rig.isRunning('loadContent')).toBe(false);
      expect(selectPage(rig.snapshot())?.content).toContain('These terms');
    },
    'D2.6: a page that has expired, or has no expiry, is reloaded at the next request and not shown as if fresh'(
      start,
    ) {
      for (const answer of ['expired', 'uncacheable']) {
        const rig = loaded(start, answer);
        expect(selectPage(rig.snapshot())?.content).toContain('These terms');
        rig.send(requested);
        expect(selectPage(rig.snapshot())).toBeNull();
        expect(rig.isRunning('loadContent')).toBe(true);
      }
    },
    'D2.6: a page is fresh until the millisecond of its expiry, and no longer'() {
      for (const [now, fresh] of [
        [59_999, true],
        [60_000, false],
      ] as const) {
        const adapters = { ...playedEnvironment.adapters, now: () => now };
        const provided = provideContent({ ...playedEnvironment, adapters });
        const rig = loaded(starter(flows.content, provided), {
          resolve: { title: 'Terms', content: '<p>These terms</p>', expires: 60_000 },
        });
        rig.send(requested);
        expect(rig.isRunning('loadContent')).toBe(!fresh);
      }
    },
    'D2.3: a page that takes more than 30 s has failed, whether the code or the response is missing'(start) {
      const rig = start('terms');
      rig.send(requested);
      rig.advance(CALL_TIMEOUT_MS - 1);
      expect([rig.isRunning('loadContent'), selectHasFailed(rig.snapshot())]).toEqual([true, false]);
      rig.advance(1);
      expect([rig.isRunning('loadContent'), selectHasFailed(rig.snapshot())]).toEqual([false, true]);
    },
    'D7.1: a failed load says so and can be tried again'(start) {
      const rig = loaded(start, 'offline');
      expect(selectHasFailed(rig.snapshot())).toBe(true);
      rig.send(requested);
      expect(selectHasFailed(rig.snapshot())).toBe(false);
      rig.settle('loadContent', 'loaded');
      expect(selectTitle(rig.snapshot())).toBe('Terms and Conditions');
    },
  },
};
