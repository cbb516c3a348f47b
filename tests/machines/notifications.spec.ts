import { expect } from 'vitest';
import type { notificationsMachine } from '../../machines/notifications/notifications.machine';
import { selectNotices } from '../../machines/notifications/notifications.selectors';
import { MODAL_FOCUS_RETURN_MS } from '../../src/domain/limits';
import type { Notice } from '../../src/domain/entities';
import type { FlowSpec } from '../support/flow-spec';
import { flows } from '../support/flows';

const saved: Notice = {
  id: 'saved',
  type: 'success',
  title: 'Success!',
  message: 'Your card is saved.',
  activator: 'add-card',
};
const failed: Notice = { id: 'failed', type: 'error', title: 'Error!', message: null, activator: null };

export const spec: FlowSpec<typeof notificationsMachine> = {
  flow: flows.notifications,
  claims: {
    showing: (snapshot) =>
      expect(new Set(selectNotices(snapshot).map(({ id }) => id)).size).toBe(selectNotices(snapshot).length),
    returningFocus: (snapshot) => expect([saved.activator, null]).toContain(snapshot.context.activator),
  },
  sentences: {
    'S3: notices stand with what they say, the newest first, until somebody closes them'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.shown', notice: failed });
      rig.advance(86_400_000);
      expect(selectNotices(rig.snapshot())).toEqual([failed, saved]);
      expect(rig.effects).toEqual([]);
    },
    'a notice that is shown again stands once, on top'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.shown', notice: failed });
      rig.send({ type: 'notice.shown', notice: { ...saved, message: 'Again.' } });
      expect(selectNotices(rig.snapshot())).toEqual([{ ...saved, message: 'Again.' }, failed]);
    },
    'S4.notifications.1: close removes that notice; focus returns to its activator after 50 ms'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.shown', notice: failed });
      rig.send({ type: 'notice.closed', id: 'saved' });
      expect(selectNotices(rig.snapshot())).toEqual([failed]);
      expect(MODAL_FOCUS_RETURN_MS).toBe(50);
      rig.advance(MODAL_FOCUS_RETURN_MS - 1);
      expect(rig.effects).toEqual([]);
      rig.advance(1);
      expect(rig.effects).toEqual([{ actor: '', type: 'returnFocus', params: { activator: 'add-card' } }]);
      expect(rig.snapshot().value).toBe('showing');
    },
    'a second close within the 50 ms returns focus once, to what caused the last one'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.shown', notice: failed });
      rig.send({ type: 'notice.closed', id: 'saved' });
      rig.advance(MODAL_FOCUS_RETURN_MS - 1);
      rig.send({ type: 'notice.closed', id: 'failed' });
      rig.advance(MODAL_FOCUS_RETURN_MS - 1);
      expect(rig.effects).toEqual([]);
      rig.advance(1);
      expect(rig.effects.map(({ params }) => params)).toEqual([{ activator: null }]);
    },
    'closing what is not there moves nobody’s focus'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.closed', id: 'failed' });
      rig.advance(MODAL_FOCUS_RETURN_MS);
      expect(selectNotices(rig.snapshot())).toEqual([saved]);
      expect(rig.effects).toEqual([]);
    },
    'a notice that comes while focus is on its way back is shown'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.closed', id: 'saved' });
      rig.send({ type: 'notice.shown', notice: failed });
      rig.advance(MODAL_FOCUS_RETURN_MS);
      expect(selectNotices(rig.snapshot())).toEqual([failed]);
      expect(rig.effects).toHaveLength(1);
    },
    'cleared, none is left and no focus moves'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.shown', notice: failed });
      rig.send({ type: 'notice.closed', id: 'saved' });
      rig.send({ type: 'notices.cleared' });
      rig.advance(MODAL_FOCUS_RETURN_MS);
      expect(selectNotices(rig.snapshot())).toEqual([]);
      expect(rig.effects).toEqual([]);
    },
  },
};
