import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectIsReconciling,
  selectIsSubmitting,
  selectMessages,
} from '../../../machines/session/form-submission/form-submission.selectors';
import { ApiError } from '../../../src/api/api-error';
import { provideForm } from '../../../src/features/session/form-submission/form-submission.provide';
import { answerOf } from '../../support/system/provide/one-actor';

/** Sends a form whose call fails like this. */
async function send(failure: Error) {
  const form = createActor(provideForm({ submit: () => Promise.reject(failure) })).start();
  let looked = false;
  form.subscribe((snapshot) => {
    looked ||= selectIsReconciling(snapshot);
  });
  form.send({ type: 'form.submitted', values: {}, key: 'press-1' });
  const end = await waitFor(form, (snapshot) => !selectIsSubmitting(snapshot), { timeout: 5000 });
  return { value: end.value, messages: selectMessages(end), looked };
}

describe('a plain form', () => {
  it('does not show a fault of the program as a refusal', async () => {
    expect(await send(new TypeError('values is undefined'))).toEqual({
      value: { failed: 'outcomeUnknown' },
      messages: [],
      looked: false,
    });
  });

  it('that cannot look up a lost response says at once that it failed', async () => {
    const lost = { kind: 'network', code: 503, messages: ['No connection.'], outcomeUnknown: true } as const;
    expect(await send(new ApiError(lost))).toEqual({
      value: { failed: 'outcomeUnknown' },
      messages: [],
      looked: false,
    });
  });

  it('that is accepted without more leads nowhere and asks for no second step', async () => {
    const form = createActor(provideForm({ submit: () => Promise.resolve({}) })).start();
    form.send({ type: 'form.submitted', values: {}, key: 'press-1' });
    const { value, context } = await waitFor(form, (snapshot) => !selectIsSubmitting(snapshot), {
      timeout: 5000,
    });
    expect([value, context.location, context.factors]).toEqual(['completed', null, []]);
  });

  it('says which result cannot be looked up', async () => {
    const form = provideForm({ submit: () => Promise.resolve({}) });
    await expect(answerOf(form, 'reconcile', { sought: {}, press: null })).rejects.toThrow(
      'The result of this form cannot be looked up',
    );
  });
});
