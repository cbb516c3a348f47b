import { expect } from 'vitest';
import type { notificationsMachine } from '../../../../machines/app/notifications/notifications.machine';
import { selectNotices } from '../../../../machines/app/notifications/notifications.selectors';
import { MODAL_FOCUS_RETURN_MS } from '../../../../src/domain/limits';
import type { Notice, NoticeButton, NoticeItem } from '../../../../src/domain/notice';
import type { Start } from '../../../support/charts/flow-spec';
import { effectsOf, failed, saved, type NotificationsScenarios } from './notifications.steps';

const itemOf = (id: string, checked = false): NoticeItem => ({
  id,
  title: id,
  message: '',
  checkbox: { label: 'Don’t tell me again', checked },
});

/** A notice whose one button is as given. */
const offering = (button: NoticeButton): Notice => ({ ...saved, buttons: [button] });
const press = { type: 'notice.buttonPressed', id: 'saved', button: 0, element: 'the-button' } as const;

/** Shows a notice with that button, presses it, and tells what was done and which notices are left. */
const pressing = (start: Start<typeof notificationsMachine>, button: NoticeButton) => {
  const rig = start();
  rig.send({ type: 'notice.shown', notice: offering(button) });
  rig.send(press);
  return { rig, done: effectsOf(rig), left: selectNotices(rig.snapshot()).map(({ id }) => id) };
};
/** The buttons and boxes of a notice. */
export const controls: NotificationsScenarios = {
  'S3.notification.1: a button runs what it names; the notice stays unless the button closes it'(start) {
    const button = { type: 'button', label: 'Retry', run: 'retry' } as const;
    expect(pressing(start, { ...button, close: false })).toMatchObject({
      done: [{ runButton: { id: 'saved', run: 'retry' } }],
      left: ['saved'],
    });
    const { rig, done, left } = pressing(start, { ...button, close: true });
    expect(done).toEqual([{ runButton: { id: 'saved', run: 'retry' } }, { callClosed: { id: 'saved' } }]);
    expect(left).toEqual([]);
    rig.advance(MODAL_FOCUS_RETURN_MS);
    expect(rig.effectsOf('returnFocus').map(({ params }) => params)).toEqual([{ activator: 'add-card' }]);
  },
  'S3.notification.1: an event button triggers its event; focus returns to the button or, if it is gone, to the notice’s activator'(
    start,
  ) {
    const button = { type: 'event', label: 'Contact us', event: 'contact' } as const;
    expect(pressing(start, { ...button, close: false })).toMatchObject({
      done: [{ triggerEvent: { name: 'contact', activator: 'the-button' } }],
      left: ['saved'],
    });
    const { rig, done, left } = pressing(start, { ...button, close: true });
    expect(done).toEqual([
      { triggerEvent: { name: 'contact', activator: 'add-card' } },
      { callClosed: { id: 'saved' } },
    ]);
    expect(left).toEqual([]);
    rig.advance(MODAL_FOCUS_RETURN_MS);
    expect(rig.effectsOf('returnFocus')).toHaveLength(1);
  },
  'S3.notification.1: a link navigates by itself: a notice that it closes does not return focus'(start) {
    const button = { type: 'link', label: 'Manage cards', link: '/profile' } as const;
    expect(pressing(start, { ...button, close: false })).toMatchObject({ done: [], left: ['saved'] });
    const { rig, done, left } = pressing(start, { ...button, close: true });
    expect([done, left]).toEqual([[{ callClosed: { id: 'saved' } }], []]);
    rig.advance(MODAL_FOCUS_RETURN_MS);
    expect(rig.effectsOf('returnFocus')).toEqual([]);
  },
  'an unknown button, or one of an unknown notice, does nothing'(start) {
    const rig = start();
    rig.send({ type: 'notice.shown', notice: saved });
    rig.send(press);
    rig.send({ ...press, id: 'failed' });
    expect(rig.effects).toEqual([]);
    expect(selectNotices(rig.snapshot())).toEqual([saved]);
  },
  'S4.expiringCardCheck.2: the checkbox of an item keeps its state, and the author of the notice is notified'(
    start,
  ) {
    const rig = start();
    const other = { ...failed, items: [itemOf('one'), itemOf('two')] };
    const own = { ...saved, items: [itemOf('one'), itemOf('two')] };
    rig.send({ type: 'notice.shown', notice: other });
    rig.send({ type: 'notice.shown', notice: own });
    rig.send({ type: 'notice.checkboxChanged', id: 'saved', item: 'two', checked: true });
    const ticked = { ...saved, items: [itemOf('one'), itemOf('two', true)] };
    expect(selectNotices(rig.snapshot())).toEqual([ticked, other]);
    rig.send({ type: 'notice.checkboxChanged', id: 'saved', item: 'two', checked: false });
    expect(selectNotices(rig.snapshot())).toEqual([own, other]);
    expect(effectsOf(rig)).toEqual([
      { callTicked: { id: 'saved', item: 'two', checked: true } },
      { callTicked: { id: 'saved', item: 'two', checked: false } },
    ]);
  },
  'an unknown checkbox, or one of an unknown notice, is not changed'(start) {
    const rig = start();
    rig.send({ type: 'notice.shown', notice: saved });
    rig.send({ type: 'notice.checkboxChanged', id: 'saved', item: 'one', checked: true });
    rig.send({ type: 'notice.checkboxChanged', id: 'failed', item: 'one', checked: true });
    expect(selectNotices(rig.snapshot())).toEqual([saved]);
    expect(rig.effects).toEqual([]);
  },
};
