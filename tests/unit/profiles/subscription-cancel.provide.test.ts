import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectHasFailed,
  selectMessages,
} from '../../../machines/session/form-submission/form-submission.selectors';
import { selectIsLoading, selectSubscriptions } from '../../../machines/app/resource/resource.selectors';
import { personalPremium } from '../../../machines/samples';
import { selectUser } from '../../../machines/session/session/session.selectors';
import {
  selectForm,
  selectReason,
} from '../../../machines/profiles/subscription-cancel/subscription-cancel.selectors';
import { provideSubscriptionCancel } from '../../../src/features/profiles/subscription-cancel/subscription-cancel.provide';
import type { Answers } from '../../support/system/play-system';
import { calls, config, enter, lost, ok, uuid } from '../../support/system/provide/card-dialogs';

const running = { id: 31, card_id: 11, type: 'personal', cancellable: true, price: 999 };
const ending = { ...running, cancellable: false, endsOn: '2026-12-14' };
const other = { ...running, id: 32 };

const cancelCall = `DELETE /api/user/${uuid}/subscriptions/cancel/${personalPremium.id}`;
const viewCall = calls.subscriptions;
const accountsCall = calls.accounts;
const navCall = 'GET /api/content/nav';
const refused = () => ({ code: 403, message: 'This subscription cannot be cancelled.' });

async function open(changed: Answers = {}) {
  const system = await enter({
    'GET /api/config': config('auth', 'cancel-reason'),
    [viewCall]: ok([running]),
    [cancelCall]: () => ({ code: 200, message: 'Your Premium subscription was cancelled.' }),
    ...changed,
  });
  const dialog = createActor(provideSubscriptionCancel(system.environment), {
    input: { customer: uuid, subscription: personalPremium, asksReason: true },
  }).start();
  const settled = () => waitFor(dialog, (snapshot) => !snapshot.hasTag('busy'), { timeout: 5000 });
  const press = async (reason = '', key = 'press-1') => {
    const values = { subscription: personalPremium.id, reason };
    selectForm(dialog.getSnapshot())?.send({ type: 'form.submitted', values, key });
    await settled();
    return dialog.getSnapshot();
  };
  const form = () => {
    const submission = selectForm(dialog.getSnapshot());
    if (submission === undefined) throw new Error('The dialog is closed');
    return submission.getSnapshot();
  };
  const list = system.services.get('subscriptions');
  return { ...system, dialog, press, form, list };
}

