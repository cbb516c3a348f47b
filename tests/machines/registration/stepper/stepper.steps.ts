import { expect } from 'vitest';
import { filled } from '../../../../machines/registration/stepper/stepper.fixtures';
import type { stepperMachine } from '../../../../machines/registration/stepper/stepper.machine';
import { selectIsBusy, selectStep } from '../../../../machines/registration/stepper/stepper.selectors';
import { cardToken } from '../../../../machines/samples';
import type { Scenario, Start } from '../../../support/charts/flow-spec';
import type { Rig } from '../../../../src/review/play/rig';

export type Stepper = Rig<typeof stepperMachine>;
export type StepperScenarios = Readonly<Record<string, Scenario<typeof stepperMachine>>>;
type StepperStart = Start<typeof stepperMachine>;

export const press = (rig: Stepper, values: Readonly<Record<string, string>> = {}, key = 'press-1') =>
  rig.send({ type: 'step.next', values, key });

export const visit = (rig: Stepper, step: string) => rig.send({ type: 'step.visited', step });

/** The step that is shown, and that can be filled in. */
export const expectStep = (rig: Stepper, step: string) => {
  expect(selectStep(rig.snapshot())?.id).toBe(step);
  expect(rig.snapshot().matches({ working: { steps: 'filling' } })).toBe(true);
};

/** At the card step of a business, the first one filled in. */
export const atCard = (start: StepperStart): Stepper => {
  const rig = start('business');
  press(rig, filled);
  expectStep(rig, 'cardPay');
  return rig;
};

/** Finish was pressed at the card step; the card entry has yet to make its token. */
export const collecting = (start: StepperStart): Stepper => {
  const rig = atCard(start);
  press(rig, {}, 'press-2');
  expect(rig.snapshot().matches({ working: { steps: 'collectingToken' } })).toBe(true);
  expect(selectIsBusy(rig.snapshot())).toBe(true);
  return rig;
};

/** Everything is with the submission. */
export const submitting = (start: StepperStart): Stepper => {
  const rig = collecting(start);
  rig.send({ type: 'token.received', card: cardToken });
  expect(rig.snapshot().matches({ working: { steps: 'submitting' } })).toBe(true);
  return rig;
};

/** The account exists, its card did not work. */
export const cardOnly = (start: StepperStart): Stepper => {
  const rig = submitting(start);
  rig.send({ type: 'card.reopened' });
  expect(rig.snapshot().matches({ working: { steps: { cardOnly: 'filling' } } })).toBe(true);
  return rig;
};

/** What the submission was asked to send, so far. */
export const sentToSubmission = (rig: Stepper) => rig.sentTo('submission');

/** The types of what the card entry was told, so far. */
export const toldCardEntry = (rig: Stepper) => rig.sentTo('cardEntry').map(({ type }) => type);

export const warnings = (rig: Stepper) => rig.effectsOf('warnIncomplete').map(({ params }) => params);
