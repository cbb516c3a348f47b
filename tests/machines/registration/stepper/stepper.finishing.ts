import { expect } from 'vitest';
import { application, filled, fixtures } from '../../../../machines/registration/stepper/stepper.fixtures';
import {
  selectCardEntry,
  selectIsBusy,
  selectIsCardOnly,
  selectIsIrreversible,
  selectValues,
} from '../../../../machines/registration/stepper/stepper.selectors';
import { cardToken } from '../../../../machines/samples';
import {
  atCard,
  cardOnly,
  collecting,
  expectStep,
  press,
  sentToSubmission,
  submitting,
  toldCardEntry,
  visit,
  warnings,
  type Stepper,
  type StepperScenarios,
} from './stepper.steps';

const sent = (more: object) => ({
  type: 'submission.requested',
  body: { profileType: 'business', values: filled },
  card: cardToken,
  key: 'press-2',
  ...more,
});

/** What a person may try at a wizard whose steps are locked. */
const tries = (rig: Stepper) => {
  rig.send({ type: 'step.back' });
  visit(rig, 'profileDetails');
  rig.send({ type: 'step.skipped', key: 'press-9' });
  rig.send({ type: 'values.changed', values: { billingStreet: '' } });
  rig.send({ type: 'type.chosen', profileType: 'bill_pay' });
  rig.send({ type: 'leave.requested' });
};

