import { expect } from 'vitest';
import type { notificationsMachine } from '../../../../machines/app/notifications/notifications.machine';
import {
  selectAnnounced,
  selectNotices,
  selectStanding,
  selectWaiting,
} from '../../../../machines/app/notifications/notifications.selectors';
import { MODAL_FOCUS_RETURN_MS } from '../../../../src/domain/limits';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { flows } from '../../../../src/review/flows';
import { controls } from './notifications.controls';
import { leavingByItself } from './notifications.leaving';
import { effectsOf, failed, saved, staying } from './notifications.steps';

export const spec: FlowSpec<typeof notificationsMachine> = {
  flow: flows.notifications,
  own: ['focus.withdrawn'],
  person: [
    'dialogs.closed',
    'dialogs.opened',
    'notice.buttonPressed',
    'notice.checkboxChanged',
    'notice.closed',
    'notices.held',
    'notices.released',
  ],
  unplayed: 'Its notices come from every other flow: tests/browser/app/notices.all.test.ts.',
  invariants: {
    place: (snapshot) => expect(snapshot.can({ type: 'notice.shown', notice: saved })).toBe(true),
    'place.onPage': (snapshot) => expect(snapshot.context.unannounced).toEqual([]),
    'place.onPage.deciding': (snapshot) => expect(snapshot.context.unannounced).toEqual([]),
    'place.onPage.lasting': (snapshot) =>
      expect(selectNotices(snapshot).filter(({ leaves }) => leaves)).toEqual([]),
    'place.onPage.counting': (snapshot) => expect(snapshot.can({ type: 'notices.held' })).toBe(true),
    'place.onPage.held': (snapshot) => expect(snapshot.can({ type: 'notices.released' })).toBe(true),
    'place.behindDialog': (snapshot) =>
      expect(selectAnnounced(snapshot).every(({ id }) => !snapshot.context.unannounced.includes(id))).toBe(
        true,
      ),
    focus: (snapshot) => expect(snapshot.can({ type: 'notices.cleared' })).toBe(true),
    'focus.showing': (snapshot) =>
      expect(new Set(selectNotices(snapshot).map(({ id }) => id)).size).toBe(selectNotices(snapshot).length),
    'focus.returningFocus': (snapshot) =>
      expect([saved.activator, null]).toContain(snapshot.context.activator),
    'focus.withdrawn': (snapshot) => expect([saved.activator, null]).toContain(snapshot.context.activator),
  },
  scenarios: {
    ...leavingByItself,
    'S3.notification.1: notices are shown with their contents, newest first, until they are closed'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.shown', notice: failed });
      rig.advance(86_400_000);
      expect(selectNotices(rig.snapshot())).toEqual([failed, saved]);
      expect(selectAnnounced(rig.snapshot())).toEqual([failed, saved]);
      expect(rig.effects).toEqual([]);
    },
    'a notice that is shown again appears once, on top'(start) {
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
      expect(rig.effectsOf('returnFocus')).toEqual([]);
      rig.advance(1);
      expect(rig.effectsOf('returnFocus')).toEqual([
        { actor: '', type: 'returnFocus', params: { activator: 'add-card' } },
      ]);
      expect(rig.snapshot().matches({ focus: 'showing' })).toBe(true);
      rig.advance(1);
      expect(rig.effectsOf('returnFocus')).toHaveLength(1);
    },
    'a second close within the 50 ms returns focus once, to the activator of the last one'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.shown', notice: failed });
      rig.send({ type: 'notice.closed', id: 'saved' });
      rig.advance(MODAL_FOCUS_RETURN_MS - 1);
      rig.send({ type: 'notice.closed', id: 'failed' });
      rig.advance(MODAL_FOCUS_RETURN_MS - 1);
      expect(rig.effectsOf('returnFocus')).toEqual([]);
      rig.advance(1);
      expect(rig.effectsOf('returnFocus').map(({ params }) => params)).toEqual([{ activator: null }]);
    },
    'D7.6: at most the three newest are shown; the rest is counted, and shown when one is closed'(start) {
      const rig = start();
      const ids = ['first', 'second', 'third', 'fourth', 'fifth'];
      for (const id of ids) rig.send({ type: 'notice.shown', notice: { ...saved, id } });
      const standing = () => selectStanding(rig.snapshot()).map(({ id }) => id);
      expect([standing(), selectWaiting(rig.snapshot())]).toEqual([['fifth', 'fourth', 'third'], 2]);
      rig.send({ type: 'notice.closed', id: 'fourth' });
      expect([standing(), selectWaiting(rig.snapshot())]).toEqual([['fifth', 'third', 'second'], 1]);
      for (const id of ['fifth', 'third']) rig.send({ type: 'notice.closed', id });
      expect([standing(), selectWaiting(rig.snapshot())]).toEqual([['second', 'first'], 0]);
    },
    'D7.6: notices that arrive behind a dialog are announced when it closes, and none is announced twice'(
      start,
    ) {
      const rig = start();
      const heard = () => selectAnnounced(rig.snapshot()).map(({ id }) => id);
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'dialogs.opened' });
      rig.send({ type: 'notice.shown', notice: failed });
      expect([heard(), selectNotices(rig.snapshot())]).toEqual([['saved'], [failed, saved]]);
      rig.send({ type: 'dialogs.closed' });
      expect(heard()).toEqual(['failed', 'saved']);
      rig.send({ type: 'notice.shown', notice: staying });
      expect(heard()).toEqual(['staying', 'failed', 'saved']);
    },
    'D7.6: notices cleared behind a dialog are not announced'(start) {
      const rig = start();
      rig.send({ type: 'dialogs.opened' });
      rig.send({ type: 'notice.shown', notice: failed });
      rig.send({ type: 'notices.cleared' });
      rig.send({ type: 'notice.shown', notice: saved });
      expect(selectAnnounced(rig.snapshot())).toEqual([]);
      rig.send({ type: 'dialogs.closed' });
      expect(selectAnnounced(rig.snapshot())).toEqual([saved]);
    },
    'closing an unknown notice moves no focus'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.closed', id: 'failed' });
      rig.advance(MODAL_FOCUS_RETURN_MS);
      expect(selectNotices(rig.snapshot())).toEqual([saved]);
      expect(rig.effects).toEqual([]);
    },
    'a notice that arrives during the return of focus is shown'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.closed', id: 'saved' });
      rig.send({ type: 'notice.shown', notice: failed });
      rig.advance(MODAL_FOCUS_RETURN_MS);
      expect(selectNotices(rig.snapshot())).toEqual([failed]);
      expect(rig.effectsOf('returnFocus')).toHaveLength(1);
    },
    'clearing removes all notices and moves no focus'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.shown', notice: failed });
      rig.send({ type: 'notice.closed', id: 'saved' });
      rig.send({ type: 'notices.cleared' });
      rig.advance(MODAL_FOCUS_RETURN_MS);
      expect(selectNotices(rig.snapshot())).toEqual([]);
      expect(effectsOf(rig)).toEqual([{ callClosed: { id: 'saved' } }, { forgetAllCallbacks: undefined }]);
    },
    'S3.notification.1: returnFocus false: the close moves no focus, and does not delay a pending return'(
      start,
    ) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: staying });
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.closed', id: 'saved' });
      rig.advance(MODAL_FOCUS_RETURN_MS - 1);
      rig.send({ type: 'notice.closed', id: 'staying' });
      expect(selectNotices(rig.snapshot())).toEqual([]);
      rig.advance(1);
      expect(effectsOf(rig)).toEqual([
        { callClosed: { id: 'saved' } },
        { callClosed: { id: 'staying' } },
        { returnFocus: { activator: 'add-card' } },
      ]);
      rig.advance(MODAL_FOCUS_RETURN_MS);
      expect(rig.effectsOf('returnFocus')).toHaveLength(1);
    },
    'S3.notification.1: closeCallback is called once, and only for an existing notice'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: failed });
      rig.send({ type: 'notice.closed', id: 'failed' });
      rig.send({ type: 'notice.closed', id: 'failed' });
      rig.send({ type: 'notice.closed', id: 'saved' });
      expect(rig.effectsOf('callClosed').map(({ params }) => params)).toEqual([{ id: 'failed' }]);
    },
    ...controls,
    'a notice that no longer applies is removed automatically; focus is rescued if it was inside'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: failed });
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.withdrawn', id: 'saved' });
      expect(selectNotices(rig.snapshot())).toEqual([failed]);
      rig.advance(MODAL_FOCUS_RETURN_MS - 1);
      expect(effectsOf(rig)).toEqual([{ forgetCallbacks: { id: 'saved' } }]);
      rig.advance(1);
      expect(effectsOf(rig).slice(1)).toEqual([{ rescueFocus: { activator: 'add-card' } }]);
      expect(rig.snapshot().matches({ focus: 'showing' })).toBe(true);
      rig.send({ type: 'notice.withdrawn', id: 'saved' });
      rig.advance(MODAL_FOCUS_RETURN_MS);
      expect(rig.effects).toHaveLength(2);
    },
  },
};
