import { expect } from 'vitest';
import type { notificationsMachine } from '../../machines/notifications/notifications.machine';
import {
  selectHeard,
  selectNotices,
  selectStanding,
  selectWaiting,
} from '../../machines/notifications/notifications.selectors';
import { MODAL_FOCUS_RETURN_MS } from '../../src/domain/limits';
import type { Notice, NoticeButton, NoticeItem } from '../../src/domain/notice';
import type { FlowSpec, Start } from '../support/flow-spec';
import { flows } from '../../src/review/play/flows';
import type { Rig } from '../../src/review/play/rig';

const saved: Notice = {
  id: 'saved',
  type: 'success',
  title: 'Success!',
  message: 'Your card is saved.',
  buttons: [],
  activator: 'add-card',
  returnFocus: true,
};
const failed: Notice = { ...saved, id: 'failed', type: 'error', title: 'Error!', activator: null };
const staying: Notice = { ...failed, id: 'staying', returnFocus: false };

const itemOf = (id: string, checked = false): NoticeItem => ({
  id,
  title: id,
  message: '',
  checkbox: { label: 'Don’t tell me again', checked },
});

/** A notice whose one button is as given. */
const offering = (button: NoticeButton, notice: Notice = saved): Notice => ({ ...notice, buttons: [button] });
const press = { type: 'notice.buttonPressed', id: 'saved', button: 0, element: 'the-button' } as const;

/** Shows a notice with that button, presses it, and tells what was done and which notices are left. */
const pressing = (start: Start<typeof notificationsMachine>, button: NoticeButton) => {
  const rig = start();
  rig.send({ type: 'notice.shown', notice: offering(button) });
  rig.send(press);
  return { rig, done: effectsOf(rig), left: selectNotices(rig.snapshot()).map(({ id }) => id) };
};
const effectsOf = (rig: Rig<typeof notificationsMachine>) =>
  rig.effects.map(({ type, params }) => ({ [type]: params }));

