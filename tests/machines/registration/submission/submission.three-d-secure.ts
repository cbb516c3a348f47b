import { expect } from 'vitest';
import { aoife, sean } from '../../../../machines/samples';
import {
  selectIsIrreversible,
  selectProgress,
} from '../../../../machines/registration/submission/submission.selectors';
import type {
  SubmissionFailure,
  SubmissionRequest,
} from '../../../../machines/registration/submission/submission.types';
import { CHALLENGE_TIMEOUT_MS } from '../../../../src/domain/limits';
import {
  challenged,
  confirming,
  expectCardOnly,
  expectCardRefused,
  expectFailure,
  firstPost,
  posted,
  press,
  savingCard,
  type Submission,
  type SubmissionScenarios,
} from './submission.steps';

/** S4.stepperSubmission.3: the new card is being deleted; nothing else goes on. */
const expectDeleting = (rig: Submission, token = 'card-token-1'): void => {
  expect(rig.live().map(({ path }) => path)).toEqual(['', 'deleteCard']);
  expect(rig.inputOf('deleteCard')).toMatchObject({ token });
  expect(selectProgress(rig.snapshot())).toBe('removingCard');
};

/** The new card is deleted, then card-only mode shows what went wrong. */
const expectGivenUp = (rig: Submission, failure: SubmissionFailure): void => {
  expectDeleting(rig);
  rig.settle('deleteCard', 'deleted');
  expectFailure(rig, failure);
  expectCardOnly(rig);
};

const second = { resolve: { kind: 'paymentRequired', challenge: 'challenge-2', uuid: null } };

