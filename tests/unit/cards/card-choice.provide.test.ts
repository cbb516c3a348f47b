import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { selectForm, selectIsBusy } from '../../../machines/cards/card-choice/card-choice.selectors';
import { selectMessages } from '../../../machines/session/form-submission/form-submission.selectors';
import { accountUse, subscriptionUse } from '../../../src/domain/cards/card-use';
import { byrneDesign, personalPremium } from '../../../machines/samples';
import { provideCardChoice } from '../../../src/features/cards/card-choice/card-choice.provide';
import type { Answers } from '../../support/system/play-system';
import { calls, enter, lost, ok, uuid, wire } from '../../support/system/provide/card-dialogs';

const TRAVEL = '12';
const uses = {
  account: accountUse(byrneDesign, true),
  subscription: subscriptionUse(personalPremium),
} as const;
const attachCalls = {
  account: `POST /api/user/${uuid}/cards/set-account-card/41/${TRAVEL}`,
  subscription: `PATCH /api/user/${uuid}/subscriptions/31/set-card/${TRAVEL}`,
} as const;
type Kind = keyof typeof uses;
const kinds: readonly Kind[] = ['account', 'subscription'];

/** The account and the subscription are paid by this card, and others beside them by none of the customer’s. */
const paidBy = (cardId: unknown): Answers => ({
  [calls.accounts]: ok([
    { ...wire.account, accountId: 40, cardId: 99 },
    { ...wire.account, cardId },
  ]),
  [calls.subscriptions]: ok([
    { ...wire.premium, id: 30, card_id: 99 },
    { ...wire.premium, card_id: cardId },
  ]),
});

/** Opens the dialog for an account or a subscription, in both lists paid by the card 11. */
async function open(kind: Kind, changed: Answers, lists: Parameters<typeof enter>[1] = []) {
  const done = () => ({ code: 200, message: 'The card was changed.' });
  const system = await enter(
    { [attachCalls.account]: done, [attachCalls.subscription]: done, ...paidBy(11), ...changed },
    lists,
  );
  const use = uses[kind];
  const dialog = createActor(provideCardChoice(system.environment), {
    input: { customer: uuid, use, knownCards: null },
  }).start();
  const press = async (key = 'press-1') => {
    dialog.send({ type: 'card.chosen', cardId: TRAVEL });
    const values = { target: { customer: uuid, use }, cardId: TRAVEL };
    selectForm(dialog.getSnapshot())?.send({ type: 'form.submitted', values, key });
    return waitFor(dialog, (snapshot) => snapshot.status === 'done' || !selectIsBusy(snapshot), {
      timeout: 5000,
    });
  };
  const form = () => {
    const submission = selectForm(dialog.getSnapshot());
    if (submission === undefined) throw new Error('The dialog asks nothing');
    return submission.getSnapshot();
  };
  return { ...system, dialog, press, form };
}

describe.each(kinds)('choosing the card of an account or a subscription: %s', (kind) => {
  const call = attachCalls[kind];
  const list = calls[kind === 'account' ? 'accounts' : 'subscriptions'];
  const other = calls[kind === 'account' ? 'subscriptions' : 'accounts'];

  it('sends both in the path without a body, shows a notice, and reads its list again', async () => {
    const { press, sent, notices } = await open(kind, {});
    expect((await press()).output).toEqual({ kind: 'changed' });
    expect(sent(call)).toMatchObject([{ body: '', key: 'press-1' }]);
    expect(notices()).toMatchObject([{ type: 'success', title: 'The card was changed.' }]);
    expect([sent(list).length, sent(other).length, sent(calls.cards).length]).toEqual([1, 0, 1]);
  });

  it('also reads the other list again if it was requested before', async () => {
    const { press, sent } = await open(kind, {}, ['cards', 'cardAccounts', 'subscriptions']);
    await press();
    await vi.waitFor(() =>
      expect([sent(list).length, sent(other).length, sent(calls.cards).length]).toEqual([2, 2, 1]),
    );
  });

  it('leaves both lists stale if the person leaves before the response', async () => {
    const lists = ['cardAccounts', 'subscriptions'] as const;
    const { dialog, press, services, sent } = await open(
      kind,
      { [call]: () => new Promise(() => undefined) },
      lists,
    );
    void press().catch(() => undefined);
    await vi.waitFor(() => expect(sent(call)).toHaveLength(1));
    dialog.stop();
    expect(lists.map((name) => services.get(name).getSnapshot().matches('stale'))).toEqual([true, true]);
  });

  it('keeps the server’s message in the dialog if the card was not attached', async () => {
    const { press, form, notices, sent } = await open(kind, {
      [call]: () => ({ code: 400, message: 'This card has expired.' }),
    });
    expect((await press()).status).toBe('active');
    expect([selectMessages(form()), notices()]).toEqual([['This card has expired.'], []]);
    expect([sent(list).length, sent(calls.cards).length]).toEqual([1, 2]);
  });

  it.each([12, '12', 'card_12'])(
    'is complete after a lost response if the next press is refused: the list names %s',
    async (cardId) => {
      const { press } = await open(kind, {
        [call]: (_request, nth) => (nth === 1 ? lost() : { code: 403, message: 'No.' }),
        ...paidBy(cardId),
      });
      await press();
      expect((await press('press-2')).output).toEqual({ kind: 'changed' });
    },
  );

  it.each([
    ['its list', list],
    ['the cards', calls.cards],
  ])('stays open with the server’s message after a refusal if %s cannot be read', async (_what, unread) => {
    const { press, form } = await open(kind, {
      [call]: () => ({ code: 403, message: 'No.' }),
      [unread]: lost,
    });
    expect((await press()).value).toEqual({ choosing: 'asking' });
    expect(selectMessages(form())).toEqual(['No.']);
  });

  it('stays open with the server’s message if the account or subscription is gone', async () => {
    const { press, form } = await open(kind, {
      [call]: () => ({ code: 404, message: 'There is no such thing.' }),
      [calls.accounts]: ok([]),
      [calls.subscriptions]: ok([]),
    });
    expect((await press()).value).toEqual({ choosing: 'asking' });
    expect(selectMessages(form())).toEqual(['There is no such thing.']);
  });

  it('stays open with the server’s message if the card is gone', async () => {
    const { press, form } = await open(kind, {
      [call]: () => ({ code: 404, message: 'There is no such card.' }),
      [calls.cards]: ok([wire.everyday]),
    });
    expect((await press()).value).toEqual({ choosing: 'asking' });
    expect(selectMessages(form())).toEqual(['There is no such card.']);
  });
});
