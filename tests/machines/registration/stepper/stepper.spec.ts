import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { stepperMachine } from '../../../../machines/registration/stepper/stepper.machine';
import {
  selectCardEntry,
  selectIsBroken,
  selectIsBusy,
  selectIsCardOnly,
  selectIsDone,
  selectIsIrreversible,
  selectIsLeaving,
  selectStep,
  selectStepIndex,
  selectSteps,
  selectSubmission,
} from '../../../../machines/registration/stepper/stepper.selectors';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { flows } from '../../../../src/review/flows';
import { ends } from './stepper.ends';
import { finishing } from './stepper.finishing';
import { moving } from './stepper.moving';

type Snapshot = SnapshotFrom<typeof stepperMachine>;

/** What can be done, as the screens ask for it. */
const modeOf = (snapshot: Snapshot) => ({
  busy: selectIsBusy(snapshot),
  irreversible: selectIsIrreversible(snapshot),
  cardOnly: selectIsCardOnly(snapshot),
  leaving: selectIsLeaving(snapshot),
});
const idle = { busy: false, irreversible: false, cardOnly: false, leaving: false };

const isDone = (snapshot: Snapshot): void => expect(selectIsDone(snapshot)).toBe(true);

export const spec: FlowSpec<typeof stepperMachine> = {
  flow: flows.stepper,
  own: ['working.card.unopened', 'broken', 'closed'],
  person: [
    'leave.confirmed',
    'leave.declined',
    'leave.requested',
    'step.back',
    'step.next',
    'step.skipped',
    'step.visited',
    'type.chosen',
    'values.changed',
  ],
  unplayed: 'Its steps are typed in full each time: tests/browser/registration/wizard.all.test.ts.',
  invariants: {
    working: (snapshot) => expect(selectSubmission(snapshot)).toBeDefined(),
    'working.steps'(snapshot) {
      expect(selectSteps(snapshot)).toContain(selectStep(snapshot));
      expect(selectStepIndex(snapshot)).toBeGreaterThanOrEqual(0);
    },
    'working.steps.filling': (snapshot) => expect(modeOf(snapshot)).toEqual(idle),
    'working.steps.validating': (snapshot) => expect(snapshot.context.key).not.toBe(''),
    'working.steps.arriving': (snapshot) => expect(modeOf(snapshot)).toEqual(idle),
    'working.steps.leaving'(snapshot) {
      expect(modeOf(snapshot)).toEqual({ ...idle, leaving: true });
      expect(snapshot.context.edited).toBe(true);
    },
    'working.steps.collectingToken'(snapshot) {
      expect(modeOf(snapshot)).toEqual({ ...idle, busy: true });
      expect(selectStep(snapshot)?.trigger).toBe(true);
    },
    'working.steps.checking': (snapshot) => expect(snapshot.context.key).not.toBe(''),
    'working.steps.submitting'(snapshot) {
      expect(modeOf(snapshot)).toEqual({ ...idle, busy: true, irreversible: true });
      const needsCard = selectSteps(snapshot).some(({ trigger, optional }) => trigger && !optional);
      expect(needsCard && snapshot.context.card === null).toBe(false);
    },
    'working.steps.cardOnly'(snapshot) {
      expect(selectIsCardOnly(snapshot)).toBe(true);
      expect(selectStep(snapshot)?.trigger).toBe(true);
    },
    'working.steps.cardOnly.filling'(snapshot) {
      expect(modeOf(snapshot)).toEqual({ ...idle, cardOnly: true });
      expect(snapshot.context.card).toBeNull();
    },
    'working.steps.cardOnly.collectingToken': (snapshot) =>
      expect(modeOf(snapshot)).toEqual({ ...idle, cardOnly: true, busy: true }),
    'working.steps.cardOnly.submitting'(snapshot) {
      expect(modeOf(snapshot)).toEqual({ ...idle, cardOnly: true, busy: true, irreversible: true });
      expect(snapshot.context.card).not.toBeNull();
    },
    'working.card': (snapshot) =>
      expect(selectCardEntry(snapshot) === undefined).toBe(
        snapshot.matches({ working: { card: 'unopened' } }),
      ),
    'working.card.unopened': (snapshot) => expect(snapshot.context.card).toBeNull(),
    'working.card.open': (snapshot) => expect(selectCardEntry(snapshot)).toBeDefined(),
    broken(snapshot) {
      expect(selectIsBroken(snapshot)).toBe(true);
      expect(modeOf(snapshot)).toEqual(idle);
    },
    ended: isDone,
    outcomeUnknown: isDone,
    closed: isDone,
  },
  scenarios: { ...moving, ...finishing, ...ends },
};
