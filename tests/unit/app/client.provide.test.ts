import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { selectIsSettled, selectUser } from '../../../machines/session/session/session.selectors';
import { CALL_TIMEOUT_MS } from '../../../src/domain/limits';
import { decidedSession } from '../../../src/app/environment/client';
import { aoife, enter, lost, ok, uuid } from '../../support/system/provide/card-dialogs';

const authUser = 'GET /api/auth/user';
const sean = { ...aoife, uuid: 'u2' };
const expired = { code: 401, message: 'Please sign in.' };
const readCall = 'GET /api/x';
const writeCall = 'POST /api/x';

describe('a read with a 401 response', () => {
  const read = async (users: readonly (() => unknown)[]) => {
    const system = await enter({
      [authUser]: (_request, nth) => (users[nth - 1] ?? users.at(-1))?.(),
      [readCall]: (_request, nth) => (nth === 1 ? expired : { code: 200, response: 'read' }),
    });
    const answer = await system.client.request({ url: '/api/x' }).then(
      ({ response }) => response,
      (error: unknown) => (error as { readonly kind?: string }).kind,
    );
    return { ...system, answer };
  };

  it('is repeated once if the session is valid', async () => {
    const { answer, sent } = await read([ok(aoife)]);
    expect([answer, sent(readCall).length, sent(authUser).length]).toEqual(['read', 2, 2]);
  });

  it.each([
    ['nobody is signed in', () => expired],
    ['somebody else is', ok(sean)],
    ['nobody can tell', lost],
  ])('is refused if %s', async (_what, user) => {
    const { answer, sent } = await read([ok(aoife), user]);
    expect([answer, sent(readCall).length]).toEqual(['unauthorized', 1]);
  });

  it('by a visitor is refused, even if someone has signed in since', async () => {
    const { answer } = await read([() => expired, ok(aoife)]);
    expect(answer).toBe('unauthorized');
  });

  it('by a visitor, answered late, is not repeated, though the session was checked in the meantime', async () => {
    let refuse: (answer: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => (refuse = resolve));
    const { client, sent } = await enter({
      [authUser]: () => expired,
      [readCall]: (_request, nth) => (nth === 1 ? late : expired),
    });
    const first = client.request({ url: '/api/x' });
    await expect(client.request({ url: '/api/x' })).rejects.toMatchObject({ kind: 'unauthorized' });
    refuse(expired);
    await expect(first).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(sent(readCall)).toHaveLength(2);
  });

  it('answered late, but sent before the session was confirmed, causes no second check', async () => {
    let refuse: (answer: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => (refuse = resolve));
    const system = await enter({
      [authUser]: ok(aoife),
      [readCall]: (_request, nth) =>
        nth === 1 ? late : nth === 2 ? expired : { code: 200, response: 'read' },
    });
    const first = system.client.request({ url: '/api/x' });
    expect((await system.client.request({ url: '/api/x' })).response).toBe('read');
    refuse(expired);
    expect((await first).response).toBe('read');
    expect(system.sent(authUser)).toHaveLength(2);
    await waitFor(system.services.get('session'), selectIsSettled, { timeout: 5000 });
  });
});

describe('a write', () => {
  it.each([
    ['the same person is signed in in another tab', ok(aoife), uuid],
    ['nobody is, as far as this browser knows', ok(aoife), null],
    ['nobody is signed in here', () => expired, 'u2'],
  ])('is sent if %s', async (_what, user, last) => {
    const { client, tabs, sent } = await enter({ [authUser]: user, [writeCall]: () => ({ code: 200 }) });
    tabs.last = last;
    await client.request({ url: '/api/x', method: 'post' });
    expect(sent(writeCall)).toHaveLength(1);
  });

  it('is blocked if someone else signed in in another tab, and this tab is told', async () => {
    const { client, tabs, sent, services } = await enter({ [authUser]: ok(aoife) });
    const told = vi.spyOn(services.get('tabs'), 'send');
    tabs.last = 'u2';
    await expect(client.request({ url: '/api/x', method: 'post' })).rejects.toMatchObject({ code: 409 });
    expect(sent(writeCall)).toEqual([]);
    expect(told.mock.calls).toEqual([[{ type: 'tabs.heard', account: 'u2', registering: false }]]);
  });
});

describe('what the client encounters', () => {
  it('is shown, reported, or passed to the new-version bar', async () => {
    const system = await enter({
      [authUser]: ok(aoife),
      [writeCall]: (_request, nth) => ({ code: 200, message: 'Done.', version: `v${nth}` }),
      [`GET /api/user/${uuid}/cards/view`]: ok([{ id: 1 }]),
    });
    const told = vi.spyOn(system.services.get('newVersion'), 'send');
    for (let write = 0; write < 3; write += 1) await system.client.request({ url: '/api/x', method: 'post' });
    expect(system.notices()[0]).toMatchObject({ type: 'success', title: 'Done.' });
    expect(told.mock.calls).toEqual([[{ type: 'version.expired' }]]);
    system.services.get('cards').send({ type: 'resource.requested', owner: uuid });
    await vi.waitFor(() => expect(system.failures).toHaveLength(1));
    expect(String(system.failures[0])).toContain('/api/user/…/cards/view');
  });
});

describe('who is signed in', () => {
  it('may change before a response arrives, which then belongs to no one', async () => {
    let answer: (late: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => (answer = resolve));
    const { client, services } = await enter({
      [authUser]: (_request, nth) => (nth === 1 ? ok(aoife) : ok(sean))(),
      [readCall]: () => late,
    });
    const asked = client.request({ url: '/api/x' });
    services.get('session').send({ type: 'session.recheckRequested' });
    await vi.waitFor(() => expect(selectUser(services.get('session').getSnapshot())?.uuid).toBe('u2'));
    answer({ code: 200, response: 'read' });
    await expect(asked).rejects.toThrow();
  });

  it('is awaited as long as two calls may take, and no longer than the caller waits', async () => {
    const { environment, services } = await enter({
      [authUser]: (_request, nth) => (nth === 1 ? ok(aoife)() : new Promise(() => undefined)),
    });
    services.get('session').send({ type: 'session.userChanged' });
    const controller = new AbortController();
    const decided = decidedSession(environment, controller.signal);
    controller.abort();
    await expect(decided).rejects.toThrow();
    vi.useFakeTimers();
    const waited = decidedSession(environment).catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(2 * CALL_TIMEOUT_MS);
    vi.useRealTimers();
    expect(await waited).toContain('Timeout');
  });
});
