import { expect } from 'vitest';
import type { formSubmissionMachine } from '../../../../machines/session/form-submission/form-submission.machine';
import {
  selectFactors,
  selectFieldErrors,
  selectHasFailed,
  selectIsCompleted,
  selectIsReconciling,
  selectIsSubmitting,
  selectLocation,
  selectMessages,
  selectWasNotDone,
  selectWasNotReconciled,
  selectWasUnsuccessful,
} from '../../../../machines/session/form-submission/form-submission.selectors';
import type { SignInFactor } from '../../../../src/domain/factor';
import { call, here } from '../../../support/charts/bounds';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { flows } from '../../../../src/review/flows';
import { secretsIn, withoutInputs } from '../../../support/canaries/secrets';
import { lost } from './form-submission.lost';
import { isLookedUp, refusal, saysNoMore, values } from './form-submission.steps';

export const spec: FlowSpec<typeof formSubmissionMachine> = {
  flow: flows['form-submission'],
  own: ['failed.notCompleted', 'completing', 'completed'],
  person: ['form.edited', 'form.submitted'],
  waits: { submitForm: call, reconcile: here, completeForm: call },
  invariants: {
    editing: (snapshot) =>
      expect([selectMessages(snapshot), selectWasUnsuccessful(snapshot)]).toEqual([[], false]),
    submitting(snapshot) {
      expect([selectIsSubmitting(snapshot), selectIsReconciling(snapshot)]).toEqual([true, false]);
      expect(selectMessages(snapshot)).toEqual([]);
      expect(selectFieldErrors(snapshot)).toEqual({});
    },
    refused(snapshot) {
      expect(selectMessages(snapshot)).not.toEqual([]);
      expect(selectWasUnsuccessful(snapshot)).toBe(true);
    },
    failed: (snapshot) =>
      expect([
        selectHasFailed(snapshot),
        selectWasUnsuccessful(snapshot),
        selectIsSubmitting(snapshot),
        selectMessages(snapshot),
        selectFieldErrors(snapshot),
      ]).toEqual([true, true, false, [], {}]),
    'failed.outcomeUnknown': saysNoMore,
    'failed.notDone': (snapshot) =>
      expect([selectWasNotDone(snapshot), selectWasNotReconciled(snapshot)]).toEqual([true, false]),
    'failed.notReconciled': (snapshot) =>
      expect([selectWasNotDone(snapshot), selectWasNotReconciled(snapshot)]).toEqual([false, true]),
    'failed.notCompleted': saysNoMore,
    reconciling: isLookedUp,
    reconcilingRefusal: isLookedUp,
    reconcilingFirst: isLookedUp,
    completing: (snapshot) => expect(selectIsSubmitting(snapshot)).toBe(true),
    completed: (snapshot) =>
      expect([selectIsCompleted(snapshot), selectMessages(snapshot), selectFieldErrors(snapshot)]).toEqual([
        true,
        [],
        {},
      ]),
  },
  scenarios: {
    'a press sends what was typed, once, however often it is pressed'(start) {
      const rig = start();
      rig.send({ type: 'form.edited' });
      expect(rig.live()).toHaveLength(1);
      rig.send({ type: 'form.submitted', values, key: 'press-1' });
      const call = rig.live().at(-1)?.ref;
      expect(rig.inputOf('submitForm')).toEqual({ values, key: 'press-1' });
      rig.send({ type: 'form.submitted', values: { ...values, email: 'other@example.com' }, key: 'press-2' });
      rig.send({ type: 'form.edited' });
      expect(
        rig
          .live()
          .slice(1)
          .map(({ ref }) => ref),
      ).toEqual([call]);
    },
    'an accepted form continues with its follow-up work, and a further press does nothing until that is done'(
      start,
    ) {
      const rig = start();
      rig.send({ type: 'form.submitted', values, key: 'press-1' });
      rig.settle('submitForm', 'accepted');
      expect(rig.inputOf('completeForm')).toEqual({
        accepted: { kind: 'accepted', location: '/profile', factors: [] },
      });
      rig.send({ type: 'form.submitted', values, key: 'press-1' });
      rig.send({ type: 'form.edited' });
      rig.settle('completeForm', 'completed');
      expect(selectIsCompleted(rig.snapshot())).toBe(true);
      expect(selectLocation(rig.snapshot())).toBe('/profile');
      rig.send({ type: 'form.submitted', values, key: 'press-1' });
      expect(selectIsCompleted(rig.snapshot())).toBe(true);
      rig.send({ type: 'form.edited' });
      expect([rig.snapshot().value, selectIsCompleted(rig.snapshot())]).toEqual(['editing', false]);
    },
    'D2.extensionGroups.secondFactor: a login that wants a second step says which, until it starts again'(
      start,
    ) {
      const rig = start();
      const [first, second] = [['totp', 'recovery-code'], ['passkey']] as const;
      const login = (factors: readonly SignInFactor[]) => {
        rig.send({ type: 'form.submitted', values, key: 'press-1' });
        rig.settle('submitForm', { resolve: { kind: 'accepted', location: null, factors } });
        expect(rig.inputOf('completeForm')).toEqual({
          accepted: { kind: 'accepted', location: null, factors },
        });
        expect(selectFactors(rig.snapshot())).toEqual([]);
        rig.settle('completeForm', 'completed');
      };
      login(first);
      expect(selectFactors(rig.snapshot())).toEqual(first);
      rig.send({ type: 'form.edited' });
      expect(selectFactors(rig.snapshot())).toEqual([]);
      login(second);
      expect(selectFactors(rig.snapshot())).toEqual(second);
      rig.send({ type: 'form.edited' });
      rig.send({ type: 'form.submitted', values, key: 'press-1' });
      rig.settle('submitForm', 'noResponse');
      rig.settle('reconcile', 'done');
      expect(rig.inputOf('completeForm')).toEqual({
        accepted: { kind: 'accepted', location: null, factors: [] },
      });
    },
    'follow-up work that was refused: the form says so and can be sent again'(start) {
      const rig = start();
      rig.send({ type: 'form.submitted', values, key: 'press-1' });
      rig.settle('submitForm', 'accepted');
      rig.settle('completeForm', 'refused');
      expect([selectHasFailed(rig.snapshot()), selectMessages(rig.snapshot())]).toEqual([
        false,
        ['You are not signed in.'],
      ]);
      rig.send({ type: 'form.submitted', values, key: 'press-2' });
      expect(rig.inputOf('submitForm')).toEqual({ values, key: 'press-2' });
    },
    'own: follow-up work without a response is repeated by the next press, and the request is not; an edited form is a new request'(
      start,
    ) {
      const rig = start();
      rig.send({ type: 'form.submitted', values, key: 'press-1' });
      rig.settle('submitForm', 'accepted');
      rig.settle('completeForm', 'offline');
      expect(rig.snapshot().value).toEqual({ failed: 'notCompleted' });
      rig.send({ type: 'form.submitted', values, key: 'press-2' });
      expect(rig.isRunning('submitForm')).toBe(false);
      expect(rig.inputOf('completeForm')).toEqual({
        accepted: { kind: 'accepted', location: '/profile', factors: [] },
      });
      rig.settle('completeForm', 'offline');
      rig.send({ type: 'form.edited' });
      rig.send({ type: 'form.submitted', values, key: 'press-3' });
      expect(rig.inputOf('submitForm')).toEqual({ values, key: 'press-3' });
    },
    'D5.2: an edit removes the server’s message above a refused form; those at the fields stay until it is sent again'(
      start,
    ) {
      const rig = start();
      rig.send({ type: 'form.submitted', values, key: 'press-1' });
      rig.settle('submitForm', 'refused');
      expect(selectIsCompleted(rig.snapshot())).toBe(false);
      expect(selectMessages(rig.snapshot())).toEqual(refusal.messages);
      expect(selectFieldErrors(rig.snapshot())).toEqual(refusal.fields);
      expect(rig.effects).toEqual([]);
      rig.send({ type: 'form.edited' });
      expect([selectMessages(rig.snapshot()), selectWasUnsuccessful(rig.snapshot())]).toEqual([[], false]);
      const kept = selectFieldErrors(rig.snapshot());
      expect(kept).toEqual(refusal.fields);
      rig.send({ type: 'form.edited' });
      expect(selectFieldErrors(rig.snapshot())).toBe(kept);
      rig.send({ type: 'form.submitted', values, key: 'press-2' });
      expect(selectFieldErrors(rig.snapshot())).toEqual({});
    },
    ...lost,
    'a refused and a failed form can be sent again'(start) {
      for (const ending of ['refused', 'offline']) {
        const rig = start();
        rig.send({ type: 'form.submitted', values, key: 'press-1' });
        rig.settle('submitForm', ending);
        expect(rig.snapshot().value).toEqual(ending === 'refused' ? 'refused' : { failed: 'outcomeUnknown' });
        expect(selectIsSubmitting(rig.snapshot())).toBe(false);
        rig.send({ type: 'form.submitted', values, key: 'press-1' });
        expect(rig.inputOf('submitForm')).toEqual({ values, key: 'press-1' });
        rig.settle('submitForm', 'accepted');
        rig.settle('completeForm', 'completed');
        expect(selectIsCompleted(rig.snapshot())).toBe(true);
      }
    },
    'D2.9: sent again unchanged after a lost response it keeps its key; edited, accepted or refused, it gets a new one'(
      start,
    ) {
      const press = (rig: ReturnType<typeof start>, key: string) => {
        rig.send({ type: 'form.submitted', values, key });
        return rig.inputOf('submitForm');
      };
      const rig = start();
      press(rig, 'press-1');
      rig.settle('submitForm', 'offline');
      expect(press(rig, 'press-2')).toEqual({ values, key: 'press-1' });
      rig.settle('submitForm', 'offline');
      rig.send({ type: 'form.edited' });
      expect(selectHasFailed(rig.snapshot())).toBe(false);
      expect(press(rig, 'press-3')).toEqual({ values, key: 'press-3' });
      rig.settle('submitForm', 'refused');
      expect(press(rig, 'press-4')).toEqual({ values, key: 'press-4' });
      rig.settle('submitForm', 'accepted');
      rig.settle('completeForm', 'refused');
      expect(press(rig, 'press-5')).toEqual({ values, key: 'press-5' });
    },
    'a password is held only by the running call, and by nothing once it has ended'(start) {
      const rig = start();
      rig.send({ type: 'form.submitted', values, key: 'press-1' });
      expect(secretsIn(rig.persisted())).not.toEqual([]);
      expect(secretsIn(withoutInputs(rig.persisted()))).toEqual([]);
      rig.settle('submitForm', 'refused');
      expect(secretsIn(rig.persisted())).toEqual([]);
    },
  },
};
