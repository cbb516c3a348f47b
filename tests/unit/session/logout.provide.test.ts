import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import { selectIsLoggingOut } from '../../../machines/session/logout/logout.selectors';
import type { LogoutRole } from '../../../machines/session/logout/logout.types';
import { selectIsLoading } from '../../../machines/app/resource/resource.selectors';
import { selectUser } from '../../../machines/session/session/session.selectors';
import { IMPERSONATION_END_RESET_MS } from '../../../src/domain/limits';
import type { Answers } from '../../support/system/play-system';
import { lost, uuid } from '../../support/system/provide/card-dialogs';
import { everything, fullPage, nothing } from '../../support/system/provide/full-page';

const logoutCall = 'GET /api/auth/logout';
const endCall = 'GET /api/admin/end-impersonation';
const patience = { timeout: 5000 };

/** Somebody with a full page asks to leave it, and the server has said what it says. */
async function leave(changed: Answers, role: LogoutRole = 'customer') {
  const system = await fullPage(changed);
  const logout = system.services.get('logout');
  const ended: unknown[] = [];
  logout.on('*', (event) => ended.push(event));
  logout.send({ type: 'logout.requested', role, target: null });
  await waitFor(logout, (snapshot) => !selectIsLoggingOut(snapshot) || ended.length > 0, patience);
  return { ...system, logout, ended, user: () => selectUser(system.services.get('session').getSnapshot()) };
}

describe('a logout', () => {
  it('clears all data of the person, and notifies the other tabs', async () => {
    const { left, user, tabs, ended } = await leave({
      [logoutCall]: () => ({ code: 200, location: '/goodbye' }),
    });
    expect([left(), user()]).toEqual([nothing, null]);
    expect(tabs.announced).toEqual([uuid, null]);
    expect(ended).toEqual([{ type: 'logout.completed', target: '/goodbye' }]);
  });

  it('reloads the menu, now for a visitor', async () => {
    const { services, sent } = await leave({ [logoutCall]: () => ({ code: 200 }) });
    await waitFor(services.get('links'), (list) => !selectIsLoading(list), patience);
    expect(sent('GET /api/content/nav')).toHaveLength(2);
  });

  it('of a session that has already ended is complete: a 401 does not prevent it', async () => {
    const { left, user, ended } = await leave({
      [logoutCall]: () => ({ code: 401, message: 'Please sign in.' }),
    });
    expect([left(), user()]).toEqual([nothing, null]);
    expect(ended).toEqual([{ type: 'logout.completed', target: '/' }]);
  });

  it.each([
    ['refuses', () => ({ code: 403, message: 'Not now.' })],
    ['breaks at', () => ({ code: 500 })],
    ['does not answer', lost],
  ])('that the server %s changes nothing', async (_what, answer) => {
    const { left, user, tabs, ended } = await leave({ [logoutCall]: answer });
    const { notices, ...others } = left();
    // The newest stands first.
    expect([notices.length, { ...others, notices: notices.slice(1) }]).toEqual([2, everything]);
    expect([user()?.uuid, tabs.announced, ended]).toEqual([uuid, [uuid], []]);
  });

  it.each([
    ['/goodbye?why=1', '/goodbye?why=1'],
    ['https://cabrank.test/login', '/login'],
    ['https://elsewhere.test/', '/'],
    ['//elsewhere.test', '/'],
    [null, '/'],
  ])('goes to the server’s location on this site: %s', async (location, target) => {
    vi.stubGlobal('location', { origin: 'https://cabrank.test' });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { ended } = await leave({ [logoutCall]: () => ({ code: 200, location }) });
    expect(ended).toEqual([{ type: 'logout.completed', target }]);
  });
});

describe('the end of an impersonation', () => {
  it('clears all data of the customer, reads the user, and holds the lock for a moment', async () => {
    const { left, ended, sent, clock, logout } = await leave(
      { [endCall]: () => ({ code: 200 }) },
      'impersonatingAdmin',
    );
    expect(left()).toEqual(nothing);
    expect(ended).toEqual([{ type: 'impersonation.ended', target: '/customers' }]);
    expect([sent(logoutCall), sent('GET /api/auth/user').length]).toEqual([[], 2]);
    clock.increment(IMPERSONATION_END_RESET_MS - 1);
    expect(selectIsLoggingOut(logout.getSnapshot())).toBe(true);
    clock.increment(1);
    expect(selectIsLoggingOut(logout.getSnapshot())).toBe(false);
  });

  it('that failed changes nothing', async () => {
    const { left, ended } = await leave({ [endCall]: () => ({ code: 500 }) }, 'impersonatingAdmin');
    expect(left()).toMatchObject({ lists: everything.lists, drafts: true, secret: everything.secret });
    expect(ended).toEqual([]);
  });
});
