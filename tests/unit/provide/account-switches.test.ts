import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  selectIsUnderWay,
  selectSwitchFailure,
  selectWished,
} from '../../../machines/account-switches/account-switches.selectors';
import { selectCardAccounts } from '../../../machines/resource/resource.selectors';
import { provideAccountSwitches } from '../../../src/provide/account-switches';
import { customer, enterProfile, type Server } from './profile-world';

const account = (active: boolean) => ({
  accountId: 7,
  ref: 'BC-0007',
  nickname: 'Byrne & Daughters Ltd',
  owner: true,
  active,
  isPremium: false,
});

const commit = (server: Server, active: boolean) => {
  server.lists.cardAccounts = [account(active)];
};

const enter = async () => {
  const world = await enterProfile({ cardAccounts: [account(true)] });
  await world.load('cardAccounts');
  const actor = createActor(provideAccountSwitches(world.environment), { input: { customer } }).start();
  let presses = 0;
  const { app } = world;
  return {
    ...world,
    press: (active: boolean) =>
      actor.send({ type: 'switch.requested', accountId: '7', active, key: `press-${(presses += 1)}` }),
    settled: () => vi.waitFor(() => expect(selectIsUnderWay(actor.getSnapshot(), '7')).toBe(false)),
    failure: () => selectSwitchFailure(actor.getSnapshot(), '7'),
    /** What the switch shows. */
    shown: () =>
      selectWished(actor.getSnapshot(), '7') ??
      selectCardAccounts(app.system.get('cardAccounts').getSnapshot())?.[0]?.active,
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

  it('shows the wish until the list that is read again says it', async () => {
    const { server, press, settled, shown, readsOf, notices } = await enter();
    server.replies.push(() => {
      commit(server, false);
      return { code: 200, message: 'The account is disabled.' };
    });
    press(false);
    expect(shown()).toBe(false);
    await settled();
    expect(shown()).toBe(false);
    await vi.waitFor(() => expect(readsOf('cardAccounts')).toBe(2));
    expect(shown()).toBe(false);
    expect(notices()).toEqual([['success', ['The account is disabled.']]]);
  });

  it('reverts where the server says no, with its words at the row and in no notice', async () => {
    const { server, press, settled, shown, failure, notices } = await enter();
    server.replies.push(() => ({ code: 403, message: 'This account is closed.' }));
    press(false);
    await settled();
    expect(shown()).toBe(true);
    expect(failure()).toMatchObject({ kind: 'refused', messages: ['This account is closed.'] });
    expect(notices()).toEqual([]);
  });

  it('looks at the list where the answer is lost, and is content with what it wished for', async () => {
    const { server, press, settled, shown, failure } = await enter();
    server.replies.push(() => {
      commit(server, false);
      return 'lost';
    });
    press(false);
    await settled();
    expect([shown(), failure(), server.writes.length]).toEqual([false, null, 1]);
  });

  it('reverts where the answer is lost and nothing was done; the next press is a new one', async () => {
    const { server, press, settled, shown, failure } = await enter();
    server.replies.push(() => 'lost');
    press(false);
    await settled();
    expect([shown(), failure()]).toEqual([
      true,
      expect.objectContaining({ kind: 'unanswered', checked: true }),
    ]);
    press(false);
    await settled();
    expect(server.writes.map(({ key }) => key)).toEqual(['press-1', 'press-2']);
  });

  it('says that nobody can tell where the list cannot be read; the same press is the same request', async () => {
    const { server, press, settled, shown, failure } = await enter();
    server.replies.push(() => 'lost');
    server.lists.cardAccounts = null;
    press(false);
    await settled();
    expect([shown(), failure()]).toEqual([
      true,
      expect.objectContaining({ kind: 'unanswered', checked: false }),
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

  it('takes its doubt back once the list is read and says so', async () => {
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

  it('ends in the last of several quick wishes', async () => {
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

  it('does not read a list that was cleared for one without the account', async () => {
    const { app, server, press, settled, failure } = await enter();
    server.replies.push(() => {
      app.system.get('cardAccounts').send({ type: 'resource.cleared' });
      return 'lost';
    });
    server.lists.cardAccounts = null;
    press(false);
    await settled();
    expect(failure()).toMatchObject({ kind: 'unanswered', checked: false });
  });
});
