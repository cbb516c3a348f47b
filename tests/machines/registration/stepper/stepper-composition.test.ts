import { describe, expect, it } from 'vitest';
import {
  selectHasTokenFailed,
  selectTermsAccepted,
} from '../../../../machines/cards/card-entry/card-entry.selectors';
import { aoife } from '../../../../machines/samples';
import { selectIsBusy, selectValues } from '../../../../machines/registration/stepper/stepper.selectors';
import {
  account,
  atLastStep,
  enterCard,
  entry,
  firstPost,
  posted,
  press,
  shown,
  steps,
  tick,
} from './stepper-composition.steps';

describe('the wizard with its card entry and its submission', () => {
  it('S4.stepper.1: Next advances, Back returns one step, and the input is kept', () => {
    const wizard = atLastStep('personal');
    expect(steps(wizard)).toEqual(['accountDetails', 'profileType', 'premiumPayment']);
    enterCard(wizard);
    for (const step of ['profileType', 'accountDetails']) {
      wizard.send({ type: 'step.back' });
      expect(shown(wizard)).toBe(step);
    }
    expect(selectValues(wizard.snapshot())).toMatchObject(account);
    for (const step of ['profileType', 'premiumPayment']) {
      press(wizard);
      expect(shown(wizard)).toBe(step);
    }
    expect(entry(wizard).context).toMatchObject({
      cardholderName: 'Aoife Byrne',
      element: { complete: true },
    });
  });

  it('S4.stepper.1: a step that is optional for the type can be skipped: Standard without a card', () => {
    const wizard = atLastStep('standard');
    wizard.send({ type: 'step.skipped', key: 'press-2' });
    expect(posted(wizard)).toMatchObject({ card: null, body: { profileType: 'standard' } });
    wizard.settle('submission/postSubmission', 'completed');
    expect(wizard.snapshot().output).toEqual({
      kind: 'completed',
      uuid: aoife.uuid,
      profileType: 'standard',
    });
    const paid = atLastStep('personal');
    paid.send({ type: 'step.skipped', key: 'press-2' });
    expect(paid.isRunning('submission/postSubmission')).toBe(false);
  });

  it('S4.cardStep.1, S4.stepper.2: the card step first creates its token, and only with terms, name and card', () => {
    const wizard = atLastStep('personal');
    press(wizard);
    expect([shown(wizard), selectIsBusy(wizard.snapshot())]).toEqual(['premiumPayment', false]);
    enterCard(wizard);
    press(wizard);
    expect(wizard.isRunning('cardEntry/createToken')).toBe(false);
    tick(wizard);
    press(wizard, {}, 'press-2');
    expect(selectIsBusy(wizard.snapshot())).toBe(true);
    press(wizard, {}, 'press-3');
    wizard.settle('cardEntry/createToken', 'token');
    expect(posted(wizard)).toEqual(firstPost);
  });

  it('S4.cardStep.1: a card that the provider refuses, or an unreachable provider, does not advance', () => {
    for (const outcome of ['refused', 'offline']) {
      const wizard = atLastStep('personal');
      enterCard(wizard);
      tick(wizard);
      press(wizard);
      wizard.settle('cardEntry/createToken', outcome);
      expect([shown(wizard), selectIsBusy(wizard.snapshot())]).toEqual(['premiumPayment', false]);
      expect(selectHasTokenFailed(entry(wizard))).toBe(outcome === 'offline');
      expect(wizard.isRunning('submission/postSubmission')).toBe(false);
    }
  });

  it('S4.cardStep.1: a Premium price change unticks the terms; Finish then asks for them again', () => {
    const wizard = atLastStep('business', { companyName: 'Byrne & Daughters Ltd' });
    enterCard(wizard);
    tick(wizard);
    wizard.send({ type: 'values.changed', values: { billingTown: 'Cork' } });
    expect(selectTermsAccepted(entry(wizard))).toBe(true);
    press(wizard, { users: '11', plus: 'yes' }, 'press-2');
    expect(selectTermsAccepted(entry(wizard))).toBe(false);
    expect([shown(wizard), wizard.isRunning('cardEntry/createToken')]).toEqual(['premiumPayment', false]);
    tick(wizard);
    press(wizard, {}, 'press-3');
    wizard.settle('cardEntry/createToken', 'token');
    expect(posted(wizard)).toMatchObject({ body: { values: { users: '11', plus: 'yes' } }, key: 'press-3' });
  });

  it('S4.stepper.4: an invalid step at Finish returns to the first incomplete one: Registration Incomplete', () => {
    const wizard = atLastStep('personal');
    enterCard(wizard);
    tick(wizard);
    press(wizard, { email: 'aoife@', billingStreet: '' });
    wizard.settle('cardEntry/createToken', 'token');
    expect(shown(wizard)).toBe('accountDetails');
    expect(wizard.effectsOf('warnIncomplete').map(({ params }) => params)).toEqual([
      { step: 'accountDetails' },
    ]);
    expect(wizard.isRunning('submission/postSubmission')).toBe(false);
    press(wizard, account);
    press(wizard);
    press(wizard, {}, 'press-2');
    expect(posted(wizard)).toEqual(firstPost);
  });
});
