import { expect } from 'vitest';
import { application, business } from '../../../../machines/registration/submission/submission.fixtures';
import type { submissionMachine } from '../../../../machines/registration/submission/submission.machine';
import {
  selectCanRetry,
  selectFailure,
  selectIsBusy,
  selectIsCardOnly,
} from '../../../../machines/registration/submission/submission.selectors';
import type {
  SubmissionFailure,
  SubmissionRequest,
} from '../../../../machines/registration/submission/submission.types';
import { cardToken } from '../../../../machines/samples';
import type { Scenario, Start } from '../../../support/charts/flow-spec';
import type { Rig } from '../../../../src/review/play/rig';

export type Submission = Rig<typeof submissionMachine>;
export type SubmissionStart = Start<typeof submissionMachine>;
export type SubmissionScenarios = Record<string, Scenario<typeof submissionMachine>>;

/** The whole first POST of a press with `key`. */
export const firstPost = (key: string): SubmissionRequest => ({
  endpoint: 'profile',
  body: business,
  card: cardToken,
  intentId: null,
  key,
});

/** Finish is pressed with every step valid. */
export const press = (
  rig: Submission,
  key = 'press-1',
  token = cardToken.token,
  body: SubmissionRequest['body'] = business,
): void => rig.send({ type: 'submission.requested', body, card: { ...cardToken, token }, key });

/** Finish is pressed where the type has no card step. */
export const pressWithoutCard = (rig: Submission, key = 'press-1'): void =>
  rig.send({ type: 'submission.requested', body: application, card: null, key });

/** From the start to the first POST. */
export const posted = (start: SubmissionStart, input = 'customer'): Submission => {
  const rig = start(input);
  press(rig);
  return rig;
};

/** From the start through the 402 to the open challenge. */
export const challenged = (start: SubmissionStart, input = 'customer'): Submission => {
  const rig = posted(start, input);
  rig.settle('postSubmission', 'paymentRequired');
  return rig;
};

/** From the start through the 402 and the challenge to the confirmation. */
export const confirming = (start: SubmissionStart, input = 'customer'): Submission => {
  const rig = challenged(start, input);
  rig.settle('cardAuthentication/runChallenge', 'succeeded');
  return rig;
};

/** From the start to card-only mode, where the next POST is the second. */
export const cardOnly = (start: SubmissionStart, input = 'customer'): Submission => {
  const rig = posted(start, input);
  rig.settle('postSubmission', 'cardRefused');
  return rig;
};

/** Card-only mode, and another card is on its way. */
export const savingCard = (start: SubmissionStart, input = 'customer'): Submission => {
  const rig = cardOnly(start, input);
  press(rig, 'press-2', 'card-token-2');
  return rig;
};

/** The first POST got no answer, and the lists show nothing of it. */
export const missing = (start: SubmissionStart): Submission => {
  const rig = posted(start);
  rig.settle('postSubmission', 'unknown');
  rig.settle('reconcile', 'missing');
  return rig;
};

/** The ways in which it stays unknown what the server has done. */
export const lost = ['unknown', 'crashed'];

/** The POSTs that are on their way. */
export const posts = (rig: Submission) =>
  rig.live().filter(({ src }) => src === 'submit' || src === 'confirm');

export const expectFailure = (rig: Submission, failure: SubmissionFailure): void =>
  expect(selectFailure(rig.snapshot())).toEqual(failure);

/** The card was refused, in the server's words. */
export const expectCardRefused = (rig: Submission): void =>
  expect(selectFailure(rig.snapshot())).toMatchObject({
    kind: 'cardRefused',
    messages: ['Your card was declined.'],
  });

/** The steps can be changed and sent again; the card entry is as it was. */
export const expectOpenSteps = (rig: Submission, fields: readonly string[]): void => {
  expect([selectIsBusy(rig.snapshot()), selectIsCardOnly(rig.snapshot())]).toEqual([false, false]);
  expect(rig.reports).toEqual([{ type: 'submission.returned', fields }]);
};

/** The steps can be changed and sent again, under a key of their own. */
export const expectReturned = (rig: Submission, fields: readonly string[]): void => {
  expectOpenSteps(rig, fields);
  press(rig, 'press-9');
  expect(rig.inputOf('postSubmission')).toEqual(firstPost('press-9'));
};

/**
 * S4.stepperSubmission.3: card-only mode, the card step cleared and reopened; the next card goes to the validation
 * endpoint.
 */
export const expectCardOnly = (rig: Submission, times = 1): void => {
  expect([selectIsBusy(rig.snapshot()), selectIsCardOnly(rig.snapshot())]).toEqual([false, true]);
  expect(rig.reports).toEqual(Array.from({ length: times }, () => ({ type: 'card.reopened' })));
  press(rig, 'press-9', 'card-token-9');
  expect(rig.inputOf('postSubmission')).toEqual({
    endpoint: 'card',
    body: business,
    card: { ...cardToken, token: 'card-token-9' },
    intentId: null,
    key: 'press-9',
  });
};

/** Nothing is sent or read until Retry is pressed, and nothing else can be. */
export const expectRetryOnly = (rig: Submission, checked: boolean): void => {
  expectFailure(rig, { kind: 'noResponse', checked });
  expect([selectIsBusy(rig.snapshot()), selectCanRetry(rig.snapshot())]).toEqual([false, true]);
  press(rig, 'press-9');
  rig.send({ type: 'submission.postponed' });
  expect(rig.live()).toHaveLength(1);
  expect(rig.snapshot().status).toBe('active');
};
