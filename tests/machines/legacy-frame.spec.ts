import { expect } from 'vitest';
import type { legacyFrameMachine } from '../../machines/legacy-frame/legacy-frame.machine';
import {
  selectAttempt,
  selectHasFailed,
  selectIsLoading,
  selectTitle,
} from '../../machines/legacy-frame/legacy-frame.selectors';
import { FRAME_TIMEOUT_MS } from '../../src/domain/limits';
import type { FlowSpec, Start } from '../support/flow-spec';
import { flows } from '../support/flows';

const loaded = { type: 'frame.loaded', title: 'New booking' } as const;
const posted = { type: 'form.posted' } as const;

const shown = (start: Start<typeof legacyFrameMachine>) => {
  const rig = start();
  rig.send(loaded);
  return rig;
};

export const spec: FlowSpec<typeof legacyFrameMachine> = {
  flow: flows['legacy-frame'],
  claims: {
    loading: (snapshot) =>
      expect([selectIsLoading(snapshot), selectHasFailed(snapshot), selectTitle(snapshot)]).toEqual([
        true,
        false,
        null,
      ]),
    shown: (snapshot) =>
      expect([selectIsLoading(snapshot), selectHasFailed(snapshot)]).toEqual([false, false]),
    sending: (snapshot) =>
      expect([selectIsLoading(snapshot), selectHasFailed(snapshot)]).toEqual([false, false]),
    failed: (snapshot) =>
      expect([selectIsLoading(snapshot), selectHasFailed(snapshot)]).toEqual([false, true]),
  },
  sentences: {
    'S2.legacyPageFrame: the page shows when it is loaded, and its title is known, also that of the next'(
      start,
    ) {
      const rig = shown(start);
      expect(rig.snapshot().value).toBe('shown');
      expect(selectTitle(rig.snapshot())).toBe('New booking');
      rig.send({ type: 'frame.loaded', title: 'Job status' });
      expect(selectTitle(rig.snapshot())).toBe('Job status');
      expect(rig.effects).toEqual([]);
    },
    'a page that does not come within its time has failed, and not a moment earlier'(start) {
      const rig = start();
      rig.advance(FRAME_TIMEOUT_MS - 1);
      expect(rig.snapshot().value).toBe('loading');
      rig.advance(1);
      expect(rig.snapshot().value).toBe('failed');
      expect(rig.effects).toEqual([]);
    },
    'an answer that is no page of ours has failed, at first and later'(start) {
      for (const rig of [start(), shown(start)]) {
        rig.send({ type: 'frame.unreadable' });
        expect(rig.snapshot().value).toBe('failed');
        expect(rig.effects).toEqual([]);
      }
    },
    'Retry asks for the page again in a new frame; a late answer of the old one changes nothing'(start) {
      const rig = shown(start);
      rig.send({ type: 'frame.unreadable' });
      rig.send(loaded);
      expect(rig.snapshot().value).toBe('failed');
      rig.send({ type: 'frame.retried' });
      expect(rig.snapshot().value).toBe('loading');
      expect(selectAttempt(rig.snapshot())).toBe(1);
      rig.advance(FRAME_TIMEOUT_MS);
      expect(rig.snapshot().value).toBe('failed');
    },
    'a page that shows stays for as long as it likes'(start) {
      const rig = shown(start);
      expect(rig.clock.remaining()).toEqual([]);
    },
    'D6.4: after a POST, when the next page is there, user and navigation are read again, once'(start) {
      const rig = shown(start);
      rig.send(posted);
      rig.send(posted);
      expect(rig.effectsOf('readUserAgain')).toEqual([]);
      rig.send({ type: 'frame.loaded', title: 'Job status' });
      expect(rig.snapshot().value).toBe('shown');
      expect(selectTitle(rig.snapshot())).toBe('Job status');
      expect(rig.effectsOf('readUserAgain')).toHaveLength(1);
      rig.send(loaded);
      expect(rig.effectsOf('readUserAgain')).toHaveLength(1);
    },
    'a POST without a usable answer may have done its work: they are read again too'(start) {
      const rig = shown(start);
      rig.send(posted);
      rig.send({ type: 'frame.unreadable' });
      expect(rig.snapshot().value).toBe('failed');
      expect(rig.effectsOf('readUserAgain')).toHaveLength(1);
    },
    'a POST that brings no page (a file, say) leaves the page as it is; in time they are read again'(start) {
      const rig = shown(start);
      rig.send(posted);
      expect(selectIsLoading(rig.snapshot())).toBe(false);
      rig.advance(FRAME_TIMEOUT_MS - 1);
      expect(rig.effectsOf('readUserAgain')).toEqual([]);
      rig.advance(1);
      expect(rig.snapshot().value).toBe('shown');
      expect(rig.effectsOf('readUserAgain')).toHaveLength(1);
    },
    'whoever leaves while a POST is on its way is asked about at the next visit'(start) {
      const rig = shown(start);
      rig.send(posted);
      expect(rig.effectsOf('doubtUser')).toHaveLength(1);
    },
  },
};
