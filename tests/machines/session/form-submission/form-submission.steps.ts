import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { formSubmissionMachine } from '../../../../machines/session/form-submission/form-submission.machine';
import {
  selectFieldErrors,
  selectIsReconciling,
  selectIsSubmitting,
  selectMessages,
  selectWasNotDone,
  selectWasNotReconciled,
} from '../../../../machines/session/form-submission/form-submission.selectors';
import type { Rig } from '../../../../src/review/play/rig';
import type { Scenario } from '../../../support/charts/flow-spec';

export type FormScenarios = Record<string, Scenario<typeof formSubmissionMachine>>;
export type Form = Rig<typeof formSubmissionMachine>;
export type Snapshot = SnapshotFrom<typeof formSubmissionMachine>;

export const values = { email: 'aoife.byrne@example.com', password: 'Taxi-rank-42!demo' };
export const refusal = {
  messages: ['We cannot do this for you right now.'],
  fields: { password: 'Wrong password.' },
};

export const sought = { subscription: '7' };

export const isLookedUp = (snapshot: Snapshot) =>
  expect([
    selectIsReconciling(snapshot),
    selectIsSubmitting(snapshot),
    selectMessages(snapshot),
    selectFieldErrors(snapshot),
  ]).toEqual([true, true, [], {}]);

/** Nothing is known about the outcome. */
export const saysNoMore = (snapshot: Snapshot) =>
  expect([selectWasNotDone(snapshot), selectWasNotReconciled(snapshot)]).toEqual([false, false]);

export const press = (rig: Form, key: string) => rig.send({ type: 'form.submitted', values, key });
/** Pressed, and the answer lost. */
export const lose = (rig: Form, key = 'press-1') => {
  press(rig, key);
  rig.settle('submitForm', 'noResponse');
};
