import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { lookOnly as texts } from '#messages/session/look-only';
import {
  selectHasFailed,
  selectIsCompleted,
  selectIsSubmitting,
  selectMessages,
} from '../../../machines/session/form-submission/form-submission.selectors';
import { selectHasRefused } from '../../../machines/session/look-only/look-only.selectors';
import { deleteProfile } from '../../../src/api/calls/settings';
import type { provideForm } from '../../../src/features/session/form-submission/form-submission.provide';
import { provideLookOnly } from '../../../src/features/session/impersonation/look-only.provide';
import { contractCalls } from '../../support/contract/contract-calls';
import { aoife, enter, lost, ok } from '../../support/system/provide/card-dialogs';
import { actorOf } from '../../support/system/provide/one-actor';
import type { Answers } from '../../support/system/play-system';

const authUser = 'GET /api/auth/user';
const actCall = 'POST /api/admin/act';
const seenBy = (lookOnly: boolean) => ({
  ...aoife,
  impersonate: true,
  impersonation: { reason: 'a call', startedAt: '2026-11-20T10:00:00Z', lookOnly },
});

/** An admin who looks. Who is signed in says `users`, the first before the reason is sent. */
async function act(users: readonly (() => unknown)[], changed: Answers = {}) {
  const system = await enter({
    [authUser]: (_request, nth) => (users[nth - 1] ?? users.at(-1))?.(),
    [actCall]: () => ({ code: 200 }),
    ...changed,
  });
  const told = vi.spyOn(system.services.get('session'), 'send');
  const machine = actorOf(provideLookOnly(system.environment), 'form') as ReturnType<typeof provideForm>;
  const form = createActor(machine, { clock: system.clock }).start();
  form.send({ type: 'form.submitted', values: { reason: ' a card ' }, key: 'press-1' });
  const sent = await waitFor(form, (snapshot) => !selectIsSubmitting(snapshot), { timeout: 5000 });
  return {
    notices: system.notices(),
    request: system.requests.find(({ call }) => call === actCall),
    completed: selectIsCompleted(sent),
    failed: selectHasFailed(sent),
    messages: selectMessages(sent),
    told: told.mock.calls.map(([event]) => event.type),
  };
}

describe('acting for a customer after looking', () => {
  it('sends the reason although writes are refused, and reads who is signed in', async () => {
    const { request, completed, told, notices } = await act([ok(seenBy(true)), ok(seenBy(false))]);
    expect([request?.key, Object.fromEntries(new URLSearchParams(request?.body))]).toEqual([
      'press-1',
      { reason: 'a card' },
    ]);
    expect([completed, told, notices]).toEqual([true, ['session.recheckRequested'], []]);
  });

  it.each([
    ['the admin still only looks', ok(seenBy(true))],
    ['nobody is signed in', () => ({ code: 401 })],
    ['somebody is signed in who does not act', ok(aoife)],
  ])('is refused if afterwards %s', async (_what, user) => {
    const { completed, messages } = await act([ok(seenBy(true)), user]);
    expect([completed, messages]).toEqual([false, [texts.notBegun]]);
  });

  it('reads who is signed in after a lost response, but not after a refusal', async () => {
    const after = await act([ok(seenBy(true))], { [actCall]: lost });
    expect([after.failed, after.told]).toEqual([true, ['session.recheckRequested']]);
    const refused = await act([ok(seenBy(true))], { [actCall]: () => ({ code: 403, message: 'Not now.' }) });
    expect([refused.messages, refused.told, refused.notices]).toEqual([['Not now.'], [], []]);
    const unknown = await act([ok(seenBy(true))], { [actCall]: () => ({ code: 401 }) });
    expect(unknown.told).not.toContain('session.recheckRequested');
  });
});

it('a write of an admin who only looks is not sent, and the banner hears of it', async () => {
  const system = await enter({ [authUser]: ok(seenBy(true)) });
  const banner = createActor(provideLookOnly(system.environment), { clock: system.clock }).start();
  await waitFor(system.services.get('session'), (snapshot) => snapshot.hasTag('settled'));
  await expect(deleteProfile(system.environment.client, aoife.uuid)).rejects.toMatchObject({
    kind: 'rejected',
    code: 403,
  });
  expect(selectHasRefused(banner.getSnapshot())).toBe(true);
  expect(system.requests.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
});

it('a banner that is gone no longer listens to the session', async () => {
  const system = await enter({ [authUser]: ok(seenBy(true)) });
  const listening = vi.spyOn(system.services.get('session'), 'on');
  const banner = createActor(provideLookOnly(system.environment), { clock: system.clock }).start();
  const [subscription] = listening.mock.results.map(({ value }) => value as { unsubscribe(): void });
  if (!subscription) throw new Error('The banner does not listen');
  const ended = vi.spyOn(subscription, 'unsubscribe');
  banner.stop();
  expect(ended).toHaveBeenCalledOnce();
});

it('of all calls of the contract, an admin who only looks sends only reads and the request to act', async () => {
  const system = await enter({ [authUser]: ok(seenBy(true)), [actCall]: () => ({ code: 200 }) });
  const { client } = system.environment;
  await waitFor(system.services.get('session'), (snapshot) => snapshot.hasTag('settled'));
  for (const call of Object.values(contractCalls)) await call(client, {}).catch(() => undefined);
  const sent = system.requests.map(({ call }) => call);
  expect(sent.filter((call) => !call.startsWith('GET'))).toEqual([actCall]);
  expect(new Set(sent).size).toBeGreaterThan(20);
});

it('a write of an admin who acts is sent, and the banner hears of nothing', async () => {
  const system = await enter({
    [authUser]: ok(seenBy(false)),
    [`DELETE /api/user/${aoife.uuid}/profile/delete`]: () => ({ code: 200 }),
  });
  const banner = createActor(provideLookOnly(system.environment), { clock: system.clock }).start();
  await waitFor(system.services.get('session'), (snapshot) => snapshot.hasTag('settled'));
  await deleteProfile(system.environment.client, aoife.uuid).catch(() => undefined);
  expect(selectHasRefused(banner.getSnapshot())).toBe(false);
  expect(system.requests.filter(({ call }) => !call.startsWith('GET'))).toHaveLength(1);
});
