import { expect } from 'vitest';
import { aoife } from '../../../../machines/samples';
import { application } from '../../../../machines/registration/submission/submission.fixtures';
import {
  selectFailure,
  selectProgress,
} from '../../../../machines/registration/submission/submission.selectors';
import {
  cardOnly,
  expectCardOnly,
  expectCardRefused,
  expectFailure,
  expectReturned,
  firstPost,
  posted,
  posts,
  press,
  pressWithoutCard,
  savingCard,
  type SubmissionScenarios,
} from './submission.steps';

const known = 'This email address is already registered.';

export const posting: SubmissionScenarios = {
  'S4.stepperSubmission.1: the values of the steps are posted, and an OK completes'(start) {
    const rig = posted(start);
    expect(rig.inputOf('postSubmission')).toEqual(firstPost('press-1'));
    expect(selectProgress(rig.snapshot())).toBe('sending');
    rig.settle('postSubmission', 'completed');
    expect(rig.snapshot().output).toEqual({ kind: 'completed', uuid: aoife.uuid });
  },
  'an application without a card step is posted and completes, too'(start) {
    const rig = start('visitor');
    pressWithoutCard(rig);
    expect(rig.inputOf('postSubmission')).toEqual({
      endpoint: 'profile',
      body: application,
      card: null,
      intentId: null,
      key: 'press-1',
    });
    rig.settle('postSubmission', { resolve: { kind: 'completed', uuid: null } });
    expect(rig.snapshot().output).toEqual({ kind: 'completed', uuid: null });
  },
  'further presses during a request do nothing'(start) {
    const rig = posted(start);
    press(rig, 'press-2');
    rig.send({ type: 'submission.retried' });
    rig.send({ type: 'submission.postponed' });
    expect(posts(rig)).toHaveLength(1);
    expect(rig.inputOf('postSubmission')).toEqual(firstPost('press-1'));
  },
  'a refusal leads back to the steps, reports the fields it names, and the next press is a new request'(
    start,
  ) {
    const rig = posted(start, 'visitor');
    rig.settle('postSubmission', 'refused');
    expectFailure(rig, { kind: 'refused', messages: [known], fields: { email: known } });
    expectReturned(rig, ['email']);
    expect(selectFailure(rig.snapshot())).toBeNull();
  },
  'S8.unknownError: a payment-required response while the card step is absent is an unknown error'(start) {
    const rig = start('customer');
    pressWithoutCard(rig);
    rig.settle('postSubmission', 'paymentRequired');
    expectFailure(rig, { kind: 'unknownError' });
    expectReturned(rig, []);
  },
  'S4.stepperSubmission.4: an error flagged as a card-provider error switches to card-only mode'(start) {
    const rig = cardOnly(start);
    expectCardRefused(rig);
    expect(rig.isRunning('deleteCard')).toBe(false);
    expectCardOnly(rig);
  },
  'an error flagged as a card-provider error while the card step is absent leads back to the steps'(start) {
    const rig = start('customer');
    pressWithoutCard(rig);
    rig.settle('postSubmission', 'cardRefused');
    expectCardRefused(rig);
    expectReturned(rig, []);
  },
  'S4.stepperSubmission.3: in card-only mode a card that is refused, for any reason, can be replaced by another'(
    start,
  ) {
    for (const ending of ['cardRefused', 'refused']) {
      const rig = savingCard(start);
      rig.settle('postSubmission', ending);
      if (ending === 'refused')
        expectFailure(rig, { kind: 'refused', messages: [known], fields: { email: known } });
      expectCardOnly(rig, 2);
    }
  },
  'S4.stepperSubmission.3: in card-only mode a valid card completes'(start) {
    const rig = savingCard(start, 'visitor');
    rig.settle('postSubmission', { resolve: { kind: 'completed', uuid: null } });
    expect(rig.snapshot().output).toEqual({ kind: 'completed', uuid: aoife.uuid });
  },
  'card-only mode sends nothing without a card'(start) {
    const rig = cardOnly(start);
    pressWithoutCard(rig, 'press-2');
    expect(posts(rig)).toEqual([]);
    expectCardOnly(rig);
  },
  'D4.10: the card can be postponed once the account exists, and not before'(start) {
    const rig = start('visitor');
    rig.send({ type: 'submission.postponed' });
    expect(rig.snapshot().status).toBe('active');
    const locked = cardOnly(start, 'visitor');
    locked.send({ type: 'submission.postponed' });
    expect(locked.snapshot().output).toEqual({ kind: 'postponed', uuid: aoife.uuid });
  },
};
