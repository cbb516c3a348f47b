import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import { createUnanswered } from '../../../src/app/environment/unanswered';

const failure = (kind: 'network' | 'rejected' | 'unauthorized', outcomeUnknown: boolean) =>
  new ApiError({ kind, code: 0, messages: [], outcomeUnknown });

describe('what was sent and never answered', () => {
  it('is what a failure leaves open, until the server has said what it did', () => {
    const unanswered = createUnanswered();
    expect(unanswered.has('one')).toBe(false);
    unanswered.note('one', failure('network', true));
    expect([unanswered.has('one'), unanswered.has('other')]).toEqual([true, false]);
    unanswered.note('one', failure('rejected', false));
    expect(unanswered.has('one')).toBe(true);
    unanswered.settle('one');
    expect(unanswered.has('one')).toBe(false);
  });

  it('is nothing where the server refused, or asked who it is', () => {
    const unanswered = createUnanswered();
    unanswered.note('one', failure('rejected', false));
    unanswered.note('one', failure('unauthorized', true));
    expect(unanswered.has('one')).toBe(false);
  });
});
