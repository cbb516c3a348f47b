import { expect } from 'vitest';
import { filled } from '../../../../machines/registration/stepper/stepper.fixtures';
import {
  selectIsBroken,
  selectIsDone,
  selectIsEdited,
  selectIsLeaving,
} from '../../../../machines/registration/stepper/stepper.selectors';
import { aoife } from '../../../../machines/samples';
import {
  atCard,
  cardOnly,
  expectStep,
  press,
  sentToSubmission,
  submitting,
  type Stepper,
  type StepperScenarios,
} from './stepper.steps';

const leave = { type: 'leave.requested' } as const;
const removals = (rig: Stepper) => rig.effectsOf('removeDraft').length;

const expectClosed = (rig: Stepper) => {
  expect([rig.snapshot().output, removals(rig)]).toEqual([{ kind: 'closed' }, 1]);
};

export const ends: StepperScenarios = {
  'D4.5: Back on the first step closes, without a question if nothing was entered'(start) {
    const rig = start('business');
    rig.send({ type: 'step.back' });
    expectClosed(rig);
    const leaving = start('business');
    leaving.send(leave);
    expectClosed(leaving);
  },
  'D4.5: with something entered, Back on the first step and leaving ask first'(start) {
    for (const event of [{ type: 'step.back' }, leave] as const) {
      const rig = start('business');
      rig.send({ type: 'values.changed', values: { billingStreet: '1 Main' } });
      rig.send(event);
      expect([selectIsLeaving(rig.snapshot()), removals(rig)]).toEqual([true, 0]);
      rig.send({ type: 'leave.declined' });
      expectStep(rig, 'profileDetails');
      expect(rig.snapshot().context.values).toEqual({ billingStreet: '1 Main' });
      rig.send(event);
      rig.send({ type: 'leave.confirmed' });
      expectClosed(rig);
    }
  },
  'leaving asks on every step; Back after the first step only goes back'(start) {
    const rig = atCard(start);
    rig.send({ type: 'step.back' });
    expectStep(rig, 'profileDetails');
    press(rig);
    rig.send(leave);
    expect(selectIsLeaving(rig.snapshot())).toBe(true);
    rig.send({ type: 'leave.declined' });
    expectStep(rig, 'cardPay');
  },
  'input is what differs from the known values: not a field that only lost focus, but a chosen type'(start) {
    const rig = start('business');
    rig.send({ type: 'values.changed', values: { billingStreet: '', companyName: '' } });
    expect(selectIsEdited(rig.snapshot())).toBe(false);
    rig.send({ type: 'type.chosen', profileType: 'business' });
    expect(selectIsEdited(rig.snapshot())).toBe(false);
    rig.send({ type: 'type.chosen', profileType: 'bill_pay' });
    expect(selectIsEdited(rig.snapshot())).toBe(true);
    const typed = start('business');
    typed.send({ type: 'values.changed', values: { billingStreet: '1' } });
    typed.send({ type: 'values.changed', values: { billingStreet: '' } });
    expect(selectIsEdited(typed.snapshot())).toBe(true);
  },
  'what was entered before a reload is not discarded without the question either'(start) {
    const rig = start('resumed');
    rig.send(leave);
    expect(selectIsLeaving(rig.snapshot())).toBe(true);
    const back = start('resumed');
    back.send({ type: 'step.back' });
    back.send({ type: 'step.back' });
    expect(selectIsLeaving(back.snapshot())).toBe(true);
  },
  'S4.completion.2: completed, the form is cleared with its draft; it names the customer and the type'(
    start,
  ) {
    for (const rig of [submitting(start), cardOnly(start)]) {
      rig.settle('submission', 'completed');
      expect(rig.snapshot().output).toEqual({
        kind: 'completed',
        uuid: aoife.uuid,
        profileType: 'business',
      });
      expect([selectIsDone(rig.snapshot()), removals(rig)]).toEqual([true, 1]);
    }
    const unnamed = start('billPay');
    press(unnamed);
    unnamed.settle('submission', { resolve: { kind: 'completed', uuid: null } });
    expect(unnamed.snapshot().output).toEqual({ kind: 'completed', uuid: null, profileType: 'bill_pay' });
  },
  'D4.10: "later" in card-only mode ends with the account, without its card'(start) {
    const rig = cardOnly(start);
    rig.settle('submission', 'postponed');
    expect(rig.snapshot().output).toEqual({
      kind: 'postponed',
      uuid: aoife.uuid,
      profileType: 'business',
    });
    expect(removals(rig)).toBe(1);
  },
  'D4.9: an unknown outcome that must not be repeated ends the wizard; what was entered is kept'(start) {
    const rig = submitting(start);
    rig.settle('submission', 'outcomeUnknown');
    expect([rig.snapshot().output, removals(rig)]).toEqual([{ kind: 'outcomeUnknown' }, 0]);
  },
  'D4.9: a server that refuses a card which nobody was asked for has done nobody knows what'(start) {
    const rig = start('billPay');
    press(rig);
    expect(sentToSubmission(rig)).toMatchObject([{ card: null }]);
    rig.send({ type: 'card.reopened' });
    expect([rig.snapshot().output, removals(rig)]).toEqual([{ kind: 'outcomeUnknown' }, 0]);
  },
  'a part that fails is logged and shown, and the wizard can be left; what was entered is kept'(start) {
    const parts = [
      ['submission', submitting(start)],
      ['cardEntry', atCard(start)],
    ] as const;
    for (const [part, rig] of parts) {
      rig.settle(part, 'crashed');
      expect(selectIsBroken(rig.snapshot())).toBe(true);
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      expect([rig.snapshot().context.values, removals(rig)]).toEqual([filled, 0]);
      press(rig);
      expect(selectIsBroken(rig.snapshot())).toBe(true);
      rig.send(leave);
      expectClosed(rig);
    }
  },
  'an account that is created although the card entry has failed is not lost'(start) {
    const rig = submitting(start);
    rig.settle('cardEntry', 'crashed');
    expect(sentToSubmission(rig)).toHaveLength(1);
    rig.settle('submission', 'completed');
    expect(rig.snapshot().output).toMatchObject({ kind: 'completed', profileType: 'business' });
  },
};
