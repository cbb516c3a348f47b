import { describe, expect, it } from 'vitest';
import type { SubmissionRequest } from '../../../machines/submission/submission.types';
import { answerOf } from './one-actor';
import { addProfile, register, submissionOf, typed } from './payloads';
import { customer, enterProfile } from './profile-world';
import { enterWorld } from './wizard-world';

const request: SubmissionRequest = {
  endpoint: 'profile',
  body: { profileType: 'business', values: { ...typed, companyName: 'Byrne Design Ltd' } },
  card: null,
  intentId: null,
  key: 'press-1',
};

describe('what the server says to a registration', () => {
  const text = 'Not like this.';
  const refused = (code: number, field: string) => ({ code, message: text, errors: { [field]: text } });
  const refusal = (field: string) => ({ kind: 'refused', messages: [text], fields: { [field]: text } });

  it.each([
    ['that somebody has it already', refused(409, 'email'), { ...refusal('email'), emailIsKnown: true }],
    ['that this is no address', refused(400, 'email'), refusal('email')],
    ['that something else is in the way', refused(409, 'companyName'), refusal('companyName')],
    [
      'that the card is refused, and not whose it would be',
      { code: 400, stripe: true, message: text, response: {} },
      { kind: 'cardRefused', messages: [text], uuid: null },
    ],
    ['nothing', { code: 500 }, { kind: 'unknown' }],
  ])('is heard: %s', async (_what, answer, heard) => {
    const { environment } = await enterWorld({ answers: [answer] });
    expect(await answerOf(submissionOf(register()(environment)), 'submit', request)).toStrictEqual(heard);
  });
});

describe('a submission that got no answer', () => {
  const account = { accountId: 7, ref: 'BC-7', nickname: 'Byrne Design Ltd', owner: true, active: true };

  /** A new profile is submitted and gets no answer, while the customer has these card accounts. */
  async function unanswered(cardAccounts: readonly object[]) {
    const { environment, server, load } = await enterProfile({ cardAccounts });
    await load('cardAccounts');
    const machine = submissionOf(addProfile()(environment));
    const submit = async (of: Partial<SubmissionRequest> = {}) => {
      server.replies.push(() => 'lost');
      expect(await answerOf(machine, 'submit', { ...request, ...of })).toEqual({ kind: 'unknown' });
    };
    await submit();
    const reconcile = (input: object = { customer, request }) => answerOf(machine, 'reconcile', input);
    return { server, submit, reconcile };
  }

  it('is looked for among what was not there before the press, also after its confirmation', async () => {
    const { server, submit, reconcile } = await unanswered([account]);
    expect(await reconcile()).toEqual({ committed: false });
    server.lists.cardAccounts = [account, { ...account, accountId: 8 }];
    expect(await reconcile()).toEqual({ committed: true });
    await submit({ intentId: 'pi_1' });
    expect(await reconcile()).toEqual({ committed: true });
    await submit({ key: 'press-2' });
    expect(await reconcile()).toEqual({ committed: false });
  });

  it('cannot be looked for where nobody is signed in, or nothing was submitted', async () => {
    const { reconcile } = await unanswered([]);
    for (const input of [
      { customer: null, request },
      { customer, request: null },
    ])
      await expect(reconcile(input)).rejects.toThrow('Nothing can be looked up');
  });
});
