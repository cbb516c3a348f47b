import { expect } from 'vitest';
import {
  selectHasFailed,
  selectIsSubmitting,
  selectLocation,
  selectMessages,
} from '../../../../machines/session/form-submission/form-submission.selectors';
import { lose, press, refusal, sought, values, type Form, type FormScenarios } from './form-submission.steps';

/** What becomes of a form whose answer is lost, or whose refusal may mean that it is done. */
export const lost: FormScenarios = {
  'D4.9: an answer is lost and the form is done: it goes on as if it had been answered'(start) {
    const rig = start();
    lose(rig);
    expect(rig.inputOf('reconcile')).toEqual({ sought, press: null });
    press(rig, 'press-2');
    rig.send({ type: 'form.edited' });
    rig.settle('reconcile', 'done');
    expect(rig.inputOf('completeForm')).toEqual({ accepted: { kind: 'accepted', location: null } });
    rig.settle('completeForm', 'completed');
    expect(rig.snapshot().context).toMatchObject({ key: null, sought: null });
  },
  'D4.9: an answer is lost and nothing is done, or nobody can tell: the form says that it did not work'(
    start,
  ) {
    for (const found of ['notDone', 'offline']) {
      const rig = start();
      lose(rig);
      rig.settle('reconcile', found);
      expect([selectHasFailed(rig.snapshot()), selectIsSubmitting(rig.snapshot())]).toEqual([true, false]);
      expect(rig.snapshot().context).toMatchObject({ key: 'press-1', sought });
    }
  },
  'D4.9: after a lost answer it is looked up before the form is sent again, which then is the same request'(
    start,
  ) {
    const rig = start();
    lose(rig);
    rig.settle('reconcile', 'offline');
    press(rig, 'press-2');
    expect(rig.inputOf('reconcileFirst')).toEqual({ sought, press: { values } });
    press(rig, 'press-3');
    rig.send({ type: 'form.edited' });
    rig.settle('reconcileFirst', 'offline');
    expect(selectHasFailed(rig.snapshot())).toBe(true);
    press(rig, 'press-4');
    rig.settle('reconcileFirst', 'notDone');
    expect(rig.inputOf('submitForm')).toEqual({ values: sought, key: 'press-1' });
    rig.settle('submitForm', 'noResponse');
    rig.settle('reconcile', 'notDone');
    press(rig, 'press-5');
    rig.settle('reconcileFirst', 'done');
    expect(rig.inputOf('completeForm')).toEqual({ accepted: { kind: 'accepted', location: null } });
    expect(rig.snapshot().context).toMatchObject({ key: null, sought: null });
  },
  'own: what is found done leads nowhere else, wherever the form before it led'(start) {
    const found: Readonly<Record<string, (rig: Form) => void>> = {
      reconcile: (rig) => lose(rig, 'press-2'),
      reconcileFirst(rig) {
        lose(rig, 'press-2');
        rig.settle('reconcile', 'notDone');
        press(rig, 'press-3');
      },
      reconcileRefusal(rig) {
        press(rig, 'press-2');
        rig.settle('submitForm', 'doneAlready');
      },
    };
    for (const [actor, begin] of Object.entries(found)) {
      const rig = start();
      press(rig, 'press-1');
      rig.settle('submitForm', 'accepted');
      rig.settle('completeForm', 'completed');
      expect(selectLocation(rig.snapshot())).toBe('/profile');
      rig.send({ type: 'form.edited' });
      begin(rig);
      rig.settle(actor, 'done');
      expect(selectLocation(rig.snapshot())).toBeNull();
    }
  },
  'own: where a refusal could not be explained, the next press is a request of its own'(start) {
    const rig = start();
    lose(rig);
    rig.settle('reconcile', 'notDone');
    press(rig, 'press-2');
    rig.settle('reconcileFirst', 'notDone');
    rig.settle('submitForm', 'refused');
    rig.settle('reconcileRefusal', 'offline');
    press(rig, 'press-3');
    rig.settle('reconcileFirst', 'notDone');
    expect(rig.inputOf('submitForm')).toEqual({ values: sought, key: 'press-3' });
  },
  'own: an edited form is another one: what was lost before it is not looked for'(start) {
    const rig = start();
    lose(rig);
    rig.settle('reconcile', 'notDone');
    rig.send({ type: 'form.edited' });
    press(rig, 'press-2');
    expect(rig.inputOf('submitForm')).toEqual({ values, key: 'press-2' });
  },
  'D4.9: a refusal after a lost answer may mean that it is done, which is looked up before it is told'(
    start,
  ) {
    for (const [found, ends] of [
      ['done', [false, []]],
      ['notDone', [false, refusal.messages]],
      ['offline', [true, []]],
    ] as const) {
      const rig = start();
      lose(rig);
      rig.settle('reconcile', 'notDone');
      press(rig, 'press-2');
      rig.settle('reconcileFirst', 'notDone');
      rig.settle('submitForm', 'refused');
      expect(rig.inputOf('reconcileRefusal')).toEqual({ sought, press: null });
      press(rig, 'press-3');
      rig.send({ type: 'form.edited' });
      rig.settle('reconcileRefusal', found);
      expect([selectHasFailed(rig.snapshot()), selectMessages(rig.snapshot())]).toEqual(ends);
      expect(rig.snapshot().context).toMatchObject({
        key: null,
        sought: found === 'offline' ? sought : null,
      });
    }
  },
  'own: a refusal that says that nothing is left to do is looked into; where nobody can tell it stays'(
    start,
  ) {
    for (const [found, messages] of [
      ['done', []],
      ['notDone', ['There is no such subscription.']],
      ['offline', ['There is no such subscription.']],
    ] as const) {
      const rig = start();
      press(rig, 'press-1');
      rig.settle('submitForm', 'doneAlready');
      expect(rig.inputOf('reconcileRefusal')).toEqual({ sought, press: null });
      rig.settle('reconcileRefusal', found);
      expect([selectHasFailed(rig.snapshot()), selectMessages(rig.snapshot())]).toEqual([false, messages]);
      expect(rig.live().some(({ src }) => src === 'completeForm')).toBe(found === 'done');
    }
  },
};
