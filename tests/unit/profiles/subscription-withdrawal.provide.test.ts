import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectHasFailed,
  selectMessages,
} from '../../../machines/session/form-submission/form-submission.selectors';
import { personalPremium } from '../../../machines/samples';
import { selectUser } from '../../../machines/session/session/session.selectors';
import {
  selectForm,
  selectIsWithdrawn,
  selectWithdrawal,
} from '../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.selectors';
import { provideSubscriptionWithdrawal } from '../../../src/features/profiles/subscription-withdrawal/subscription-withdrawal.provide';
import type { Answers } from '../../support/system/play-system';
import { calls, config, enter, lost, ok, uuid } from '../../support/system/provide/card-dialogs';

const running = { id: 31, card_id: 11, type: 'personal', cancellable: true, price: 999 };
const other = { ...running, id: 32, type: 'business' };
const refund = {
  id: 72,
  number: 'R-2026-0008',
  date: '2026-11-22T10:05:00Z',
  description: 'Withdrawal from Personal Premium',
  amount: -999,
  currency: 'EUR',
};

const withdrawCall = `POST /api/user/${uuid}/subscriptions/${personalPremium.id}/withdraw`;
const viewCall = calls.subscriptions;
const receiptsCall = `GET /api/user/${uuid}/receipts`;
const TOO_LATE = 'The time to withdraw from this contract is over.';
const refused = () => ({ code: 409, message: TOO_LATE });
const done = ok({ withdrawnAt: '2026-11-22T10:05:00Z', receipt: refund });

async function open(changed: Answers = {}) {
  const system = await enter({
    'GET /api/config': config('auth', 'receipts', 'withdrawal'),
    [receiptsCall]: ok([]),
    [withdrawCall]: done,
    ...changed,
  });
  const dialog = createActor(provideSubscriptionWithdrawal(system.environment), {
    input: { customer: uuid, subscription: personalPremium },
  }).start();
  const settled = () => waitFor(dialog, (snapshot) => !snapshot.hasTag('busy'), { timeout: 5000 });
  const press = async (key = 'press-1') => {
    const values = { subscription: personalPremium.id };
    selectForm(dialog.getSnapshot())?.send({ type: 'form.submitted', values, key });
    await settled();
    return dialog.getSnapshot();
  };
  const form = () => {
    const submission = selectForm(dialog.getSnapshot());
    if (submission === undefined) throw new Error('The question is answered');
    return submission.getSnapshot();
  };
  const keys = () => system.sent(withdrawCall).map(({ key }) => key);
  return { ...system, dialog, press, form, keys };
}

describe('withdrawing from a contract', () => {
  it('sends it without a body, and keeps what the server recorded, without a notice', async () => {
    const { press, sent, notices } = await open();
    const snapshot = await press();
    expect(sent(withdrawCall)).toMatchObject([{ body: '', key: 'press-1' }]);
    expect([selectIsWithdrawn(snapshot), selectWithdrawal(snapshot)]).toEqual([
      true,
      { withdrawnAt: '2026-11-22T10:05:00Z', receipt: { ...refund, id: '72' } },
    ]);
    expect(notices()).toEqual([]);
  });

  it('clears the premium flag with the last subscription', async () => {
    const { press, services } = await open();
    await press();
    expect(selectUser(services.get('session').getSnapshot())?.premium).toBe(false);
  });

  it('D7.1: completes even if the list cannot be read again, and then clears no flag', async () => {
    const { press, services } = await open({ [viewCall]: () => ({ code: 500 }) });
    expect(selectWithdrawal(await press())).not.toBeNull();
    expect(selectUser(services.get('session').getSnapshot())?.premium).toBe(true);
  });

  it('shows the message of a refusal in the dialog, and in no notice', async () => {
    const { press, form, notices } = await open({ [withdrawCall]: refused, [viewCall]: ok([running]) });
    await press();
    expect([selectMessages(form()), notices()]).toEqual([[TOO_LATE], []]);
  });

  it.each([404, 409])('a %i for one that is gone from the list counts as withdrawn', async (code) => {
    const { press } = await open({ [withdrawCall]: () => ({ code }), [viewCall]: ok([other]) });
    const snapshot = await press();
    expect([selectIsWithdrawn(snapshot), selectWithdrawal(snapshot)]).toEqual([true, null]);
  });

  it('a 409 is shown if the subscription may be among unreadable records', async () => {
    const { press, form } = await open({
      [withdrawCall]: refused,
      [viewCall]: ok([{ ...running, id: null }]),
    });
    await press();
    expect(selectMessages(form())).toEqual([TOO_LATE]);
  });

  it('another refusal is shown without reading the list, and so is one if the list cannot be read', async () => {
    const forbidden = await open({ [withdrawCall]: () => ({ code: 403, message: 'No.' }) });
    await forbidden.press();
    expect([selectMessages(forbidden.form()), forbidden.sent(viewCall)]).toEqual([['No.'], []]);
    const unread = await open({ [withdrawCall]: refused, [viewCall]: () => ({ code: 500 }) });
    await unread.press();
    expect(selectMessages(unread.form())).toEqual([TOO_LATE]);
  });
});

describe('a withdrawal whose response is lost', () => {
  it('is checked at once, and complete if the subscription is gone', async () => {
    const { press, keys } = await open({ [withdrawCall]: lost });
    const snapshot = await press();
    expect([selectIsWithdrawn(snapshot), selectWithdrawal(snapshot), keys()]).toEqual([
      true,
      null,
      ['press-1'],
    ]);
  });

  it('is otherwise sent again with its key, after another check', async () => {
    const { press, form, keys, sent } = await open({
      [withdrawCall]: (_request, nth) => (nth === 1 ? lost() : done()),
      [viewCall]: (_request, nth) => ({ code: 200, response: nth < 3 ? [running] : [] }),
    });
    await press();
    expect([selectHasFailed(form()), sent(viewCall).length]).toEqual([true, 1]);
    expect(selectWithdrawal(await press('press-2'))).not.toBeNull();
    expect(keys()).toEqual(['press-1', 'press-1']);
    expect(sent(viewCall)).toHaveLength(3);
  });

  it('is not sent again while it cannot be checked', async () => {
    const { press, form, keys } = await open({
      [withdrawCall]: (_request, nth) => (nth === 1 ? lost() : done()),
      [viewCall]: (_request, nth) => (nth < 3 ? { code: 500 } : { code: 200, response: [] }),
    });
    await press();
    await press();
    expect([selectHasFailed(form()), keys()]).toEqual([true, ['press-1']]);
    expect(selectIsWithdrawn(await press())).toBe(true);
    expect(keys()).toEqual(['press-1']);
  });

  it('leaves the changed lists stale if the person leaves before the response', async () => {
    const { dialog, press, services, sent } = await open({
      [withdrawCall]: () => new Promise(() => undefined),
      [viewCall]: ok([running]),
    });
    const names = ['cardAccounts', 'subscriptions', 'receipts', 'links'] as const;
    const lists = names.map((name) => services.get(name));
    for (const list of lists) {
      list.send({ type: 'resource.requested', owner: uuid });
      await waitFor(list, (snapshot) => snapshot.matches('fresh'), { timeout: 5000 });
    }
    void press().catch(() => undefined);
    await vi.waitFor(() => expect(sent(withdrawCall)).toHaveLength(1));
    dialog.stop();
    expect(lists.map((list) => list.getSnapshot().matches('stale'))).toEqual([true, true, true, true]);
  });
});
