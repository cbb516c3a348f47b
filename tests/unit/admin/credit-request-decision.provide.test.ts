import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor, type AnyActor } from 'xstate';
import { selectIsReady } from '../../../machines/app/app/app.selectors';
import { waiting } from '../../../machines/admin/credit-request-decision/credit-request-decision.fixtures';
import {
  selectApproval,
  selectDecline,
  selectIsBusy,
  selectReason,
  selectRequest,
} from '../../../machines/admin/credit-request-decision/credit-request-decision.selectors';
import { selectMessages } from '../../../machines/session/form-submission/form-submission.selectors';
import { selectNotices } from '../../../machines/app/notifications/notifications.selectors';
import { provideCreditRequestDecision } from '../../../src/features/admin/credit-request-decision/credit-request-decision.provide';
import { playSystem, type Answers } from '../../support/system/play-system';

const { uuid } = waiting;
const readCall = `GET /api/admin/credit-account-requests/${uuid}`;
const approveCall = `POST /api/admin/credit-account-requests/${uuid}/approve`;
const declineCall = `POST /api/admin/credit-account-requests/${uuid}/decline`;

const ok = (response: unknown) => () => ({ code: 200, response });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const approved = { ...waiting, status: 'approved', identifier: 'BP-1' };
const declined = { ...waiting, status: 'declined', reason: 'Not known.' };

const answers: Answers = {
  'GET /api/config': ok({
    stripePublicKey: 'pk_test_1',
    hasContact: false,
    premiumEnabled: false,
    demo: false,
    extensions: ['auth', 'admin'],
  }),
  'GET /api/premium/config': () => ({ code: 500 }),
  'GET /api/auth/user': ok(null),
  'GET /api/content/nav': ok([]),
  [readCall]: ok(waiting),
  [approveCall]: ok(approved),
  [declineCall]: ok(declined),
};

/** What the server says to one call after the other; the last stays. */
const inTurn = (...replies: readonly (() => unknown)[]) => {
  let turn = 0;
  return () => {
    const reply = replies[Math.min(turn, replies.length - 1)];
    turn += 1;
    return reply?.();
  };
};

const running: AnyActor[] = [];
afterEach(() => running.splice(0).forEach((actor) => actor.stop()));

async function open(changed: Record<string, () => unknown> = {}) {
  const system = playSystem({ ...answers, ...changed });
  await waitFor(system.root, selectIsReady, { timeout: 5000 });
  const start = async () => {
    const actor = createActor(provideCreditRequestDecision(system.environment), { input: { uuid } }).start();
    running.push(actor);
    await waitFor(actor, (now) => !selectIsBusy(now), { timeout: 5000 });
    return actor;
  };
  const screen = await start();
  const press = async (reason?: string) => {
    screen.send({ type: reason === undefined ? 'approval.chosen' : 'decline.chosen' });
    const form = selectApproval(screen.getSnapshot()) ?? selectDecline(screen.getSnapshot());
    form?.send({ type: 'form.submitted', values: { uuid, reason }, key: 'press-1' });
    await waitFor(screen, (now) => !selectIsBusy(now), { timeout: 5000 });
    return screen.getSnapshot();
  };
  return { ...system, screen, start, press };
}

describe('a credit account request', () => {
  it('is read; a 404 makes it unknown, a missing response does not', async () => {
    expect((await open()).screen.getSnapshot().value).toBe('pending');
    expect((await open({ [readCall]: () => ({ code: 404 }) })).screen.getSnapshot().value).toBe('unknown');
    expect((await open({ [readCall]: lost })).screen.getSnapshot().value).toBe('unloaded');
  });

  it('is approved, and read again for the account number', async () => {
    const { press } = await open({ [readCall]: inTurn(ok(waiting), ok(approved)) });
    const now = await press();
    expect([now.value, selectRequest(now)]).toMatchObject([{ decided: 'here' }, { identifier: 'BP-1' }]);
  });

  it('is declined with the trimmed reason', async () => {
    const { press, sent } = await open({ [readCall]: inTurn(ok(waiting), ok(declined)) });
    const now = await press(' Not known. ');
    expect(sent(declineCall).map(({ body, key }) => [new URLSearchParams(body).get('reason'), key])).toEqual([
      ['Not known.', 'press-1'],
    ]);
    expect([now.value, selectRequest(now)]).toMatchObject([{ decided: 'here' }, { reason: 'Not known.' }]);
  });

  it('counts as decided by this admin if the response was lost and the request has the wanted decision', async () => {
    const { press } = await open({ [readCall]: inTurn(ok(waiting), ok(approved)), [approveCall]: lost });
    expect((await press()).value).toEqual({ decided: 'here' });
  });

  it('counts as decided by someone else if it has another decision', async () => {
    const refused = () => ({ code: 409, message: 'This request has already been decided.' });
    const { press } = await open({ [readCall]: inTurn(ok(waiting), ok(declined)), [approveCall]: refused });
    const now = await press();
    expect([now.value, selectRequest(now)?.status]).toEqual([{ decided: 'meanwhile' }, 'declined']);
  });

  it('is still pending if the response was lost and nothing has changed', async () => {
    const { press } = await open({ [approveCall]: lost });
    expect((await press()).value).toEqual({ approving: 'noResponse' });
  });

  it('keeps the server’s message if it was refused and is still pending', async () => {
    const refused = () => ({ code: 400, message: 'Please say more.' });
    const { press, services } = await open({ [declineCall]: refused });
    const now = await press('No');
    expect(selectNotices(services.get('notifications').getSnapshot())).toEqual([]);
    expect(now.value).toEqual({ declining: 'asking' });
    const form = selectDecline(now)?.getSnapshot();
    expect(form && selectMessages(form)).toEqual(['Please say more.']);
  });
});

it('the lookup stops when no one waits for it', async () => {
  const { client, screen, press } = await open({
    [readCall]: inTurn(ok(waiting), () => new Promise(() => undefined)),
    [approveCall]: lost,
  });
  const calls = vi.spyOn(client, 'call').mock.calls;
  const read = () => calls.map(([request]) => request).find(({ url }) => readCall.endsWith(url));
  void press().catch(() => undefined);
  await vi.waitFor(() => expect(read()?.signal?.aborted).toBe(false));
  screen.stop();
  expect(read()?.signal?.aborted).toBe(true);
});

describe('a reason that was typed but not sent', () => {
  it('is restored after a reload, only for its own request, and deleted when the dialog is closed', async () => {
    const { screen, start, environment } = await open();
    screen.send({ type: 'decline.chosen' });
    screen.send({ type: 'reason.edited', reason: 'Not known' });
    const reloaded = await start();
    reloaded.send({ type: 'decline.chosen' });
    expect(selectReason(reloaded.getSnapshot())).toBe('Not known');
    reloaded.send({ type: 'reason.edited', reason: ' ' });
    expect(environment.adapters.drafts.any()).toBe(false);
    environment.adapters.drafts.save('credit-request-decline', { uuid: 'another', reason: 'Other' });
    const other = await start();
    other.send({ type: 'decline.chosen' });
    expect(selectReason(other.getSnapshot())).toBe('');
    other.send({ type: 'dialog.closed' });
    expect(environment.adapters.drafts.any()).toBe(false);
  });
});
