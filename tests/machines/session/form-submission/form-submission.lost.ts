import { expect } from 'vitest';
import {
  selectHasFailed,
  selectIsSubmitting,
  selectLocation,
  selectMessages,
  selectWasNotReconciled,
} from '../../../../machines/session/form-submission/form-submission.selectors';
import { lose, press, refusal, sought, values, type Form, type FormScenarios } from './form-submission.steps';

/** What becomes of a form whose answer is lost, or whose refusal may mean that it is done. */
export const lost: FormScenarios = {
  'D4.9: a lost response, and the request was executed: the form continues as if it had arrived'(start) {
    const rig = start();
    lose(rig);
    expect(rig.inputOf('reconcile')).toEqual({ sought, press: null });
    press(rig, 'press-2');
    rig.send({ type: 'form.edited' });
    rig.settle('reconcile', 'done');
    expect(rig.inputOf('completeForm')).toEqual({
      accepted: { kind: 'accepted', location: null, factors: [] },
    });
    rig.settle('completeForm', 'completed');
    expect(rig.snapshot().context).toMatchObject({ key: null, sought: null });
  },
  'D4.9: a lost response, and the request was not executed or that is unknown: the form says which'(start) {
    for (const [found, said] of [
      ['notDone', 'notDone'],
      ['offline', 'notReconciled'],
    ] as const) {
      const rig = start();
      lose(rig);
      rig.settle('reconcile', found);
      expect(rig.snapshot().value).toEqual({ failed: said });
      expect([selectHasFailed(rig.snapshot()), selectIsSubmitting(rig.snapshot())]).toEqual([true, false]);
      expect(rig.snapshot().context).toMatchObject({ key: 'press-1', sought });
    }
  },
  'D4.9: after a lost response the form checks before it is sent again, which is then the same request'(
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
    expect(rig.snapshot().value).toEqual({ failed: 'notReconciled' });
    press(rig, 'press-4');
    rig.settle('reconcileFirst', 'notDone');
    expect(rig.inputOf('submitForm')).toEqual({ values: sought, key: 'press-1' });
    rig.settle('submitForm', 'noResponse');
    rig.settle('reconcile', 'notDone');
    press(rig, 'press-5');
    rig.settle('reconcileFirst', 'done');
    expect(rig.inputOf('completeForm')).toEqual({
      accepted: { kind: 'accepted', location: null, factors: [] },
    });
    expect(rig.snapshot().context).toMatchObject({ key: null, sought: null });
  },
  'own: a request found executed has no location, whatever the previous location'(start) {
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
  'own: after a refusal that could not be checked, the next press is a new request'(start) {
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
  'own: an edited form is a new one: the lost response before it is not checked'(start) {
    const rig = start();
    lose(rig);
    rig.settle('reconcile', 'notDone');
    rig.send({ type: 'form.edited' });
    press(rig, 'press-2');
    expect(rig.inputOf('submitForm')).toEqual({ values, key: 'press-2' });
  },
  'D4.9: a refusal after a lost response may mean that it was executed, which is checked before it is shown'(
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
      expect([selectWasNotReconciled(rig.snapshot()), selectMessages(rig.snapshot())]).toEqual(ends);
      expect(rig.snapshot().context).toMatchObject({
        key: null,
        sought: found === 'offline' ? sought : null,
      });
    }
  },
  'own: a refusal that may mean it is already done is checked; if that is unknown it is shown'(start) {
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
