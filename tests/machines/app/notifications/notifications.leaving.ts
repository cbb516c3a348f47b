import { expect } from 'vitest';
import { selectNotices } from '../../../../machines/app/notifications/notifications.selectors';
import { SUCCESS_STAY_MS } from '../../../../src/domain/limits';
import { effectsOf, failed, leaving, type NotificationsScenarios } from './notifications.steps';

/** Messages of success, which leave by themselves. */
export const leavingByItself: NotificationsScenarios = {
  'D7.6: a message of success leaves after 6 s, and takes its functions along; the others stay'(start) {
    const rig = start();
    expect(rig.snapshot().matches({ place: { onPage: 'lasting' } })).toBe(true);
    rig.send({ type: 'notice.shown', notice: leaving });
    rig.send({ type: 'notice.shown', notice: failed });
    expect(SUCCESS_STAY_MS).toBe(6000);
    rig.advance(SUCCESS_STAY_MS - 1);
    expect(selectNotices(rig.snapshot())).toEqual([failed, leaving]);
    rig.advance(1);
    expect(selectNotices(rig.snapshot())).toEqual([failed]);
    expect(effectsOf(rig)).toEqual([{ forgetLeaving: { ids: ['leaving'] } }]);
    rig.send({ type: 'notice.shown', notice: leaving });
    rig.advance(SUCCESS_STAY_MS);
    expect(selectNotices(rig.snapshot())).toEqual([failed]);
  },
  'D7.6: the time counts anew when another one is shown: both leave together'(start) {
    const rig = start();
    rig.send({ type: 'notice.shown', notice: leaving });
    rig.advance(SUCCESS_STAY_MS - 1);
    rig.send({ type: 'notice.shown', notice: { ...leaving, id: 'second' } });
    rig.advance(SUCCESS_STAY_MS - 1);
    expect(selectNotices(rig.snapshot())).toHaveLength(2);
    rig.advance(1);
    expect(selectNotices(rig.snapshot())).toEqual([]);
  },
  'D7.6: none leaves while the pointer or the focus is on the notices; then the time counts anew'(start) {
    const rig = start();
    rig.send({ type: 'notice.shown', notice: leaving });
    rig.send({ type: 'notices.held' });
    rig.send({ type: 'notice.shown', notice: { ...leaving, id: 'second' } });
    rig.advance(SUCCESS_STAY_MS);
    expect(selectNotices(rig.snapshot())).toHaveLength(2);
    rig.send({ type: 'notices.released' });
    rig.advance(SUCCESS_STAY_MS - 1);
    expect(selectNotices(rig.snapshot())).toHaveLength(2);
    rig.advance(1);
    expect(selectNotices(rig.snapshot())).toEqual([]);
  },
  'D7.6: the pointer that comes before the notice holds it too'(start) {
    const rig = start();
    rig.send({ type: 'notice.shown', notice: failed });
    rig.send({ type: 'notices.held' });
    rig.send({ type: 'notice.shown', notice: leaving });
    rig.advance(SUCCESS_STAY_MS);
    expect(selectNotices(rig.snapshot())).toEqual([leaving, failed]);
  },
  'D7.6: a notice that is removed under the pointer holds the others no longer'(start) {
    for (const removed of [
      { type: 'notice.closed', id: 'failed' },
      { type: 'notice.withdrawn', id: 'failed' },
    ] as const) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: leaving });
      rig.send({ type: 'notice.shown', notice: failed });
      rig.send({ type: 'notices.held' });
      rig.send(removed);
      rig.advance(SUCCESS_STAY_MS);
      expect(selectNotices(rig.snapshot())).toEqual([]);
    }
  },
  'D7.6: clearing the notices under the pointer ends their time, and holds later ones no longer'(start) {
    const rig = start();
    rig.send({ type: 'notice.shown', notice: leaving });
    rig.send({ type: 'notices.held' });
    rig.send({ type: 'notices.cleared' });
    rig.advance(SUCCESS_STAY_MS);
    expect(effectsOf(rig)).toEqual([{ forgetAllCallbacks: undefined }]);
    rig.send({ type: 'notice.shown', notice: leaving });
    rig.advance(SUCCESS_STAY_MS);
    expect(selectNotices(rig.snapshot())).toEqual([]);
  },
  'D7.6: none leaves behind a dialog; the time counts when it closes'(start) {
    const rig = start();
    rig.send({ type: 'notice.shown', notice: leaving });
    rig.send({ type: 'dialogs.opened' });
    rig.send({ type: 'notice.shown', notice: { ...leaving, id: 'second' } });
    rig.advance(SUCCESS_STAY_MS);
    expect(selectNotices(rig.snapshot())).toHaveLength(2);
    rig.send({ type: 'dialogs.closed' });
    rig.advance(SUCCESS_STAY_MS - 1);
    expect(selectNotices(rig.snapshot())).toHaveLength(2);
    rig.advance(1);
    expect(selectNotices(rig.snapshot())).toEqual([]);
  },
  'D7.6: no focus or pointer holds what is behind a dialog'(start) {
    const rig = start();
    rig.send({ type: 'dialogs.opened' });
    rig.send({ type: 'notice.shown', notice: leaving });
    rig.send({ type: 'notices.held' });
    rig.send({ type: 'notices.released' });
    rig.send({ type: 'dialogs.closed' });
    rig.send({ type: 'notices.released' });
    rig.advance(SUCCESS_STAY_MS);
    expect(selectNotices(rig.snapshot())).toEqual([]);
    rig.send({ type: 'notices.released' });
    expect(rig.snapshot().matches({ place: { onPage: 'lasting' } })).toBe(true);
  },
};
