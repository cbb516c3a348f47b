import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectIsUnderWay,
  selectSwitchFailure,
  selectWished,
} from '../../../machines/profiles/account-switches/account-switches.selectors';
import { selectCardAccounts, selectIsLoading } from '../../../machines/app/resource/resource.selectors';
import { provideAccountSwitches } from '../../../src/features/profiles/account-switches/account-switches.provide';
import { answerOf } from '../../support/system/provide/one-actor';
import { customer, enterProfile, type Server } from '../../support/system/provide/profile-world';

const account = (active: boolean, accountId = 7) => ({
  accountId,
  ref: 'BC-0007',
  nickname: 'Byrne & Daughters Ltd',
  owner: true,
  active,
  isPremium: false,
});

/** Another account, which stays as it is. */
const other = account(true, 8);

const commit = (server: Server, active: boolean) => {
  server.lists.cardAccounts = [other, account(active)];
};

const enter = async (active = true) => {
  const world = await enterProfile({ cardAccounts: [other, account(active)] });
  await world.load('cardAccounts');
  const actor = createActor(provideAccountSwitches(world.environment), { input: { customer } }).start();
  let presses = 0;
  const { app } = world;
  const shown = () =>
    selectWished(actor.getSnapshot(), '7') ??
    selectCardAccounts(app.system.get('cardAccounts').getSnapshot())?.find(
      ({ accountId }) => accountId === '7',
    )?.active;
  const seen: unknown[] = [];
  actor.subscribe(() => seen.push(shown()));
  return {
    ...world,
    press: (active: boolean) =>
      actor.send({ type: 'switch.requested', accountId: '7', active, key: `press-${(presses += 1)}` }),
    settled: () => waitFor(actor, (snapshot) => !selectIsUnderWay(snapshot, '7'), { timeout: 5000 }),
    failure: () => selectSwitchFailure(actor.getSnapshot(), '7'),
    /** What the switch shows, and what it has shown since it was pressed first. */
    shown,
    seen,
  };
};

describe('the switch of an account', () => {
  it('sends enable and disable without a body, each under the key of its press', async () => {
    const { server, press, settled } = await enter();
    press(false);
    await settled();
    press(true);
    await settled();
    expect(server.writes).toEqual([
      { call: 'POST /cards/business/7/disable', fields: {}, key: 'press-1' },
      { call: 'POST /cards/business/7/enable', fields: {}, key: 'press-2' },
    ]);
  });

  it('shows the requested state until the list is read again', async () => {
    const { app, server, press, settled, seen, readsOf, notices } = await enter();
    server.replies.push(() => {
      commit(server, false);
      return { code: 200, message: 'The account is disabled.' };
    });
    press(false);
    await settled();
    await vi.waitFor(() => expect(readsOf('cardAccounts')).toBe(2));
    await vi.waitFor(() => expect(selectIsLoading(app.system.get('cardAccounts').getSnapshot())).toBe(false));
    expect(new Set(seen)).toEqual(new Set([false]));
    expect(notices()).toEqual([['success', 'The account is disabled.']]);
  });

  it('keeps an accepted change even if the list cannot be read afterwards', async () => {
    const { server, press, settled, shown, failure } = await enter();
    server.lists.cardAccounts = null;
    press(false);
    await settled();
    expect([shown(), failure()]).toEqual([false, null]);
  });

  it('reverts if the server refuses, with its message in the row and no notice', async () => {
    const { server, press, settled, shown, failure, notices } = await enter();
    server.replies.push(() => ({ code: 403, message: 'This account is closed.' }));
    press(false);
    await settled();
    expect(shown()).toBe(true);
    expect(failure()).toMatchObject({ kind: 'refused', messages: ['This account is closed.'] });
    expect(notices()).toEqual([]);
  });

  it.each([false, true])(
    'reads the list after a lost response, and accepts the requested state: %s',
    async (wished) => {
      const { server, press, settled, shown, failure } = await enter(!wished);
      server.replies.push(() => {
        commit(server, wished);
        return 'lost';
      });
      press(wished);
      await settled();
      expect([shown(), failure(), server.writes.length]).toEqual([wished, null, 1]);
    },
  );

  it('says that the state is unknown if the list cannot be read; the same press is the same request', async () => {
    const { server, press, settled, shown, failure } = await enter();
    server.replies.push(() => 'lost');
    server.lists.cardAccounts = null;
    press(false);
    await settled();
    expect([shown(), failure()]).toEqual([
      true,
      expect.objectContaining({ kind: 'noResponse', checked: false }),
    ]);
    commit(server, true);
    server.replies.push(() => {
      commit(server, false);
      return { code: 200 };
    });
    press(false);
    await settled();
    expect(server.writes.map(({ key }) => key)).toEqual(['press-1', 'press-1']);
    expect([shown(), failure()]).toEqual([false, null]);
  });

  it('removes that message once the list has been read', async () => {
    const { app, server, press, settled, failure } = await enter();
    server.replies.push(() => 'lost');
    server.lists.cardAccounts = null;
    press(false);
    await settled();
    expect(failure()).not.toBeNull();
    commit(server, false);
    app.system.get('cardAccounts').send({ type: 'resource.reloaded', owner: customer });
    await vi.waitFor(() => expect(failure()).toBeNull());
  });

  it('ends in the last of several quick changes', async () => {
    const { server, press, settled, shown } = await enter();
    const take = ({ call }: { readonly call: string }) => {
      commit(server, call.endsWith('enable'));
      return { code: 200 };
    };
    server.replies.push(take, take, take);
    press(false);
    press(true);
    press(false);
    press(true);
    expect(shown()).toBe(true);
    await settled();
    expect(server.writes.map(({ call }) => call)).toEqual([
      'POST /cards/business/7/disable',
      'POST /cards/business/7/enable',
    ]);
    expect(shown()).toBe(true);
  });

  it('does not treat a cleared list as one without the account', async () => {
    const { app, server, press, settled, failure } = await enter();
    server.replies.push(() => {
      app.system.get('cardAccounts').send({ type: 'resource.cleared' });
      return 'lost';
    });
    server.lists.cardAccounts = null;
    press(false);
    await settled();
    expect(failure()).toMatchObject({ kind: 'noResponse', checked: false });
  });

  it('is unknown after a lost response, and not refused after an exception in the app', async () => {
    const { environment, server } = await enter();
    const wish = { customer, accountId: '7', active: false, key: 'press-1' };
    server.replies.push(() => 'lost');
    const asked = answerOf(provideAccountSwitches(environment), 'switchAccount', wish);
    expect(await asked).toEqual({ kind: 'unknown' });
    const request = () => Promise.reject(new Error('broken'));
    const broken = provideAccountSwitches({ ...environment, client: { ...environment.client, request } });
    await expect(answerOf(broken, 'switchAccount', wish)).rejects.toThrow('broken');
  });
});