describe('cancelling Premium', () => {
  it('deletes the subscription, without a body if no reason is given, and shows a notice', async () => {
    const { press, sent, notices } = await open();
    expect((await press('  ')).output).toEqual({ kind: 'cancelled' });
    expect(sent(cancelCall)).toMatchObject([{ body: '', key: 'press-1' }]);
    expect(notices()).toMatchObject([{ type: 'success', title: 'Your Premium subscription was cancelled.' }]);
  });

  it('sends the reason, trimmed', async () => {
    const { press, sent } = await open();
    await press(' I moved to Cork ');
    expect(sent(cancelCall)).toMatchObject([{ body: 'reason=I+moved+to+Cork' }]);
  });

  it('S4.subscription.1: marks card accounts, navigation and subscriptions stale, reloads navigation and what is shown', async () => {
    const { press, sent, services, list } = await open();
    for (const name of ['subscriptions', 'cardAccounts'] as const)
      services.get(name).send({ type: 'resource.requested', owner: uuid });
    await waitFor(list, (snapshot) => selectSubscriptions(snapshot) !== null, { timeout: 5000 });
    for (const name of ['cardAccounts', 'links'] as const)
      await waitFor(services.get(name), (now) => !selectIsLoading(now), { timeout: 5000 });
    const before = [navCall, viewCall, accountsCall].map((call) => sent(call).length);
    await press();
    await waitFor(list, (snapshot) => !selectIsLoading(snapshot), { timeout: 5000 });
    await waitFor(services.get('links'), (snapshot) => !selectIsLoading(snapshot), { timeout: 5000 });
    expect([navCall, viewCall, accountsCall].map((call) => sent(call).length)).toEqual(
      before.map((count) => count + 1),
    );
  });

  it('S4.subscription.1: if zero subscriptions load the premium flag is cleared', async () => {
    const { press, list, services } = await open({ [viewCall]: ok([]) });
    await press();
    await waitFor(list, (snapshot) => selectSubscriptions(snapshot) !== null, { timeout: 5000 });
    expect(selectUser(services.get('session').getSnapshot())?.premium).toBe(false);
  });

  it('S4.subscription.1, D7.1: a failed load clears no premium flag', async () => {
    const { press, list, services } = await open({ [viewCall]: () => ({ code: 500 }) });
    await press();
    await waitFor(list, (snapshot) => snapshot.hasTag('failed'), { timeout: 5000 });
    expect(selectUser(services.get('session').getSnapshot())?.premium).toBe(true);
  });

  it('shows the message of a refusal in the dialog, and in no notice', async () => {
    const { press, form, notices } = await open({ [cancelCall]: refused });
    await press();
    expect([selectMessages(form()), notices()]).toEqual([['This subscription cannot be cancelled.'], []]);
  });

  it.each([
    ['is gone from the list', [other]],
    ['ends already', [ending, other]],
  ])('a refusal for what %s counts as cancelled', async (_, left) => {
    const { press, list } = await open({ [cancelCall]: refused, [viewCall]: ok(left) });
    expect((await press()).output).toEqual({ kind: 'cancelled' });
    expect(selectSubscriptions(list.getSnapshot())).toHaveLength(left.length);
  });

  it('a refusal is shown if it was never cancellable, or the list cannot be read', async () => {
    const views = [ok([{ ...running, cancellable: false }]), ok([{ ...running, id: null }])];
    for (const view of [...views, () => ({ code: 500 })]) {
      const { press, form } = await open({ [cancelCall]: refused, [viewCall]: view });
      await press();
      expect(selectMessages(form())).toEqual(['This subscription cannot be cancelled.']);
    }
  });

  it('another refusal is shown without reading the list', async () => {
    const { press, form, sent } = await open({
      [cancelCall]: () => ({ code: 400, message: 'No.' }),
      [viewCall]: ok([]),
    });
    await press();
    expect([selectMessages(form()), sent(viewCall)]).toEqual([['No.'], []]);
  });

  it.each([
    ['it cannot be cancelled any more', [{ ...running, cancellable: false }]],
    ['it ends', [ending]],
    ['it is gone', []],
  ])('D4.9: after a lost response the list is read, and it counts as cancelled if %s', async (_, left) => {
    const { press, sent, list } = await open({
      [cancelCall]: lost,
      [viewCall]: (_request, nth) => ({ code: 200, response: nth === 1 ? [running] : left }),
    });
    list.send({ type: 'resource.requested', owner: uuid });
    await waitFor(list, (snapshot) => selectSubscriptions(snapshot) !== null, { timeout: 5000 });
    expect((await press()).output).toEqual({ kind: 'cancelled' });
    expect(sent(cancelCall)).toHaveLength(1);
  });

  it('D4.9: another subscription that could be cancelled says nothing about this one', async () => {
    const kept = { ...running, cancellable: false };
    const { press, form, list } = await open({ [cancelCall]: lost, [viewCall]: ok([other, kept]) });
    list.send({ type: 'resource.requested', owner: uuid });
    await waitFor(list, (snapshot) => selectSubscriptions(snapshot) !== null, { timeout: 5000 });
    await press();
    expect(selectHasFailed(form())).toBe(true);
  });

  it('D4.9: after a lost response, and if the list cannot be read, nothing is sent again', async () => {
    const { press, form, sent } = await open({
      [cancelCall]: lost,
      [viewCall]: (_request, nth) => (nth <= 2 ? { code: 500 } : { code: 200, response: [] }),
    });
    for (const _ of ['first', 'second']) {
      await press();
      expect(selectHasFailed(form())).toBe(true);
    }
    expect((await press()).output).toEqual({ kind: 'cancelled' });
    expect(sent(cancelCall)).toHaveLength(1);
  });

  it('a 401 leaves no doubt: a refusal after it is a refusal', async () => {
    const { press, form } = await open({
      [cancelCall]: (_request, nth) => (nth === 1 ? { code: 401 } : refused()),
      [viewCall]: ok([{ ...running, cancellable: false }]),
    });
    await press();
    expect(selectHasFailed(form())).toBe(true);
    await press();
    expect(selectMessages(form())).toEqual(['This subscription cannot be cancelled.']);
  });

  it('keeps the typed reason until the dialog closes', async () => {
    const { dialog, drafts, environment } = await open();
    expect(selectReason(dialog.getSnapshot())).toBe('');
    dialog.send({ type: 'reason.edited', reason: 'I moved' });
    expect(drafts.any()).toBe(true);
    const again = createActor(provideSubscriptionCancel(environment), {
      input: { customer: uuid, subscription: personalPremium, asksReason: true },
    }).start();
    expect(selectReason(again.getSnapshot())).toBe('I moved');
    again.send({ type: 'dialog.closed' });
    expect(drafts.any()).toBe(false);
  });

  it('leaves the changed lists stale if the person leaves before the response', async () => {
    const { dialog, press, services, sent } = await open({
      [cancelCall]: () => new Promise(() => undefined),
    });
    const lists = (['cardAccounts', 'subscriptions', 'links'] as const).map((name) => services.get(name));
    for (const list of lists) {
      list.send({ type: 'resource.requested', owner: uuid });
      await waitFor(list, (snapshot) => snapshot.matches('fresh'), { timeout: 5000 });
    }
    void press().catch(() => undefined);
    await vi.waitFor(() => expect(sent(cancelCall)).toHaveLength(1));
    dialog.stop();
    expect(lists.map((list) => list.getSnapshot().matches('stale'))).toEqual([true, true, true]);
  });
});
