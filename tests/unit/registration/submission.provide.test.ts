import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { selectNotices } from '../../../machines/app/notifications/notifications.selectors';
import type { SubmissionRequest } from '../../../machines/registration/submission/submission.types';
import type { CardToken } from '../../../src/domain/entities';
import { answerOf } from '../../support/system/provide/one-actor';
import { addProfile, register, submissionOf, typed } from '../../support/system/provide/payloads';
import { customer, enterProfile } from '../../support/system/provide/profile-world';
import { card, enterWorld, type World } from '../../support/system/provide/wizard-world';

type Answer = NonNullable<World['answers']>[number];

const request: SubmissionRequest = {
  endpoint: 'profile',
  body: { profileType: 'business', values: { ...typed, companyName: 'Byrne Design Ltd' } },
  card: null,
  intentId: null,
  key: 'press-1',
};

describe('the server’s response to a registration', () => {
  const text = 'Not like this.';
  const refused = (code: number, field: string) => ({ code, message: text, errors: { [field]: text } });
  const refusal = (field: string) => ({ kind: 'refused', messages: [text], fields: { [field]: text } });

  const required = { code: 402, stripe_action: { payment_intent_client_secret: 'pi_1_secret_x' } };
  const asksBank = { kind: 'paymentRequired', uuid: 'v1' };
  const response = { uuid: 'v1' };

  it.each<[string, Answer, CardToken | null, object]>([
    ['that it is there', { code: 200, message: text, response }, null, { kind: 'completed', uuid: 'v1' }],
    [
      'that somebody has it already',
      refused(409, 'email'),
      null,
      { ...refusal('email'), emailIsKnown: true },
    ],
    ['that this is no address', refused(400, 'email'), null, refusal('email')],
    ['that something else is in the way', refused(409, 'companyName'), null, refusal('companyName')],
    [
      'that the card is refused, and not whose it would be',
      { code: 400, stripe: true, message: text, response: {} },
      card,
      { kind: 'cardRefused', messages: [text], uuid: null },
    ],
    [
      'that the bank asks',
      { ...required, response },
      card,
      { ...asksBank, challenge: 'payment pi_1_secret_x' },
    ],
    ['that it asks without a card', { ...required, response }, null, { ...asksBank, challenge: '' }],
    ['nothing', { code: 500 }, null, { kind: 'unknown' }],
  ])('is passed only to the wizard: %s', async (_what, answer, of, heard) => {
    const { environment, asked } = await enterWorld({ answers: [answer] });
    const before = asked.length;
    const machine = submissionOf(register()(environment));
    expect(await answerOf(machine, 'submit', { ...request, card: of })).toStrictEqual(heard);
    expect(selectNotices(environment.app().system.get('notifications').getSnapshot())).toEqual([]);
    expect(asked.slice(before)).toEqual([]);
  });
});

describe('without a card', () => {
  it('none is sent to complete a held profile, and none is deleted', async () => {
    const { environment, sent } = await enterWorld();
    const machine = submissionOf(register()(environment));
    const completion = answerOf(machine, 'submit', { ...request, endpoint: 'card' });
    await expect(completion).rejects.toThrow('can be completed only with a card');
    expect(await answerOf(machine, 'deleteCard', { token: null, key: 'press-1.delete' })).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('a submission without a response', () => {
  const account = { accountId: 7, ref: 'BC-7', nickname: 'Byrne Design Ltd', owner: true, active: true };

  /** The chart of a customer who has these card accounts, and whose requests get no answer. */
  async function unanswered(cardAccounts: readonly object[]) {
    const { environment, server, load } = await enterProfile({ cardAccounts });
    await load('cardAccounts');
    const machine = submissionOf(addProfile()(environment));
    const quiet = machine.provide({
      actions: { reportReturn: () => undefined, reopenCard: () => undefined },
    });
    const wizard = createActor(quiet, { input: { customer, repeatable: true } }).start();
    const press = async () => {
      server.replies.push(() => 'lost');
      wizard.send({ type: 'submission.requested', body: request.body, card: null, key: 'press-1' });
      return waitFor(wizard, (snapshot) => !snapshot.hasTag('busy'), { timeout: 5000 });
    };
    return { machine, server, press };
  }

  it('is looked for among the accounts that are new since the press', async () => {
    const { server, press } = await unanswered([account]);
    expect(await press()).toMatchObject({ value: 'entering', context: { knownAccounts: ['7'] } });
    server.lists.cardAccounts = [account, { ...account, accountId: 8 }];
    expect(await press()).toMatchObject({ value: 'completed' });
  });

  it('cannot be looked for if no one is signed in, or nothing was submitted', async () => {
    const { machine } = await unanswered([]);
    for (const input of [
      { customer: null, request, knownAccounts: [] },
      { customer, request: null, knownAccounts: [] },
    ])
      await expect(answerOf(machine, 'reconcile', input)).rejects.toThrow('There is nothing to look up');
  });
});
