import { expect } from 'vitest';
import { aoife, cardToken } from '../../../../machines/samples';
import { business } from '../../../../machines/registration/submission/submission.fixtures';
import { selectProgress } from '../../../../machines/registration/submission/submission.selectors';
import type { SubmissionRequest } from '../../../../machines/registration/submission/submission.types';
import {
  confirming,
  expectCardOnly,
  expectFailure,
  expectOpenSteps,
  expectRetryOnly,
  firstPost,
  lost,
  missing,
  posted,
  posts,
  press,
  savingCard,
  type Submission,
  type SubmissionScenarios,
} from './submission.steps';

const completed = { kind: 'completed', uuid: aoife.uuid };

/** The lists are read, and nothing is sent meanwhile. */
const expectReading = (rig: Submission, request: Partial<SubmissionRequest>): void => {
  expect(posts(rig)).toEqual([]);
  expect(selectProgress(rig.snapshot())).toBe('checking');
  expect(rig.inputOf('reconcile')).toMatchObject({ customer: aoife.uuid, request });
};

const accountsKept = (rig: Submission): number => rig.effectsOf('keepKnownAccounts').length;

export const lostReplies: SubmissionScenarios = {
  'D4.9: the card accounts that exist are noted at each press, and not when the same request is repeated'(
    start,
  ) {
    const visitor = posted(start, 'visitor');
    visitor.settle('postSubmission', 'unknown');
    visitor.send({ type: 'submission.retried' });
    expect(accountsKept(visitor)).toBe(1);
    const rig = confirming(start);
    rig.settle('cardAuthentication/confirm', 'unknown');
    expect(rig.inputOf('reconcile')).toHaveProperty('knownAccounts', null);
    expect(accountsKept(rig)).toBe(1);
    expect(accountsKept(savingCard(start))).toBe(2);
  },
  'D4.9: after a lost reply a customer’s lists are read before anything is sent again'(start) {
    for (const ending of lost) {
      const rig = posted(start);
      rig.settle('postSubmission', ending);
      expectReading(rig, firstPost('press-1'));
      const confirmation = confirming(start);
      confirmation.settle('cardAuthentication/confirm', ending);
      expectReading(confirmation, { body: business, intentId: 'pi_1' });
    }
  },
  'D4.9: a profile that turns out to exist is complete'(start) {
    for (const rig of [posted(start), savingCard(start)]) {
      rig.settle('postSubmission', 'unknown');
      rig.settle('reconcile', 'committed');
      expect(rig.snapshot().output).toMatchObject({ kind: 'completed' });
    }
    const rig = confirming(start);
    rig.settle('cardAuthentication/confirm', 'unknown');
    rig.settle('reconcile', 'committed');
    expect(rig.snapshot().output).toEqual(completed);
  },
  'D4.9: a profile that does not exist leads back to the steps; a changed one is a new request'(start) {
    for (const [token, body] of [
      ['card-token-9', business],
      [cardToken.token, { ...business, profileType: 'personal' }],
    ] as const) {
      const rig = missing(start);
      expectFailure(rig, { kind: 'noResponse', checked: true });
      expectOpenSteps(rig, []);
      press(rig, 'press-9', token, body);
      const card = { ...cardToken, token };
      expect(rig.inputOf('postSubmission')).toEqual({ ...firstPost('press-9'), body, card });
    }
  },
  'D4.9: a request without effect may still arrive: pressed again unchanged, it keeps its key'(start) {
    const rig = missing(start);
    press(rig, 'press-9');
    expect(rig.inputOf('postSubmission')).toEqual(firstPost('press-1'));
    rig.settle('postSubmission', 'refused');
    press(rig, 'press-10');
    expect(rig.inputOf('postSubmission')).toEqual(firstPost('press-10'));
  },
  'D4.9: a card of card-only mode without effect is deleted, and another can be entered'(start) {
    const rig = savingCard(start);
    rig.settle('postSubmission', 'unknown');
    rig.settle('reconcile', 'missing');
    expect(rig.inputOf('deleteCard')).toMatchObject({ token: 'card-token-2' });
    rig.settle('deleteCard', 'deleted');
    expectFailure(rig, { kind: 'noResponse', checked: true });
    expectCardOnly(rig, 2);
  },
  'D4.9: a confirmation without effect is repeated with its own key, and is not a second one'(start) {
    const rig = confirming(start);
    const { key } = rig.inputOf('cardAuthentication/confirm') as SubmissionRequest;
    rig.settle('cardAuthentication/confirm', 'unknown');
    rig.settle('reconcile', 'missing');
    expectRetryOnly(rig, true);
    rig.send({ type: 'submission.retried' });
    expect(rig.live().map(({ path }) => path)).toEqual([
      '',
      'cardAuthentication',
      'cardAuthentication/confirm',
    ]);
    expect(rig.inputOf('cardAuthentication/confirm')).toEqual({ ...firstPost(key), intentId: 'pi_1' });
    rig.settle('cardAuthentication/confirm', 'completed');
    expect(rig.snapshot().output).toEqual(completed);
  },
  'D4.9: while the lists cannot be read Retry reads them again, and sends nothing'(start) {
    const rig = posted(start);
    rig.settle('postSubmission', 'unknown');
    for (const ending of ['offline', 'offline']) {
      rig.settle('reconcile', ending);
      expectRetryOnly(rig, false);
      rig.send({ type: 'submission.retried' });
      expectReading(rig, firstPost('press-1'));
    }
    rig.settle('reconcile', 'committed');
    expect(rig.snapshot().output).toMatchObject({ kind: 'completed' });
  },
  'D4.9: a visitor repeats the same request with the same key if the backend supports it'(start) {
    for (const ending of lost) {
      const rig = posted(start, 'visitor');
      rig.settle('postSubmission', ending);
      expectRetryOnly(rig, false);
      rig.send({ type: 'submission.retried' });
      expect(rig.inputOf('postSubmission')).toEqual(firstPost('press-1'));
      rig.settle('postSubmission', 'completed');
      expect(rig.snapshot().output).toEqual(completed);
    }
  },
  'D4.9: a visitor repeats a confirmation, and the card of card-only mode, with the same key'(start) {
    for (const ending of lost) {
      const rig = confirming(start, 'visitor');
      const sent = rig.inputOf('cardAuthentication/confirm');
      rig.settle('cardAuthentication/confirm', ending);
      expectRetryOnly(rig, false);
      rig.send({ type: 'submission.retried' });
      expect(rig.inputOf('cardAuthentication/confirm')).toEqual(sent);
    }
    const rig = savingCard(start, 'visitor');
    rig.settle('postSubmission', 'unknown');
    rig.send({ type: 'submission.retried' });
    expect(rig.inputOf('postSubmission')).toEqual({
      ...firstPost('press-2'),
      card: { ...cardToken, token: 'card-token-2' },
      endpoint: 'card',
    });
  },
  'D4.9: if the backend does not support it, a visitor is told to check their email'(start) {
    for (const ending of lost) {
      const rig = posted(start, 'visitorUnrepeatable');
      rig.settle('postSubmission', ending);
      expect(rig.snapshot().output).toEqual({ kind: 'outcomeUnknown' });
      const confirmation = confirming(start, 'visitorUnrepeatable');
      confirmation.settle('cardAuthentication/confirm', ending);
      expect(confirmation.snapshot().output).toEqual({ kind: 'outcomeUnknown' });
    }
  },
};
