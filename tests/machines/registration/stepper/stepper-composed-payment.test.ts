import { describe, expect, it } from 'vitest';
import { aoife, cardToken } from '../../../../machines/samples';
import { selectIsBusy, selectIsLeaving } from '../../../../machines/registration/stepper/stepper.selectors';
import { selectFailure } from '../../../../machines/registration/submission/submission.selectors';
import {
  atLastStep,
  enterCard,
  expectCardOnly,
  firstPost,
  paying,
  posted,
  press,
  shown,
  submission,
} from './stepper-composition.steps';

describe('the paying wizard with its card entry and its submission', () => {
  it('S4.stepperSubmission.1: an OK response completes', () => {
    const wizard = paying();
    wizard.settle('submission/postSubmission', 'completed');
    expect(wizard.snapshot().output).toEqual({
      kind: 'completed',
      uuid: aoife.uuid,
      profileType: 'personal',
    });
    expect(wizard.effectsOf('removeDraft')).toHaveLength(1);
  });

  it('S4.stepperSubmission.2: payment required: one challenge, then the confirmation with the intent', () => {
    const wizard = paying();
    wizard.settle('submission/postSubmission', 'paymentRequired');
    expect(wizard.inputOf('submission/cardAuthentication/runChallenge')).toEqual({
      challenge: 'challenge-1',
    });
    wizard.settle('submission/cardAuthentication/runChallenge', 'succeeded');
    expect(wizard.inputOf('submission/cardAuthentication/confirm')).toMatchObject({
      ...firstPost,
      intentId: 'pi_1',
      key: expect.not.stringMatching(/^press-2$/u) as string,
    });
    wizard.settle('submission/cardAuthentication/confirm', 'completed');
    expect(wizard.snapshot().output).toMatchObject({ kind: 'completed', profileType: 'personal' });
  });

  it('S4.stepperSubmission.3: authentication fails: the card is deleted, only a card is requested, and it can pay', () => {
    for (const verdict of ['declined', 'abandoned', 'crashed']) {
      const wizard = paying();
      wizard.settle('submission/postSubmission', 'paymentRequired');
      wizard.settle('submission/cardAuthentication/runChallenge', verdict);
      expect(wizard.inputOf('submission/deleteCard')).toMatchObject({ token: cardToken.token });
      wizard.settle('submission/deleteCard', 'deleted');
      expect(selectFailure(submission(wizard))).not.toBeNull();
      expectCardOnly(wizard);
      enterCard(wizard);
      press(wizard, {}, 'press-3');
      wizard.settle('cardEntry/createToken', {
        resolve: { kind: 'token', card: { ...cardToken, token: 'card-token-2' } },
      });
      expect(posted(wizard)).toMatchObject({
        endpoint: 'card',
        card: { token: 'card-token-2' },
        intentId: null,
        key: 'press-3',
      });
      wizard.settle('submission/postSubmission', 'completed');
      expect(wizard.snapshot().output).toMatchObject({ kind: 'completed', uuid: aoife.uuid });
    }
  });

  it('S4.stepperSubmission.4: a card error switches to card-only mode, again and again; "later" is a way out', () => {
    const wizard = paying();
    wizard.settle('submission/postSubmission', 'cardRefused');
    for (const key of ['press-3', 'press-4']) {
      expectCardOnly(wizard);
      enterCard(wizard);
      press(wizard, {}, key);
      wizard.settle('cardEntry/createToken', 'token');
      wizard.settle('submission/postSubmission', 'cardRefused');
    }
    expectCardOnly(wizard);
    wizard.sendTo('submission', { type: 'submission.postponed' });
    expect(wizard.snapshot().output).toEqual({
      kind: 'postponed',
      uuid: aoife.uuid,
      profileType: 'personal',
    });
  });

  it('D5.2: a refusal leads to the step of its field, keeps everything, and the next press is another request', () => {
    const wizard = paying();
    wizard.settle('submission/postSubmission', 'refused');
    expect([shown(wizard), selectIsBusy(wizard.snapshot())]).toEqual(['accountDetails', false]);
    expect(selectFailure(submission(wizard))).toMatchObject({ kind: 'refused' });
    press(wizard, { email: 'aoife@example.com' });
    press(wizard);
    press(wizard, {}, 'press-3');
    expect(posted(wizard)).toMatchObject({ endpoint: 'profile', key: 'press-3', card: cardToken });
  });

  it('D4.5: leaving asks if something was entered, and never during a payment', () => {
    const wizard = atLastStep('personal');
    wizard.send({ type: 'leave.requested' });
    expect(selectIsLeaving(wizard.snapshot())).toBe(true);
    wizard.send({ type: 'leave.declined' });
    expect(shown(wizard)).toBe('premiumPayment');
    const busy = paying();
    busy.send({ type: 'leave.requested' });
    expect([selectIsLeaving(busy.snapshot()), busy.snapshot().status]).toEqual([false, 'active']);
    wizard.send({ type: 'leave.requested' });
    wizard.send({ type: 'leave.confirmed' });
    expect(wizard.snapshot().output).toEqual({ kind: 'closed' });
  });
});