export const threeDSecure: SubmissionScenarios = {
  'S4.stepperSubmission.2: payment required needs one authentication, of the intent it names'(start) {
    const rig = challenged(start);
    expect(rig.live().map(({ path }) => path)).toEqual([
      '',
      'cardAuthentication',
      'cardAuthentication/runChallenge',
    ]);
    expect(rig.inputOf('cardAuthentication/runChallenge')).toEqual({ challenge: 'challenge-1' });
    expect(selectProgress(rig.snapshot())).toBe('authenticating');
    expect(selectIsIrreversible(rig.snapshot())).toBe(true);
  },
  'S4.stepperSubmission.2: a confirmation call with the intent’s id follows, then completion'(start) {
    const rig = confirming(start, 'visitor');
    const { key, ...request } = rig.inputOf('cardAuthentication/confirm') as SubmissionRequest;
    const { key: firstKey, ...first } = firstPost('press-1');
    expect(request).toEqual({ ...first, intentId: 'pi_1' });
    expect(key).not.toBe(firstKey);
    expect(key).toContain('pi_1');
    rig.settle('cardAuthentication/confirm', { resolve: { kind: 'completed', uuid: null } });
    expect(rig.snapshot().output).toEqual({ kind: 'completed', uuid: aoife.uuid });
  },
  'the new account is reported, whether the first or a later response names it'(start) {
    const named = confirming(start, 'visitor');
    named.settle('cardAuthentication/confirm', { resolve: { kind: 'completed', uuid: sean.uuid } });
    expect(named.snapshot().output).toEqual({ kind: 'completed', uuid: sean.uuid });
    const late = posted(start, 'visitor');
    late.settle('postSubmission', { resolve: { ...second.resolve, challenge: 'challenge-1' } });
    late.settle('cardAuthentication/runChallenge', 'succeeded');
    late.settle('cardAuthentication/confirm', { resolve: { ...second.resolve, uuid: sean.uuid } });
    late.settle('cardAuthentication/runChallenge', 'succeeded');
    late.settle('cardAuthentication/confirm', { resolve: { kind: 'completed', uuid: null } });
    expect(late.snapshot().output).toEqual({ kind: 'completed', uuid: sean.uuid });
    const refused = confirming(start, 'visitor');
    refused.settle('cardAuthentication/confirm', {
      resolve: { kind: 'cardRefused', messages: ['Your card was declined.'], uuid: sean.uuid },
    });
    refused.settle('deleteCard', 'deleted');
    refused.send({ type: 'submission.postponed' });
    expect(refused.snapshot().output).toEqual({ kind: 'postponed', uuid: sean.uuid });
  },
  'S4.stepperSubmission.3: the card of card-only mode is confirmed at its endpoint, too'(start) {
    const rig = savingCard(start);
    rig.settle('postSubmission', 'paymentRequired');
    rig.settle('cardAuthentication/runChallenge', 'succeeded');
    expect(rig.inputOf('cardAuthentication/confirm')).toMatchObject({
      endpoint: 'card',
      intentId: 'pi_1',
      card: { token: 'card-token-2' },
    });
  },
  'D4.6: a second 402 is authenticated once more, a third fails'(start) {
    const rig = confirming(start);
    rig.settle('cardAuthentication/confirm', second);
    expect(rig.inputOf('cardAuthentication/runChallenge')).toEqual({ challenge: 'challenge-2' });
    rig.settle('cardAuthentication/runChallenge', { resolve: { kind: 'succeeded', intentId: 'pi_2' } });
    expect(rig.inputOf('cardAuthentication/confirm')).toMatchObject({ intentId: 'pi_2' });
    rig.settle('cardAuthentication/confirm', 'paymentRequired');
    expectGivenUp(rig, { kind: 'declined', message: null });
    const lucky = confirming(start);
    const { key } = lucky.inputOf('cardAuthentication/confirm') as SubmissionRequest;
    lucky.settle('cardAuthentication/confirm', second);
    lucky.settle('cardAuthentication/runChallenge', 'succeeded');
    // A request of its own, even where the intent is the same.
    expect(lucky.inputOf('cardAuthentication/confirm')).toMatchObject({ key: `${key}.pi_1` });
    lucky.settle('cardAuthentication/confirm', 'completed');
    expect(lucky.snapshot().output).toEqual({ kind: 'completed', uuid: aoife.uuid });
  },
  'D4.6: each attempt has two challenges'(start) {
    const rig = confirming(start);
    rig.settle('cardAuthentication/confirm', second);
    rig.settle('cardAuthentication/runChallenge', 'declined');
    rig.settle('deleteCard', 'deleted');
    press(rig, 'press-2');
    rig.settle('postSubmission', 'paymentRequired');
    rig.settle('cardAuthentication/runChallenge', 'succeeded');
    rig.settle('cardAuthentication/confirm', 'paymentRequired');
    expect(rig.isRunning('cardAuthentication/runChallenge')).toBe(true);
  },
  'S4.stepperSubmission.3: a failed authentication deletes the new card and flips to card-only mode'(start) {
    const rig = challenged(start);
    rig.settle('cardAuthentication/runChallenge', 'declined');
    expectGivenUp(rig, {
      kind: 'declined',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
  },
  'S4.stepperSubmission.3: of several cards the one that failed is deleted'(start) {
    const rig = savingCard(start);
    rig.settle('postSubmission', 'paymentRequired');
    rig.settle('cardAuthentication/runChallenge', 'declined');
    expectDeleting(rig, 'card-token-2');
  },
  'D4.8: a challenge that the customer closes takes the failure path'(start) {
    const rig = challenged(start);
    rig.settle('cardAuthentication/runChallenge', 'abandoned');
    expectGivenUp(rig, { kind: 'abandoned' });
  },
  'a provider that cannot be reached for the challenge, or fails, takes the failure path'(start) {
    for (const ending of ['unavailable', 'crashed']) {
      const rig = challenged(start);
      rig.settle('cardAuthentication/runChallenge', ending);
      expectGivenUp(rig, { kind: 'unavailable', message: null });
    }
  },
  'an unanswered challenge is given up at its time limit and not before'(start) {
    const rig = challenged(start);
    rig.advance(CHALLENGE_TIMEOUT_MS - 1);
    expect(rig.isRunning('cardAuthentication/runChallenge')).toBe(true);
    rig.advance(1);
    expectGivenUp(rig, { kind: 'timedOut' });
  },
  'nothing is sent or deleted after an exception in the authentication, because the outcome is unknown'(
    start,
  ) {
    for (const rig of [challenged(start), confirming(start, 'visitor')]) {
      rig.settle('cardAuthentication', 'crashed');
      expect(rig.snapshot().output).toEqual({ kind: 'outcomeUnknown' });
    }
  },
  'a confirmation that is refused is a failed authentication: its card is deleted'(start) {
    const flagged = confirming(start);
    flagged.settle('cardAuthentication/confirm', 'cardRefused');
    expectDeleting(flagged);
    flagged.settle('deleteCard', 'deleted');
    expectCardRefused(flagged);
    expectCardOnly(flagged);
    const refused = confirming(start);
    refused.settle('cardAuthentication/confirm', {
      resolve: { kind: 'refused', messages: ['Not now.'], fields: { card: 'Not now.' } },
    });
    expectGivenUp(refused, { kind: 'refused', messages: ['Not now.'], fields: { card: 'Not now.' } });
  },
  'D4.8: a delete that fails is tried once more, then logged, and the flow continues'(start) {
    const rig = challenged(start);
    rig.settle('cardAuthentication/runChallenge', 'abandoned');
    const deletion = { token: 'card-token-1', key: 'press-1.delete' };
    expect(rig.inputOf('deleteCard')).toEqual(deletion);
    rig.settle('deleteCard', 'failed');
    expect(rig.live().map(({ path }) => path)).toEqual(['', 'deleteCardAgain']);
    expect(rig.inputOf('deleteCardAgain')).toEqual(deletion);
    expect(selectProgress(rig.snapshot())).toBe('removingCard');
    rig.settle('deleteCardAgain', 'deleted');
    expect(rig.effectsOf('logFailure')).toEqual([]);
    expectCardOnly(rig);
    const stuck = challenged(start);
    stuck.settle('cardAuthentication/runChallenge', 'abandoned');
    stuck.settle('deleteCard', 'failed');
    stuck.settle('deleteCardAgain', 'failed');
    expect(stuck.effectsOf('logFailure').map(({ params }) => params)).toEqual([
      { error: new Error('No answer') },
    ]);
    expectFailure(stuck, { kind: 'abandoned' });
    expectCardOnly(stuck);
  },
};