export const spec: FlowSpec<typeof notificationsMachine> = {
  flow: flows.notifications,
  claims: {
    place: (snapshot) => expect(snapshot.can({ type: 'notice.shown', notice: saved })).toBe(true),
    'place.onPage': (snapshot) => expect(snapshot.context.unheard).toEqual([]),
    'place.behindDialog': (snapshot) =>
      expect(selectHeard(snapshot).every(({ id }) => !snapshot.context.unheard.includes(id))).toBe(true),
    focus: (snapshot) => expect(snapshot.can({ type: 'notices.cleared' })).toBe(true),
    'focus.showing': (snapshot) =>
      expect(new Set(selectNotices(snapshot).map(({ id }) => id)).size).toBe(selectNotices(snapshot).length),
    'focus.returningFocus': (snapshot) =>
      expect([saved.activator, null]).toContain(snapshot.context.activator),
    'focus.withdrawn': (snapshot) => expect(snapshot.context.activator).toBe(saved.activator),
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
      expect(rig.effectsOf('returnFocus')).toEqual([]);
      rig.advance(1);
      expect(rig.effectsOf('returnFocus')).toEqual([
        { actor: '', type: 'returnFocus', params: { activator: 'add-card' } },
      ]);
      expect(rig.snapshot().matches({ focus: 'showing' })).toBe(true);
      rig.advance(1);
      expect(rig.effectsOf('returnFocus')).toHaveLength(1);
    },
    'a second close within the 50 ms returns focus once, to what caused the last one'(start) {
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
    'D7.6: at most three stand at a time, the newest; the rest is counted, and comes back when one is closed'(
      start,
    ) {
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
    'D7.6: what comes behind an open dialog is read out when it closes, and what was read out is not read again'(
      start,
    ) {
      const rig = start();
      const heard = () => selectHeard(rig.snapshot()).map(({ id }) => id);
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'dialogs.opened' });
      rig.send({ type: 'notice.shown', notice: failed });
      expect([heard(), selectNotices(rig.snapshot())]).toEqual([['saved'], [failed, saved]]);
      rig.send({ type: 'dialogs.closed' });
      expect(heard()).toEqual(['failed', 'saved']);
      rig.send({ type: 'notice.shown', notice: staying });
      expect(heard()).toEqual(['staying', 'failed', 'saved']);
    },
    'D7.6: cleared behind a dialog, nothing is left to be read out'(start) {
      const rig = start();
      rig.send({ type: 'dialogs.opened' });
      rig.send({ type: 'notice.shown', notice: failed });
      rig.send({ type: 'notices.cleared' });
      rig.send({ type: 'notice.shown', notice: saved });
      expect(selectHeard(rig.snapshot())).toEqual([]);
      rig.send({ type: 'dialogs.closed' });
      expect(selectHeard(rig.snapshot())).toEqual([saved]);
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
      expect(rig.effectsOf('returnFocus')).toHaveLength(1);
    },
    'cleared, none is left and no focus moves'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.shown', notice: failed });
      rig.send({ type: 'notice.closed', id: 'saved' });
      rig.send({ type: 'notices.cleared' });
      rig.advance(MODAL_FOCUS_RETURN_MS);
      expect(selectNotices(rig.snapshot())).toEqual([]);
      expect(effectsOf(rig)).toEqual([{ callClosed: { id: 'saved' } }, { forgetAllCallbacks: undefined }]);
    },
    'S3: returnFocus false: the close moves nobody’s focus, and holds up no return that is on its way'(
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
    'S3: closeCallback is called once, and only for a notice that is there'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: failed });
      rig.send({ type: 'notice.closed', id: 'failed' });
      rig.send({ type: 'notice.closed', id: 'failed' });
      rig.send({ type: 'notice.closed', id: 'saved' });
      expect(rig.effectsOf('callClosed').map(({ params }) => params)).toEqual([{ id: 'failed' }]);
    },
    'S3: a button runs what it names; the notice stays unless the button closes it'(start) {
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
    'S3: an event button triggers the app event; the focus belongs on it, or, once it is gone, on what caused the notice'(
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
    'S3: a link leads away by itself: a notice that it closes leaves the focus to where it leads'(start) {
      const button = { type: 'link', label: 'Your cards', link: '/profile' } as const;
      expect(pressing(start, { ...button, close: false })).toMatchObject({ done: [], left: ['saved'] });
      const { rig, done, left } = pressing(start, { ...button, close: true });
      expect([done, left]).toEqual([[{ callClosed: { id: 'saved' } }], []]);
      rig.advance(MODAL_FOCUS_RETURN_MS);
      expect(rig.effectsOf('returnFocus')).toEqual([]);
    },
    'a button that is not there, of a notice that is not there, does nothing'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send(press);
      rig.send({ ...press, id: 'failed' });
      expect(rig.effects).toEqual([]);
      expect(selectNotices(rig.snapshot())).toEqual([saved]);
    },
    'S4.expiringCardCheck.2: the box of an item keeps what it is ticked to, and whoever has shown the notice hears it'(
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
    'a box that is not there, of a notice that is not there, is not ticked'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.checkboxChanged', id: 'saved', item: 'one', checked: true });
      rig.send({ type: 'notice.checkboxChanged', id: 'failed', item: 'one', checked: true });
      expect(selectNotices(rig.snapshot())).toEqual([saved]);
      expect(rig.effects).toEqual([]);
    },
    'a notice whose matter is over goes by itself; the focus is looked after in case it went with it'(start) {
      const rig = start();
      rig.send({ type: 'notice.shown', notice: failed });
      rig.send({ type: 'notice.shown', notice: saved });
      rig.send({ type: 'notice.withdrawn', id: 'saved' });
      expect(selectNotices(rig.snapshot())).toEqual([failed]);
      rig.advance(MODAL_FOCUS_RETURN_MS - 1);
      expect(effectsOf(rig)).toEqual([{ forgetCallbacks: { id: 'saved' } }]);
      rig.advance(1);
      expect(effectsOf(rig).slice(1)).toEqual([{ rescueFocus: { activator: 'add-card' } }]);
      rig.send({ type: 'notice.withdrawn', id: 'saved' });
      rig.advance(MODAL_FOCUS_RETURN_MS);
      expect(rig.effects).toHaveLength(2);
    },
  },
};