export const finishing: StepperScenarios = {
  'S4.stepper.2: the card step first creates its token, and advances only with it'(start) {
    const rig = collecting(start);
    expect(toldCardEntry(rig)).toEqual(['token.requested']);
    expect(sentToSubmission(rig)).toEqual([]);
    rig.send({ type: 'token.refused' });
    expectStep(rig, 'cardPay');
    expect([selectIsBusy(rig.snapshot()), warnings(rig)]).toEqual([false, []]);
    press(rig, {}, 'press-3');
    rig.send({ type: 'token.received', card: cardToken });
    expect(sentToSubmission(rig)).toEqual([sent({ key: 'press-3' })]);
  },
  'D4.4: a press while a token is being made is ignored, and so is every other event'(start) {
    const rig = collecting(start);
    const entry = selectCardEntry(rig.snapshot());
    press(rig, { billingStreet: '' }, 'press-3');
    tries(rig);
    expect(selectCardEntry(rig.snapshot())).toBe(entry);
    rig.send({ type: 'token.received', card: cardToken });
    expect(sentToSubmission(rig)).toEqual([sent({})]);
  },
  'S4.stepperSubmission.1: Finish submits the values of every step once; it cannot be stopped'(start) {
    const rig = submitting(start);
    expect(sentToSubmission(rig)).toEqual([sent({})]);
    expect(selectIsIrreversible(rig.snapshot())).toBe(true);
    press(rig, {}, 'press-3');
    tries(rig);
    expect(sentToSubmission(rig)).toHaveLength(1);
    expect(selectValues(rig.snapshot())).toEqual(filled);
    expect(rig.snapshot().matches({ working: { steps: 'submitting' } })).toBe(true);
  },
  'D4.1: an application is submitted without a card'(start) {
    const rig = start('billPay');
    press(rig);
    expect(rig.isRunning('cardEntry')).toBe(false);
    expect(sentToSubmission(rig)).toEqual([
      sent({
        body: { profileType: 'bill_pay', values: { ...filled, ...application } },
        card: null,
        key: 'press-1',
      }),
    ]);
  },
  'S4.stepper.4: Finish with an invalid step returns to the first incomplete one, with the warning'(start) {
    const rig = start('resumed');
    press(rig, { billingStreet: '' });
    expect(warnings(rig)).toEqual([]);
    rig.send({ type: 'token.received', card: cardToken });
    expectStep(rig, 'profileDetails');
    expect(warnings(rig)).toEqual([{ step: 'profileDetails' }]);
    expect(rig.emitted).toEqual([{ type: 'step.changed', step: 'profileDetails' }]);
    const applying = start('billPay');
    press(applying, { companyEmail: '' });
    expectStep(applying, 'creditAccount');
    press(applying, { ...application, billingStreet: '' });
    expectStep(applying, 'profileDetails');
    expect(warnings(applying)).toEqual([{ step: 'profileDetails' }]);
    for (const either of [rig, applying]) expect(sentToSubmission(either)).toEqual([]);
  },
  'S4.stepper.4: every step between the first and the last must be complete, too'(start) {
    const { plan } = fixtures.inputs.resumed;
    const { business = [], bill_pay: applying = [] } = plan;
    const steps = [...business.slice(0, 1), ...applying.slice(1), ...business.slice(1)];
    const rig = start({ ...fixtures.inputs.resumed, plan: { ...plan, business: steps } });
    expectStep(rig, 'cardPay');
    press(rig);
    rig.send({ type: 'token.received', card: cardToken });
    expectStep(rig, 'creditAccount');
    expect([warnings(rig), sentToSubmission(rig)]).toEqual([[{ step: 'creditAccount' }], []]);
  },
  'S4.stepper.4: once it is completed, the wizard continues from the first incomplete step to Finish'(start) {
    const rig = start('resumed');
    press(rig, { billingStreet: '' });
    rig.send({ type: 'token.received', card: cardToken });
    press(rig, { billingStreet: '2 Main Street' });
    expectStep(rig, 'cardPay');
    press(rig, {}, 'press-2');
    rig.send({ type: 'token.received', card: cardToken });
    const values = { ...filled, billingStreet: '2 Main Street' };
    expect(sentToSubmission(rig)).toEqual([sent({ body: { profileType: 'business', values } })]);
  },
  'S4.stepper.4: a card step that was passed without its token is incomplete, in any position'(start) {
    const rig = start('cardFirst');
    press(rig);
    expectStep(rig, 'cardPay');
    expect(warnings(rig)).toEqual([{ step: 'cardPay' }]);
    expect(rig.emitted).toEqual([{ type: 'step.changed', step: 'cardPay' }]);
    press(rig, {}, 'press-2');
    rig.send({ type: 'token.received', card: cardToken });
    expect(sentToSubmission(rig)).toEqual([sent({})]);
  },
  'D5.2: a refusal leads to the step of the first field that it names, and keeps everything'(start) {
    const rig = submitting(start);
    rig.send({ type: 'submission.returned', fields: ['premiumUsers', 'billingAddress'] });
    expectStep(rig, 'profileDetails');
    expect(rig.emitted.at(-1)).toEqual({ type: 'step.changed', step: 'profileDetails' });
    expect(selectValues(rig.snapshot())).toEqual(filled);
    expect(toldCardEntry(rig)).toEqual(['token.requested']);
  },
  'D5.2: a refusal that names no field of a step is shown on the current step'(start) {
    for (const fields of [[], ['recaptchaToken']]) {
      const rig = submitting(start);
      const before = rig.emitted.length;
      const entry = selectCardEntry(rig.snapshot());
      rig.send({ type: 'submission.returned', fields });
      expect(selectCardEntry(rig.snapshot())).toBe(entry);
      expectStep(rig, 'cardPay');
      expect(rig.emitted).toHaveLength(before);
    }
  },
  'D2.extensionGroups.priceAgreed: after a refusal of the agreed price the card entry requires the terms again'(
    start,
  ) {
    const rig = submitting(start);
    rig.send({ type: 'submission.returned', fields: ['agreed'] });
    expectStep(rig, 'cardPay');
    expect(toldCardEntry(rig)).toEqual(['token.requested', 'price.changed']);
    expect(selectValues(rig.snapshot())).toEqual(filled);
    press(rig, {}, 'press-3');
    rig.send({ type: 'token.received', card: cardToken });
    expect(sentToSubmission(rig)).toEqual([sent({}), sent({ key: 'press-3' })]);
    const other = submitting(start);
    other.send({ type: 'submission.returned', fields: ['recaptchaToken'] });
    expect(toldCardEntry(other)).toEqual(['token.requested']);
  },
  'after a refusal the next press requests the token again, and is a new request'(start) {
    const rig = submitting(start);
    rig.send({ type: 'submission.returned', fields: [] });
    press(rig, {}, 'press-3');
    rig.send({ type: 'token.received', card: cardToken });
    expect(toldCardEntry(rig)).toEqual(['token.requested', 'token.requested']);
    expect(sentToSubmission(rig)).toEqual([sent({}), sent({ key: 'press-3' })]);
  },
  'S4.stepperSubmission.3: card-only mode clears and reopens the card step, and locks the earlier ones'(
    start,
  ) {
    const rig = cardOnly(start);
    expect(toldCardEntry(rig)).toEqual(['token.requested', 'entry.cleared']);
    expect(rig.snapshot().context.card).toBeNull();
    expect(rig.emitted.at(-1)).toEqual({ type: 'step.changed', step: 'cardPay' });
    const { context } = rig.snapshot();
    tries(rig);
    expect(rig.snapshot().context).toEqual(context);
    expect(rig.snapshot().matches({ working: { steps: { cardOnly: 'filling' } } })).toBe(true);
    // The browser's history is led back to the card step.
    expect(rig.emitted.at(-1)).toEqual({ type: 'step.changed', step: 'cardPay' });
  },
  'S4.stepperSubmission.3: in card-only mode another card is submitted, as often as necessary'(start) {
    const rig = cardOnly(start);
    const another = { ...cardToken, token: 'card-token-2' };
    for (const key of ['press-3', 'press-4']) {
      press(rig, { billingStreet: '' }, key);
      expect(sentToSubmission(rig)).not.toContainEqual(expect.objectContaining({ key }));
      rig.send({ type: 'token.received', card: another });
      expect(sentToSubmission(rig).at(-1)).toEqual(sent({ card: another, key }));
      expect(selectIsIrreversible(rig.snapshot())).toBe(true);
      tries(rig);
      rig.send({ type: 'card.reopened' });
      expect([selectIsCardOnly(rig.snapshot()), selectIsBusy(rig.snapshot())]).toEqual([true, false]);
      expect([rig.snapshot().context.card, toldCardEntry(rig).at(-1)]).toEqual([null, 'entry.cleared']);
    }
    expect(sentToSubmission(rig)).toHaveLength(3);
  },
  'S4.stepper.2: in card-only mode, too, nothing is sent without a token'(start) {
    const rig = cardOnly(start);
    press(rig, {}, 'press-3');
    press(rig, {}, 'press-4');
    rig.send({ type: 'token.refused' });
    expect([selectIsCardOnly(rig.snapshot()), selectIsBusy(rig.snapshot())]).toEqual([true, false]);
    expect(toldCardEntry(rig).filter((type) => type === 'token.requested')).toHaveLength(2);
    expect(sentToSubmission(rig)).toHaveLength(1);
  },
  'S4.stepperSubmission.3: the card step is reopened in any position'(start) {
    const rig = start('cardFirst');
    press(rig);
    press(rig);
    rig.send({ type: 'token.received', card: cardToken });
    rig.send({ type: 'submission.returned', fields: ['billingAddress'] });
    expectStep(rig, 'profileDetails');
    press(rig);
    expect(sentToSubmission(rig)).toHaveLength(2);
    rig.emitted.length = 0;
    rig.send({ type: 'card.reopened' });
    expect(selectIsCardOnly(rig.snapshot())).toBe(true);
    expect(rig.emitted).toEqual([{ type: 'step.changed', step: 'cardPay' }]);
  },
  'a card that was entered and then skipped is not sent'(start) {
    const rig = start('standard');
    press(rig, {}, 'press-2');
    rig.send({ type: 'token.received', card: cardToken });
    rig.send({ type: 'submission.returned', fields: [] });
    rig.send({ type: 'step.skipped', key: 'press-3' });
    expect(sentToSubmission(rig)).toMatchObject([
      { card: cardToken, key: 'press-2' },
      { card: null, key: 'press-3' },
    ]);
  },
  'the card of a type is not that of another'(start) {
    const rig = submitting(start);
    rig.send({ type: 'submission.returned', fields: ['billingAddress'] });
    rig.send({ type: 'type.chosen', profileType: 'standard' });
    press(rig);
    rig.send({ type: 'step.skipped', key: 'press-3' });
    expect(sentToSubmission(rig).at(-1)).toMatchObject({ card: null, key: 'press-3' });
    expect(atCard(start).snapshot().context.card).toBeNull();
  },
};
