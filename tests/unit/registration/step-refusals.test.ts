import { describe, expect, it } from 'vitest';
import type { SubmissionFailure } from '../../../machines/registration/submission/submission.types';
import { failureWords } from '../../../src/features/registration/submission/failure-words';
import { refusalsOf, startOf } from '../../../src/features/registration/step-frame/step-values';

describe('the server’s field errors', () => {
  const values = { phone: '087', email: 'known@example.com', billingStreet: '1 Main Street' };
  const context = { values, profileType: 'personal' } as const;
  const step = { id: 'accountDetails', fields: ['phoneNumber', 'email', 'billingAddress'] } as const;
  const refused = {
    kind: 'refused',
    messages: ['No.'],
    fields: { phoneNumber: 'Wrong phone.', email: 'Known.', companyName: 'Wrong name.' },
  } satisfies SubmissionFailure;

  it('are shown at the fields of the step, by their own names', () => {
    const now = startOf('accountDetails', context, { email: null });
    expect(refusalsOf(step, refused, context, now)).toEqual({ phone: 'Wrong phone.', email: 'Known.' });
  });

  it('disappear at fields that were changed since', () => {
    const changed = { ...context, values: { ...values, email: 'new@example.com' } };
    const now = startOf('accountDetails', changed, { email: null });
    expect(refusalsOf(step, refused, context, now)).toEqual({ phone: 'Wrong phone.' });
  });

  it('for a registered email are shown only above the steps', () => {
    const now = startOf('accountDetails', context, { email: null });
    const known = { ...refused, emailIsKnown: true };
    expect(refusalsOf(step, known, context, now)).toEqual({ phone: 'Wrong phone.' });
  });

  it('are shown above the steps if no field matches, and never twice', () => {
    const failure = { ...refused, messages: ['No.', 'Known.'] };
    expect(failureWords(failure, { cardOnly: false, noResponse: false, steps: [step] }).said).toEqual([
      'No.',
      'Wrong name.',
    ]);
    expect(failureWords(failure, { cardOnly: false, noResponse: false, steps: [] }).said).toEqual([
      'No.',
      'Known.',
      'Wrong phone.',
      'Wrong name.',
    ]);
  });

  it('are empty if nothing was refused', () => {
    const now = startOf('accountDetails', context, { email: null });
    expect(refusalsOf(step, { kind: 'unknownError' }, context, now)).toEqual({});
    expect(refusalsOf(step, null, null, now)).toEqual({});
  });
});
