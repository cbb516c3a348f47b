import { expect } from 'vitest';
import { filled, largerTeam } from '../../../../machines/registration/stepper/stepper.fixtures';
import {
  selectCardEntry,
  selectPlan,
  selectProfileType,
  selectSteps,
  selectSubmission,
  selectValues,
} from '../../../../machines/registration/stepper/stepper.selectors';
import { aoife } from '../../../../machines/samples';
import {
  atCard,
  expectStep,
  press,
  toldCardEntry,
  visit,
  warnings,
  type StepperScenarios,
} from './stepper.steps';

const drafts = (rig: Parameters<typeof press>[0]) => rig.effectsOf('keepDraft').map(({ params }) => params);
const idsOf = (rig: Parameters<typeof press>[0]) => selectSteps(rig.snapshot()).map(({ id }) => id);
const first = { type: 'step.changed', step: 'profileDetails' };
const second = { type: 'step.changed', step: 'cardPay' };

export const moving: StepperScenarios = {
  'S4.stepper.1: Next advances and Back returns one step; what was entered stays'(start) {
    const rig = start('business');
    expectStep(rig, 'profileDetails');
    press(rig, filled);
    expectStep(rig, 'cardPay');
    rig.send({ type: 'step.back' });
    expectStep(rig, 'profileDetails');
    expect(selectValues(rig.snapshot())).toEqual(filled);
    press(rig);
    expectStep(rig, 'cardPay');
    expect(rig.emitted).toEqual([second, first, second]);
    expect(warnings(rig)).toEqual([]);
  },
  'S5.stepperNext: Next does not advance while the step is not valid; what was typed is kept'(start) {
    for (const name of ['billingStreet', 'companyName']) {
      const rig = start('business');
      press(rig, { ...filled, [name]: '' });
      expectStep(rig, 'profileDetails');
      expect(rig.emitted).toEqual([]);
      expect(selectValues(rig.snapshot())).toEqual({ ...filled, [name]: '' });
      press(rig, { [name]: filled.companyName });
      expectStep(rig, 'cardPay');
    }
    const users = atCard(start);
    press(users, { users: '11' });
    expectStep(users, 'cardPay');
    press(users, { users: '10' });
    expect(users.snapshot().matches({ working: { steps: 'collectingToken' } })).toBe(true);
  },
  'S4.stepper.1: a step that is optional for the profile type can be skipped, another cannot'(start) {
    const optional = start('standard');
    optional.send({ type: 'step.skipped', key: 'press-1' });
    expect(optional.snapshot().matches({ working: { steps: 'submitting' } })).toBe(true);
    expect(optional.sentTo('submission')).toMatchObject([{ card: null, key: 'press-1' }]);
    for (const input of ['business', 'resumed', 'billPay'] as const) {
      const rig = start(input);
      rig.send({ type: 'step.skipped', key: 'press-1' });
      expect(rig.snapshot().matches({ working: { steps: 'filling' } })).toBe(true);
      expect(rig.sentTo('submission')).toEqual([]);
    }
  },
  'an optional step is skipped only if it is the current one'(start) {
    const rig = start('standard');
    rig.send({ type: 'step.back' });
    rig.send({ type: 'step.skipped', key: 'press-1' });
    expectStep(rig, 'profileDetails');
  },
  'S4.stepper.4: after a skip, the other steps must still be complete'(start) {
    const rig = start('standard');
    rig.send({ type: 'values.changed', values: { billingStreet: '' } });
    rig.send({ type: 'step.skipped', key: 'press-1' });
    expectStep(rig, 'profileDetails');
    expect([warnings(rig), rig.sentTo('submission')]).toEqual([[{ step: 'profileDetails' }], []]);
  },
  'D4.5: the browser’s Back and Forward, and Change, go to steps that were reached'(start) {
    const rig = atCard(start);
    visit(rig, 'profileDetails');
    expectStep(rig, 'profileDetails');
    expect(drafts(rig).at(-1)).toMatchObject({ step: 'profileDetails' });
    visit(rig, 'cardPay');
    expectStep(rig, 'cardPay');
    expect(rig.emitted).toEqual([second, first, second]);
    expect(selectValues(rig.snapshot())).toEqual(filled);
    expect(drafts(rig).at(-1)).toEqual({ step: 'cardPay', profileType: 'business', values: filled });
  },
  'D4.5: a visit to a step that was not reached, or does not exist, shows the current step'(start) {
    const rig = start('business');
    for (const step of ['cardPay', 'creditAccount']) {
      visit(rig, step);
      expectStep(rig, 'profileDetails');
    }
    expect(rig.emitted).toEqual([first, first]);
    visit(rig, 'profileDetails');
    expect(rig.emitted).toHaveLength(2);
    rig.send({ type: 'values.changed', values: filled });
    for (const step of ['profileDetails', 'creditAccount']) {
      visit(rig, step);
      expectStep(rig, 'profileDetails');
    }
  },
  'D4.5: during a request the browser’s Back and Forward change nothing'(start) {
    const rig = atCard(start);
    press(rig);
    visit(rig, 'profileDetails');
    expect(rig.emitted).toEqual([second, second]);
    visit(rig, 'cardPay');
    expect(rig.emitted).toHaveLength(2);
    expect(rig.snapshot().matches({ working: { steps: 'collectingToken' } })).toBe(true);
  },
  'a reload resumes at the same step with what was entered, and reaches no later step'(start) {
    const rig = start('resumed');
    expectStep(rig, 'cardPay');
    expect(selectValues(rig.snapshot())).toEqual(filled);
    visit(rig, 'profileDetails');
    visit(rig, 'cardPay');
    expectStep(rig, 'cardPay');
    expect(rig.snapshot().context.card).toBeNull();
  },
  'each change is stored for a reload, with its step and its type'(start) {
    const rig = start('business');
    rig.send({ type: 'values.changed', values: { billingStreet: '1 Main' } });
    expect(drafts(rig)).toEqual([
      { step: 'profileDetails', profileType: 'business', values: { billingStreet: '1 Main' } },
    ]);
    press(rig, filled);
    expect(drafts(rig).at(-1)).toEqual({ step: 'cardPay', profileType: 'business', values: filled });
    rig.send({ type: 'step.back' });
    expect(drafts(rig).at(-1)).toEqual({ step: 'profileDetails', profileType: 'business', values: filled });
    rig.send({ type: 'type.chosen', profileType: 'bill_pay' });
    expect(drafts(rig).at(-1)).toEqual({ step: 'profileDetails', profileType: 'bill_pay', values: filled });
  },
  'D4.1: a type has its own steps; choosing the current type, or one that is not offered, changes nothing'(
    start,
  ) {
    const rig = start('business');
    expect(Object.keys(selectPlan(rig.snapshot()))).toEqual(['business', 'standard', 'bill_pay']);
    rig.send({ type: 'type.chosen', profileType: 'bill_pay' });
    expect(idsOf(rig)).toEqual(['profileDetails', 'creditAccount']);
    expect(selectProfileType(rig.snapshot())).toBe('bill_pay');
    for (const profileType of ['bill_pay', 'hospitality'] as const) {
      rig.send({ type: 'type.chosen', profileType });
      expect(selectProfileType(rig.snapshot())).toBe('bill_pay');
    }
    expect(drafts(rig)).toHaveLength(1);
  },
  'a type without the current step cannot be chosen there'(start) {
    const rig = atCard(start);
    rig.send({ type: 'type.chosen', profileType: 'bill_pay' });
    expectStep(rig, 'cardPay');
    expect([selectProfileType(rig.snapshot()), toldCardEntry(rig)]).toEqual(['business', []]);
  },
  'D4.4: the card entry exists from the first visit to the card step on, and is kept'(start) {
    const rig = start('business');
    expect(selectCardEntry(rig.snapshot())).toBeUndefined();
    press(rig, filled);
    expect(rig.inputOf('cardEntry')).toEqual({ termsRequired: true });
    const entry = selectCardEntry(rig.snapshot());
    rig.send({ type: 'step.back' });
    rig.send({ type: 'type.chosen', profileType: 'bill_pay' });
    expect(selectCardEntry(rig.snapshot())).toBe(entry);
    expect(start('billPay').isRunning('cardEntry')).toBe(false);
    expect(start('resumed').isRunning('cardEntry')).toBe(true);
  },
  'S4.cardStep.1: a change of the price is reported to the card entry, however it was entered; other values are not'(
    start,
  ) {
    const typed = atCard(start);
    const entry = selectCardEntry(typed.snapshot());
    typed.send({ type: 'values.changed', values: { billingTown: 'Cork' } });
    expect(toldCardEntry(typed)).toEqual([]);
    typed.send({ type: 'values.changed', values: largerTeam });
    typed.send({ type: 'values.changed', values: largerTeam });
    expect(toldCardEntry(typed)).toEqual(['price.changed']);
    expect(selectCardEntry(typed.snapshot())).toBe(entry);
    const pressed = atCard(start);
    press(pressed, { billingTown: 'Cork' });
    expect(toldCardEntry(pressed)).toEqual(['token.requested']);
    pressed.send({ type: 'token.refused' });
    press(pressed, largerTeam);
    expect(toldCardEntry(pressed)).toEqual(['token.requested', 'price.changed', 'token.requested']);
  },
  'S4.cardStep.1: another type has another price, the same type has not'(start) {
    const rig = atCard(start);
    const entry = selectCardEntry(rig.snapshot());
    rig.send({ type: 'type.chosen', profileType: 'business' });
    expect(toldCardEntry(rig)).toEqual([]);
    expect(selectCardEntry(rig.snapshot())).toBe(entry);
    rig.send({ type: 'step.back' });
    rig.send({ type: 'type.chosen', profileType: 'standard' });
    expect(toldCardEntry(rig)).toEqual(['price.changed']);
  },
  'the submission exists from the start, for the customer and as repeatable as the backend supports'(start) {
    const rig = start('business');
    expect(selectSubmission(rig.snapshot())).toBeDefined();
    expect(rig.inputOf('submission')).toEqual({ customer: aoife.uuid, repeatable: true });
  },
};
